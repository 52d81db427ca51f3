import { useId } from 'react';
import { ToolButton } from '../../ui/ToolButton';
import { edits } from '../document/edits';
import { useManuscript } from '../document/use-manuscript';
import { useConverter } from '../instance/converter-context';
import { editorPlace } from '../view/editor-place';

/**
 * Says that the editor shows only a part of a large text, and moves through the rest. It is one line, in the narrower of two panes
 * without the slider, and two where the pane is too narrow for its words.
 */
export default function LargeDocumentBar() {
  const converter = useConverter();
  const showsAll = useManuscript((current) => current.showsAll);
  return (
    <div className="@container border-b border-rule bg-warn-wash">
      <div className="flex flex-wrap items-center gap-x-2 px-3 text-xs [&_button]:h-8 [&_button]:min-w-8">
        {showsAll ? (
          <p className="min-w-0 flex-1">Showing the whole text</p>
        ) : (
          <>
            <p role="status" className="flex-1 @max-[30.5rem]:basis-full @max-[30.5rem]:pt-1">
              Large document mode: Showing portion around cursor
            </p>
            <PartControls />
          </>
        )}
        <button
          type="button"
          onClick={() => {
            edits(converter).showAll(!showsAll);
            editorPlace(converter).focusEditor();
          }}
          className="rounded-small whitespace-nowrap text-accent underline underline-offset-4 hover:text-accent-strong"
        >
          {showsAll ? 'Show only a part' : 'Edit the whole text'}
        </button>
      </div>
    </div>
  );
}

function PartControls() {
  const converter = useConverter();
  const from = useManuscript(({ excerpt }) => excerpt.from);
  const isLast = useManuscript(({ excerpt, text }) => excerpt.to === text.length);
  const percent = useManuscript(({ excerpt, text }) => {
    const hidden = text.length - (excerpt.to - excerpt.from);
    return Math.round((100 * excerpt.from) / Math.max(1, hidden));
  });
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div role="group" aria-label="Parts of the text" className="flex items-center @max-[30.5rem]:flex-1">
      <ToolButton
        icon="previous"
        label="Previous part"
        disabled={from === 0}
        onClick={() => edits(converter).turnPart('previous')}
      />
      <label htmlFor={id} className="sr-only">
        Place in the text
      </label>
      <input
        id={id}
        type="range"
        min="0"
        max="100"
        value={percent}
        aria-valuetext={`${percent} percent`}
        onChange={(event) => edits(converter).showPlace(Number(event.target.value) / 100)}
        className="w-20 min-w-8 flex-1 cursor-pointer accent-accent @min-[30.5rem]:@max-[38rem]:hidden"
      />
      <ToolButton
        icon="next"
        label="Next part"
        disabled={isLast}
        onClick={() => edits(converter).turnPart('next')}
      />
    </div>
  );
}
