import { Suspense, useEffect, useState } from 'react';
import { useSelect } from '../../state/use-select';
import { loadedLater, useLoadedLater } from '../../ui/load-later';
import { ToolButton } from '../../ui/ToolButton';
import { edits } from '../document/edits';
import { screenDocument } from '../document/screen-document';
import type { Converter } from '../instance/converter';
import { useConverter } from '../instance/converter-context';
import { findAll, MAX_COUNTED, nextOf } from '../text/find-in-text';
import { replaceAll } from '../text/replace-in-text';
import { changeView, view } from '../view/view';
import { FIND_FIELD_ID, focusFindField } from './find-field';

const ReplaceRow = loadedLater(() => import('./ReplaceRow'));

interface FindBarProps {
  readonly replaces: boolean;
  readonly onReplaces: (replaces: boolean) => void;
  readonly onClose: () => void;
}

interface Finding {
  readonly index: number;
  readonly count: number;
  /** How many matches were just replaced. */
  readonly replaced?: number;
}

const NOTHING: Finding = { index: -1, count: 0 };

/** Finds and replaces in the whole text, also where the editor shows only a part of it. */
export default function FindBar({ replaces, onReplaces, onClose }: FindBarProps) {
  const converter = useConverter();
  useLoadedLater(ReplaceRow, replaces);
  const [phrase, setPhrase] = useState(() => selectedPhrase(converter));
  const matchesCase = useSelect(view(converter), (current) => current.matchesCase);
  const [finding, setFinding] = useState(NOTHING);
  /** Whether there was something to look for when the row for the replacement was asked for. */
  const [request, setRequest] = useState({ replaces, hasPhrase: false });
  if (request.replaces !== replaces) setRequest({ replaces, hasPhrase: phrase !== '' });
  // Opening the bar means that the visitor wants to type here, instead of what was selected in the text.
  useEffect(() => focusFindField(converter), [converter]);
  const [wanted] = useState(phrase);
  useEffect(() => {
    const { text, selection } = screenDocument(converter).read();
    const found = findAll(text, wanted, view(converter).read().matchesCase);
    const from = Math.min(selection.anchor, selection.head);
    setFinding({ index: found.findIndex((range) => range.from === from), count: found.length });
  }, [wanted, converter]);
  useEffect(() => {
    changeView(converter, { phrase });
  }, [phrase, converter]);
  // Matches are marked in the text as long as the bar is open.
  useEffect(() => () => changeView(converter, { phrase: '' }), [converter]);

  function find(wanted: string, direction: 1 | -1, fromStart: boolean): void {
    const { text, selection } = screenDocument(converter).read();
    const found = findAll(text, wanted, view(converter).read().matchesCase);
    const [start, end] = [
      Math.min(selection.anchor, selection.head),
      Math.max(selection.anchor, selection.head),
    ];
    const index = nextOf(found, direction === -1 || fromStart ? start : end, direction);
    const range = found[index];
    if (range) edits(converter).goTo(range);
    setFinding({ index, count: found.length });
  }

  function change(wanted: string): void {
    setPhrase(wanted);
    find(wanted, 1, true);
  }

  function matchCase(): void {
    changeView(converter, { matchesCase: !matchesCase });
    find(phrase, 1, true);
  }

  /** Replaces the selected match and moves to the next; if none is selected, only moves. */
  function replace(insert: string): void {
    const { text, selection } = screenDocument(converter).read();
    const [from = 0, to = 0] = [selection.anchor, selection.head].sort((a, b) => a - b);
    const [place] = findAll(text.slice(from, to), phrase, matchesCase);
    if (place?.from === 0 && place.to === to - from) edits(converter).insert(insert);
    find(phrase, 1, false);
  }

  function replaceEverywhere(insert: string): void {
    const { text } = screenDocument(converter).read();
    const { count } = replaceAll(text, phrase, insert, matchesCase);
    edits(converter).replacePhrase(phrase, insert, matchesCase);
    setFinding({ ...NOTHING, replaced: count });
  }

  return (
    <search className="flex flex-wrap items-center gap-x-2 border-b border-rule bg-desk px-2 py-1 sm:px-4">
      <div className="flex h-control min-w-44 flex-1 items-center rounded-small border border-edge bg-sheet has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
        <input
          id={converter.id(FIND_FIELD_ID)}
          type="text"
          aria-label="Find in the text"
          placeholder="Find in the text"
          value={phrase}
          onChange={(event) => change(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing)
              find(phrase, event.shiftKey ? -1 : 1, false);
          }}
          className="h-full min-w-0 flex-1 px-3 text-base outline-none placeholder:text-faded sm:text-sm"
        />
        <output className="shrink-0 pr-3 text-sm text-faded tabular-nums">{resultOf(phrase, finding)}</output>
      </div>
      {/* Before the buttons for the keyboard, below them for the eye. */}
      {replaces && (
        <Suspense>
          <div className="order-last flex min-w-0 basis-full flex-wrap items-center gap-2 py-1">
            <ReplaceRow takesFocus={request.hasPhrase} onReplace={replace} onReplaceAll={replaceEverywhere} />
          </div>
        </Suspense>
      )}
      <div className="ml-auto flex">
        <ToolButton
          icon="replace"
          label="Replace"
          expanded={replaces}
          onClick={() => {
            onReplaces(!replaces);
            if (phrase === '') focusFindField(converter);
          }}
        />
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
        <button
          type="button"
          aria-label="Match case"
          aria-pressed={matchesCase}
          data-tooltip="Match case"
          onClick={matchCase}
          className="inline-flex h-control min-w-control items-center justify-center rounded-small px-2 font-serif text-faded hover:bg-wash hover:text-accent aria-pressed:bg-wash aria-pressed:text-accent"
        >
          Aa
        </button>
        <ToolButton icon="close" label="Close find" onClick={onClose} />
      </div>
    </search>
  );
}

/** What was selected, if it can be a phrase to look for. */
function selectedPhrase(converter: Converter): string {
  const { text, selection } = screenDocument(converter).read();
  const { anchor, head } = selection;
  const selected = text.slice(Math.min(anchor, head), Math.max(anchor, head));
  return selected.length > MAX_PHRASE || selected.includes('\n') ? '' : selected;
}

/** UTF-16 code units: nobody looks for more, but they may want to look in it. */
const MAX_PHRASE = 200;

function resultOf(phrase: string, { index, count, replaced = 0 }: Finding): string {
  if (phrase === '') return '';
  if (replaced > 0) return `${replaced.toLocaleString('en')} replaced`;
  if (count === 0) return 'Not found';
  const more = count === MAX_COUNTED ? '+' : '';
  return `${(index + 1).toLocaleString('en')} of ${count.toLocaleString('en')}${more}`;
}
