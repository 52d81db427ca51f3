import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';

interface MergeBarProps {
  /** What the selected item is. */
  readonly kind: 'change' | 'conflict' | 'comment';
  /** Whether it is undecided. */
  readonly isOpen: boolean;
  /** Whether it can go into the text. */
  readonly isTakeable: boolean;
  readonly onTake: () => void;
  readonly onLeave: () => void;
  readonly onTurn: (direction: 1 | -1) => void;
}

/** The names of the two decisions. */
const NAMES = {
  change: { leave: 'Reject', take: 'Accept' },
  conflict: { leave: 'Keep mine', take: 'Take theirs' },
  comment: { leave: 'Done', take: 'Into the text' },
} as const;

/** The decisions about the selected item, between the buttons that lead to the items before and after it. */
export function MergeBar({ kind, isOpen, isTakeable, onTake, onLeave, onTurn }: MergeBarProps) {
  const names = NAMES[kind];
  const take = { onClick: onTake, 'aria-disabled': !isTakeable, children: names.take };
  const leave = { onClick: onLeave, 'aria-disabled': !isOpen, children: names.leave };
  // A comment is usually done with: for it, the first button would insert it into the text.
  const isComment = kind === 'comment';
  return (
    <div className="merge-bar">
      <button type="button" aria-label="Previous" onClick={() => onTurn(-1)} className="merge-turn">
        <Icon name="previous" />
      </button>
      <Button tone="secondary" aria-keyshortcuts={isComment ? 'T' : 'R'} {...(isComment ? take : leave)} />
      <Button aria-keyshortcuts="A" {...(isComment ? leave : take)} />
      <button type="button" aria-label="Next" onClick={() => onTurn(1)} className="merge-turn">
        <Icon name="next" />
      </button>
    </div>
  );
}
