import type { TemplateStyleEntry } from '@footmark/engine';
import { useEffect, useId, useRef, useState } from 'react';
import { TextField } from '../../../ui/TextField';
import { StyleSample } from './StyleSample';
import { OWN_LOOK, shownName } from './style-names';

interface StyleChoicesProps {
  readonly label: string;
  readonly offered: readonly TemplateStyleEntry[];
  /** The visitor's choice: the name of a style, null for our own; undefined if none was made. */
  readonly chosen: string | null | undefined;
  readonly proposed: string | null;
  /** Our own look, drawn beside the others. */
  readonly own: TemplateStyleEntry | undefined;
  readonly onChoose: (name: string | null | undefined) => void;
  readonly onClose: () => void;
}

/** From this number of styles on, there is a search field. */
const MANY = 12;

/** The template's styles, each shown in its own look. The arrow keys choose, and the pages show the effect at once. */
export function StyleChoices({
  label,
  offered,
  chosen,
  proposed,
  own,
  onChoose,
  onClose,
}: StyleChoicesProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState('');
  const query = wanted.trim().toLowerCase();
  const found = offered
    .filter(({ name }) => shownName(name).toLowerCase().includes(query))
    .toSorted((a, b) => shownName(a.name).localeCompare(shownName(b.name), undefined, { numeric: true }));
  useEffect(() => {
    const checked = box.current?.querySelector<HTMLElement>('input:checked');
    const row = checked?.closest('label');
    checked?.focus({ preventScroll: true });
    if (row?.parentElement) row.parentElement.scrollTop = row.offsetTop - row.parentElement.offsetTop;
    // At the foot of the panel, the list would open out of view.
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  const choice = (
    key: string,
    isChecked: boolean,
    value: string | null | undefined,
    text: string,
    entry?: TemplateStyleEntry,
  ) => (
    <label key={key} className="style-choice">
      <input type="radio" name={id} checked={isChecked} onChange={() => onChoose(value)} />
      <StyleSample style={entry} />
      <span className="min-w-0 flex-1 break-words">{text}</span>
    </label>
  );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the list, whatever in it has the focus
    <div
      ref={box}
      className="style-choices"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      {offered.length > MANY && (
        <TextField
          label="Find a style"
          value={wanted}
          onChange={setWanted}
          autoComplete="off"
          spellCheck={false}
        />
      )}
      <div role="radiogroup" aria-label={label} className="style-list">
        {query === '' &&
          choice(
            'proposed',
            chosen === undefined,
            undefined,
            `Automatic: ${proposed === null ? OWN_LOOK : shownName(proposed)}`,
            proposed === null ? own : offered.find(({ name }) => name === proposed),
          )}
        {query === '' && choice('own', chosen === null, null, OWN_LOOK, own)}
        {found.map((entry) =>
          choice(`style ${entry.name}`, chosen === entry.name, entry.name, shownName(entry.name), entry),
        )}
        {query !== '' && found.length === 0 && (
          <p className="p-2 text-sm text-faded">No style has this name.</p>
        )}
      </div>
    </div>
  );
}
