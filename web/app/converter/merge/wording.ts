import type { ChangeKind, MergeBase } from '@footmark/engine/merge';
import type { MergeReview } from '../document/returned';
import type { MergeItem } from './merge-review';

const KINDS: Readonly<Record<ChangeKind, string>> = {
  words: 'Words',
  formatting: 'Formatting',
  'heading-level': 'Level of a heading',
  'block-added': 'Added',
  'block-removed': 'Removed',
  'block-moved': 'Moved',
  'block-changed': 'Changed',
  'row-added': 'Row added',
  'row-removed': 'Row removed',
  'note-added': 'Note added',
  'note-removed': 'Note removed',
};

export function kindOf(item: MergeItem): string {
  if (item.type === 'comment') return 'Comment';
  return item.change.conflict ? `${KINDS[item.change.kind]} · changed by both` : KINDS[item.change.kind];
}

/** What the file was compared with, if that is not obvious. */
export function baseMessage({ merge }: MergeReview): string | undefined {
  const messages: Readonly<Record<MergeBase, string | undefined>> = {
    source: undefined,
    tracked:
      'The file does not contain its Markdown. It was compared with its own text before the tracked changes.',
    text: 'The file does not contain its Markdown. It was compared with your text as it is now: anything that you have changed since you sent it looks as if the reviewer had undone it.',
  };
  return messages[merge.base];
}

/** `12 March`, with the year if it is a different one; undefined if the date is missing or unreadable. */
export function dayOf(date: string | undefined, now: Date): string | undefined {
  const time = date ? new Date(date) : undefined;
  if (!time || Number.isNaN(time.getTime())) return undefined;
  const isThisYear = time.getFullYear() === now.getFullYear();
  return time.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    ...(!isThisYear && { year: 'numeric' }),
  });
}

const SPOKEN_LENGTH = 120;

/** An item in one sentence, for those who hear it. */
export function announcementOf(item: MergeItem): string {
  if (item.type === 'comment') return `Comment${by(item.comment.author)}: ${cut(item.comment.text)}`;
  const { before, after, author, conflict } = item.change;
  const parts = [
    before !== '' && `“${cut(before)}”${after === '' ? ' deleted' : ''}`,
    after !== '' && `${before === '' ? '' : 'becomes '}“${cut(after)}”${before === '' ? ' inserted' : ''}`,
    ...item.comments.map(({ text }) => `comment: ${cut(text)}`),
    conflict?.message,
  ];
  return `${kindOf(item)}${by(author)}: ${parts.filter(Boolean).join(', ')}`;
}

function by(author: string | undefined): string {
  return author ? ` by ${author}` : '';
}

function cut(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > SPOKEN_LENGTH ? `${line.slice(0, SPOKEN_LENGTH)}…` : line;
}
