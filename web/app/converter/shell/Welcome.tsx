import { Icon } from '../../ui/Icon';
import { TextButton } from '../../ui/TextButton';
import { ToolButton } from '../../ui/ToolButton';
import { edits } from '../document/edits';
import { useManuscript } from '../document/use-manuscript';
import { useConverter } from '../instance/converter-context';
import { EDITOR_ID, editorPlace } from '../view/editor-place';

interface WelcomeProps {
  readonly onOpen: () => void;
  readonly onLoadSample: () => void;
}

/** Below the large target: other ways to get a text, and back to the one that was cleared. */
export function Welcome({ onOpen, onLoadSample }: WelcomeProps) {
  const converter = useConverter();
  const canUndo = useManuscript(({ history }) => history.past.length > 0);

  function write(): void {
    edits(converter).begin();
    editorPlace(converter).focusEditor();
  }

  return (
    <div className="needs-script">
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-3 text-base text-faded">
        <button
          type="button"
          onClick={onOpen}
          className="inline-flex h-12 items-center gap-3 rounded-sheet border border-edge bg-sheet pr-5 pl-4 font-semibold text-ink hover:border-accent hover:text-accent"
        >
          <Icon name="open" />
          Open file
        </button>
        <p>
          or <span className="pointer-coarse:hidden">drop it here, </span>
          <TextButton controls={converter.id(EDITOR_ID)} onClick={write}>
            start writing
          </TextButton>{' '}
          or <TextButton onClick={onLoadSample}>load the sample</TextButton>
        </p>
      </div>
      {canUndo && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
        <div
          role="group"
          aria-label="Cleared text"
          className="mt-3 flex items-center gap-1 text-sm text-faded"
        >
          <span>The text was cleared.</span>
          <ToolButton icon="undo" label="Undo" keys="Z" labelled onClick={edits(converter).undo} />
        </div>
      )}
    </div>
  );
}
