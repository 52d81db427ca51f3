import type { Comment, CommentMark, Inline, Revision } from '../model/document.js';
import { BEGINS, ENDS, INCLUDES_PARAGRAPH_MARK } from '../source/critic-markup.js';

/** Running text with the comments on all of it. */
export interface CommentedText {
  readonly comments: readonly Comment[];
  readonly inner: readonly Inline[];
  /** The place of its last mark. */
  readonly last: number;
}

/** What comments beginning at a place are about; undefined if they do not all end where the first does. */
export function commentedText(inlines: readonly Inline[], index: number): CommentedText | undefined {
  const comments: Comment[] = [];
  let start = index;
  for (let each = inlines[start]; each?.type === 'commentStart'; each = inlines[++start])
    comments.push(each.comment);
  const [first] = comments;
  const end = inlines.findIndex((each) => each.type === 'commentEnd' && each.comment === first);
  if (end === -1) return undefined;
  const marks = inlines.slice(end, end + comments.length);
  const isWhole = marks.every((each, at) => each.type === 'commentEnd' && each.comment === comments[at]);
  const inner = inlines.slice(start, end);
  if (!isWhole || inner.some(({ type }) => type === 'commentStart' || type === 'commentEnd'))
    return undefined;
  return { comments, inner, last: end + comments.length - 1 };
}

/**
 * One end of what a comment is about that ends in another paragraph, or crosses another comment. A reply stands right behind the
 * comment that it answers.
 */
export function commentEnd({ type, comment }: CommentMark): string {
  if (comment.answers) return type === 'commentStart' ? '' : `{>>${commentText(comment)}<<}`;
  return `{>>${type === 'commentStart' ? BEGINS : ENDS}${commentText(comment)}<<}`;
}

/**
 * What a comment says, which ends at its closing mark, whatever precedes that. CriticMarkup has no place for names: a reply by
 * somebody else begins with theirs.
 */
export function commentText({ text, by, answers }: Comment): string {
  const isOther = answers && by?.author !== undefined && by.author !== answers.by?.author;
  return `${isOther ? `${by.author}: ` : ''}${text}`.replaceAll('<<}', '<< }');
}

export function isRevision(inline: Inline | undefined): inline is Revision {
  return inline?.type === 'insertion' || inline?.type === 'deletion';
}

/** Whether a deletion is right before an insertion. */
export function isSubstitution(inlines: readonly Inline[], index: number): boolean {
  const [out, into] = [inlines[index], inlines[index + 1]];
  if (
    out?.type !== 'deletion' ||
    into?.type !== 'insertion' ||
    out.includesParagraphMark ||
    into.includesParagraphMark
  )
    return false;
  return ![...out.children, ...into.children].some(isRevision);
}

const SEPARATOR = String.raw`(\n+(?:[ \t>]|[-+*][ \t]|\d{1,9}[.)][ \t]|\[[ xX]\] |#{1,6}[ \t])*)`;
const JOINT = new RegExp(String.raw`${INCLUDES_PARAGRAPH_MARK}(\+\+|--)\}${SEPARATOR}\{\1`, 'g');
const WHOLE = new RegExp(String.raw`\{>>${BEGINS}([^\n]*?)<<\}([\s\S]*?)\{>>${ENDS}\1<<\}`, 'g');
const REST = new RegExp(`[${INCLUDES_PARAGRAPH_MARK}${BEGINS}${ENDS}]`, 'g');

/** Merges changes and comments that were marked in each of several blocks, so that one pair of delimiters spans them. */
export function withJoinedReviews(markdown: string): string {
  if (markdown.search(REST) === -1) return markdown;
  return markdown.replace(JOINT, '$2').replace(WHOLE, '{==$2==}{>>$1<<}').replace(REST, '');
}
