import { useEffect, useState } from 'react';
import { ToolButton } from '../../ui/ToolButton';
import { findAll, MOST_COUNTED, nextOf } from '../text/find-in-text';
import { edits } from '../text/manuscript-edits';
import { manuscriptStore } from '../text/manuscript-store';
import { FIND_FIELD_ID, focusFindField } from './find-field';

interface FindBarProps {
  readonly onClose: () => void;
}

interface Finding {
  readonly index: number;
  readonly count: number;
}

const NOTHING: Finding = { index: -1, count: 0 };

/** Finds in the whole text, also where the editor shows only a part of it. */
export function FindBar({ onClose }: FindBarProps) {
  const [phrase, setPhrase] = useState('');
  const [finding, setFinding] = useState(NOTHING);
  // The bar opens because somebody wants to type here.
  useEffect(focusFindField, []);

  function find(wanted: string, direction: 1 | -1, fromStart: boolean): void {
    const { text, selection } = manuscriptStore.read();
    const found = findAll(text, wanted);
    const [start, end] = [
      Math.min(selection.anchor, selection.head),
      Math.max(selection.anchor, selection.head),
    ];
    const index = nextOf(found, direction === -1 || fromStart ? start : end, direction);
    const range = found[index];
    if (range) edits.goTo(range);
    setFinding({ index, count: found.length });
  }

  function change(wanted: string): void {
    setPhrase(wanted);
    find(wanted, 1, true);
  }

  return (
    <search className="flex flex-wrap items-center gap-x-2 border-b border-rule bg-desk px-2 py-1 sm:px-4">
      <input
        id={FIND_FIELD_ID}
        type="text"
        aria-label="Find in the text"
        placeholder="Find in the text"
        value={phrase}
        onChange={(event) => change(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') find(phrase, event.shiftKey ? -1 : 1, false);
        }}
        className="h-10 min-w-48 flex-1 rounded-small border border-edge bg-sheet px-3 text-base placeholder:text-faded sm:text-sm"
      />
      <output className="min-w-20 text-right text-sm text-faded tabular-nums">{said(phrase, finding)}</output>
      <div className="flex">
        <ToolButton
          icon="previous"
          label="Previous place"
          disabled={finding.count === 0}
          onClick={() => find(phrase, -1, false)}
        />
        <ToolButton
          icon="next"
          label="Next place"
          disabled={finding.count === 0}
          onClick={() => find(phrase, 1, false)}
        />
        <ToolButton icon="close" label="Close find" onClick={onClose} />
      </div>
    </search>
  );
}

function said(phrase: string, { index, count }: Finding): string {
  if (phrase === '') return '';
  if (count === 0) return 'Not found';
  const more = count === MOST_COUNTED ? '+' : '';
  return `${(index + 1).toLocaleString('en')} of ${count.toLocaleString('en')}${more}`;
}
