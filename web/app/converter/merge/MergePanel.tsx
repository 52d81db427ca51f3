import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { counted } from '../../../../engine/src/text/counted';
import { adoptSheet } from '../../csp/adopted-sheet';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { LongList } from '../../ui/LongList';
import { TextButton } from '../../ui/TextButton';
import type { MergeReview, Returned } from '../document/returned';
import { useManuscript } from '../document/use-manuscript';
import { useConverter } from '../instance/converter-context';
import { editorPlace } from '../view/editor-place';
import { mergeKeeper } from './keep-merge';
import { MergeBar } from './MergeBar';
import { MergeEntry } from './MergeEntry';
import styles from './merge.css?inline';
import {
  fold,
  giveFocus,
  selectedItem,
  selectItem,
  settle,
  settleAll,
  settleSelected,
  turnItem,
} from './merge-actions';
import entryStyles from './merge-entry.css?inline';
import { canTake, countsOf, isOpen, itemsOf } from './merge-review';
import { announcementOf, baseMessage } from './wording';

adoptSheet(styles + entryStyles);

export const MERGE_PANE_ID = 'changes-pane';
interface MergePanelProps {
  readonly screen: Returned;
  /** Returns to the text, where text and pages are not side by side. */
  readonly onShowText: () => void;
}

/** The changes in a returned Word file, in the order of the text, to be accepted or rejected. */
export default function MergePanel({ screen, onShowText }: MergePanelProps) {
  const converter = useConverter();
  const { review, selected } = screen;
  const text = useManuscript((manuscript) => manuscript.text);
  const list = useRef<HTMLOListElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const items = itemsOf(review);
  const counts = countsOf(review);
  const chosen = items.find(({ id }) => id === selected);
  const isDone = counts.open === 0;

  useEffect(
    () => giveFocus(converter, () => list.current?.querySelector<HTMLElement>('[aria-current]')),
    [converter],
  );
  useEffect(() => {
    const entry = list.current?.querySelector(`[data-item="${CSS.escape(selected ?? '')}"]`);
    entry?.scrollIntoView({ block: 'nearest' });
    // Keyboard users continue from there.
    if (list.current?.contains(document.activeElement))
      entry?.querySelector('button')?.focus({ preventScroll: true });
  }, [selected]);

  function act(run: () => void, what?: string): void {
    run();
    const next = selectedItem(converter);
    setAnnouncement([what, next && announcementOf(next)].filter(Boolean).join('. '));
  }
  const isComment = chosen?.type === 'comment';
  const isConflict = chosen?.type === 'change' && chosen.change.conflict !== undefined;
  const isTakeable = chosen !== undefined && canTake(review, text, chosen);
  const take = () => act(() => settleSelected(converter, 'taken'), isComment ? 'In the text' : 'Accepted');
  const reject = () => act(() => settleSelected(converter, 'left'), isComment ? 'Done' : 'Rejected');

  function pressKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const run = KEYS[event.key]?.({
      // The same key throughout. For a comment it means "done", so that none is inserted into the text unasked.
      accept: isComment ? reject : take,
      reject,
      write: isComment ? take : nothing,
      turn: (direction) => act(() => turnItem(converter, direction)),
    });
    if (run) event.preventDefault();
  }

  return (
    <section id={converter.id(MERGE_PANE_ID)} aria-label="Changes" className="merge" onKeyDown={pressKey}>
      <div className="merge-head">
        <h2>Changes in {review.fileName}</h2>
        <button
          type="button"
          aria-label="Put away for later"
          onClick={() => fold(converter, true)}
          className="merge-close"
        >
          <Icon name="close" />
        </button>
        <p role="status" className="merge-count">
          {isDone
            ? 'Nothing left to decide'
            : `${counts.open.toLocaleString('en')} of ${counts.all.toLocaleString('en')} left`}
        </p>
        {counts.openChanges - counts.openConflicts > 0 && (
          <p className="merge-all">
            <TextButton
              onClick={() => act(() => settleAll(converter, 'taken'), 'All accepted except conflicts')}
            >
              Accept all
            </TextButton>
            <TextButton
              onClick={() => act(() => settleAll(converter, 'left'), 'All rejected except conflicts')}
            >
              Reject all
            </TextButton>
          </p>
        )}
        <MergeRemarks review={review} />
      </div>
      <p aria-live="assertive" className="sr-only">
        {announcement}
      </p>
      <ol ref={list} aria-label="Changes and comments" className="merge-list">
        {items.map((item, index) => (
          <MergeEntry
            key={item.id}
            item={item}
            number={index + 1}
            review={review}
            text={text}
            isSelected={item.id === selected}
            onSelect={() => selectItem(converter, item.id)}
            onReopen={() => act(() => settle(converter, [item], 'open'), 'Open again')}
            onShowText={onShowText}
          />
        ))}
      </ol>
      {isDone ? (
        <div className="merge-end">
          <p>{summaryOf(review)}</p>
          <Button
            onClick={() => {
              mergeKeeper(converter).endMerge();
              editorPlace(converter).focusEditor();
            }}
          >
            Done
          </Button>
        </div>
      ) : (
        <MergeBar
          kind={isComment ? 'comment' : isConflict ? 'conflict' : 'change'}
          isOpen={chosen !== undefined && isOpen(review, chosen)}
          isTakeable={isTakeable}
          onTake={take}
          onLeave={reject}
          onTurn={(direction) => act(() => turnItem(converter, direction))}
        />
      )}
    </section>
  );
}

interface Keys {
  readonly accept: () => void;
  readonly reject: () => void;
  /** Inserts a comment into the text. */
  readonly write: () => void;
  readonly turn: (direction: 1 | -1) => void;
}

/** Only in the list and its buttons; elsewhere, letters have no such meaning. */
const KEYS: Readonly<Record<string, (keys: Keys) => true>> = {
  a: ({ accept }) => done(accept),
  r: ({ reject }) => done(reject),
  t: ({ write }) => done(write),
  ArrowDown: ({ turn }) => done(() => turn(1)),
  j: ({ turn }) => done(() => turn(1)),
  ArrowUp: ({ turn }) => done(() => turn(-1)),
  k: ({ turn }) => done(() => turn(-1)),
};

const nothing = (): void => undefined;

function done(run: () => void): true {
  run();
  return true;
}

/** What the visitor should know about the comparison. */
function MergeRemarks({ review }: { readonly review: MergeReview }) {
  const { likeness, seemsUnrelated, notices } = review.merge;
  const base = baseMessage(review);
  return (
    <>
      {seemsUnrelated && (
        <p className="merge-remark">
          It shares only {Math.round(likeness * 100)}% of its words with your text: it may be another
          document.
        </p>
      )}
      {base && <p className="merge-remark">{base}</p>}
      {notices.length > 0 && (
        <details className="merge-remark">
          <summary>{counted(notices.length, 'thing was', 'things were')} not compared</summary>
          <LongList items={notices} count={notices.length} className="">
            {({ message }, index) => (
              // Two of them may have the same wording.
              <li key={index}>{message}.</li>
            )}
          </LongList>
        </details>
      )}
    </>
  );
}

function summaryOf(review: MergeReview): string {
  const { changes, taken, left } = countsOf(review);
  if (changes === 0) return 'All comments are read.';
  const rejected = left === 0 ? '' : `, ${left.toLocaleString('en')} rejected`;
  return `${taken.toLocaleString('en')} of ${counted(changes, 'change')} accepted${rejected}. Undo takes them back.`;
}
