import type { MergeChange, MergeComment } from '@footmark/engine/merge';
import { useState } from 'react';
import { Icon } from '../../ui/Icon';
import { TextButton } from '../../ui/TextButton';
import type { MergeReview } from '../document/returned';
import { canReopen, type ItemState, type MergeItem, stateOf } from './merge-review';
import { dayOf, kindOf } from './wording';

interface MergeEntryProps {
  readonly item: MergeItem;
  /** Counted from 1. */
  readonly number: number;
  readonly review: MergeReview;
  readonly text: string;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
  readonly onReopen: () => void;
  readonly onShowText: () => void;
}

const STATES: Readonly<Record<ItemState, Readonly<Record<MergeItem['type'], string | undefined>>>> = {
  open: { change: undefined, comment: undefined },
  changed: { change: undefined, comment: undefined },
  taken: { change: 'Accepted', comment: 'In the text' },
  left: { change: 'Rejected', comment: 'Read' },
};

/** A change or a comment in the list. Clicking its head selects it. */
export function MergeEntry(props: MergeEntryProps) {
  const { item, number, review, text, isSelected, onSelect, onReopen, onShowText } = props;
  const state = stateOf(review, text, item);
  const verdict = STATES[state][item.type];
  const { author, date } = item.type === 'change' ? item.change : item.comment;
  const [now] = useState(() => new Date());
  const line = item.type === 'change' ? item.change.line : item.comment.place?.line;
  return (
    <li
      data-item={item.id}
      data-state={state}
      data-conflict={(item.type === 'change' && item.change.conflict !== undefined) || undefined}
      className="merge-item"
    >
      <p className="merge-item-head">
        <button
          type="button"
          aria-current={isSelected || undefined}
          tabIndex={isSelected ? 0 : -1}
          onClick={onSelect}
          className="merge-select"
        >
          <span className="merge-number">{number}.</span> {author || kindOf(item)}
        </button>
        <span className="merge-meta">
          {[
            author && kindOf(item),
            dayOf(date, now),
            line !== undefined && `line ${line.toLocaleString('en')}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </p>
      {item.type === 'change' ? (
        <Change change={item.change} comments={item.comments} />
      ) : (
        <Comment comment={item.comment} />
      )}
      {state === 'changed' && (
        <p className="merge-changed">
          You have edited this place since. Reject it, or undo your edit to accept it.
        </p>
      )}
      {(verdict || isSelected) && (
        <p className="merge-item-foot">
          {verdict && (
            <span className="merge-state">
              <Icon name={state === 'left' && item.type === 'change' ? 'close' : 'done'} />
              {verdict}
            </span>
          )}
          {verdict && canReopen(review, text, item) && (
            <TextButton label={`Decide again on ${number}`} onClick={onReopen}>
              Decide again
            </TextButton>
          )}
          {isSelected && (
            <span className="merge-show">
              <TextButton onClick={onShowText}>Show in the text</TextButton>
            </span>
          )}
        </p>
      )}
    </li>
  );
}

function Change({
  change,
  comments,
}: {
  readonly change: MergeChange;
  readonly comments: readonly MergeComment[];
}) {
  const { before, after, around, conflict } = change;
  return (
    <>
      {conflict ? (
        <>
          <p className="merge-conflict">{conflict.message}</p>
          <dl className="merge-sides">
            <dt>Yours</dt>
            <dd>{conflict.yours || 'nothing'}</dd>
            <dt>Theirs</dt>
            <dd>{conflict.theirs || 'nothing'}</dd>
          </dl>
        </>
      ) : (
        <p dir="auto" className="merge-text">
          {around[0]}
          {before !== '' && (
            <del>
              <span className="sr-only">deleted: </span>
              {before}
            </del>
          )}
          {before !== '' && after !== '' && ' '}
          {after !== '' && (
            <ins>
              <span className="sr-only">inserted: </span>
              {after}
            </ins>
          )}
          {around[1]}
        </p>
      )}
      {comments.map((comment) => (
        <Comment key={comment.id} comment={comment} isBeside />
      ))}
    </>
  );
}

function Comment({
  comment,
  isBeside = false,
}: {
  readonly comment: MergeComment;
  readonly isBeside?: boolean;
}) {
  const { author, quoted, text } = comment;
  return (
    <div className="merge-comment">
      {quoted !== '' && <blockquote dir="auto">{quoted}</blockquote>}
      <p dir="auto">
        {isBeside && author !== '' && <strong>{author}: </strong>}
        {text}
      </p>
    </div>
  );
}
