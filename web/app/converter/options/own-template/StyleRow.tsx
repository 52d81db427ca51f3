import type { TemplateStyleEntry } from '@footmark/engine';
import { useId } from 'react';
import { ChangedMark } from '../../../ui/ChangedMark';
import { Icon } from '../../../ui/Icon';
import { StyleChoices } from './StyleChoices';
import { StyleSample } from './StyleSample';
import { type NamedStyle, OWN_LOOK, shownName } from './style-names';

interface StyleRowProps {
  readonly style: NamedStyle;
  /** The template's styles that can be used for it. */
  readonly offered: readonly TemplateStyleEntry[];
  /** The name of the style in use; null for our own. */
  readonly used: string | null;
  /** The default, if the visitor chooses none. */
  readonly proposed: string | null;
  /** Our own look. */
  readonly own: TemplateStyleEntry | undefined;
  /** Whether the visitor has chosen. */
  readonly isChosen: boolean;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  /** Undefined to return to the proposal. */
  readonly onChoose: (name: string | null | undefined) => void;
}

/** One Markdown element, and the template's style for it. */
export function StyleRow(props: StyleRowProps) {
  const { style, offered, used, proposed, own, isChosen, isOpen, onOpen, onChoose } = props;
  const id = useId();
  const entry = used === null ? own : offered.find(({ name }) => name === used);
  return (
    <div data-option="" data-style={style.id}>
      <div className="mb-1 flex items-baseline justify-between gap-3 text-sm">
        <span id={id} className="text-faded">
          {style.name}
          {style.sign && <code className="ml-2 text-xs"> {style.sign}</code>}
        </span>
        {isChosen && (
          <ChangedMark label={`choose ${style.name} automatically`} onReset={() => onChoose(undefined)} />
        )}
      </div>
      <button
        type="button"
        id={`${id}-button`}
        aria-labelledby={`${id} ${id}-button`}
        aria-expanded={isOpen}
        onClick={() => onOpen(!isOpen)}
        className="style-button"
      >
        <StyleSample style={entry} />
        <span className="min-w-0 flex-1 truncate text-left">
          {used === null ? OWN_LOOK : shownName(used)}
        </span>
        <span className={`text-faded ${isOpen ? 'rotate-180' : ''}`}>
          <Icon name="next" />
        </span>
      </button>
      {isOpen && (
        <StyleChoices
          label={style.name}
          offered={offered}
          chosen={isChosen ? used : undefined}
          proposed={proposed}
          own={own}
          onChoose={onChoose}
          onClose={() => {
            onOpen(false);
            document.getElementById(`${id}-button`)?.focus();
          }}
        />
      )}
    </div>
  );
}
