import type { Comment } from '../../model/document.js';
import { elementsOf, textOf, type XmlElement } from '../../xml/element.js';

/** A comment in the margin (ECMA-376 Part 1, 17.13.4). */
export interface WordComment {
  readonly author: string;
  /** The date in Word's form, such as `2026-01-31T10:00:00Z`; empty if missing. */
  readonly date: string;
  readonly text: string;
  /** The text of the comment, one line for each paragraph. */
  readonly lines: string;
  /** The id of the comment that it answers. */
  readonly parent?: string;
}

/**
 * The comments by their ids.
 *
 * @param extended the part that tells which comments are replies ([MS-DOCX] 2.5.1, commentsEx)
 */
export function commentsOf(
  root: XmlElement | undefined,
  extended?: XmlElement,
): ReadonlyMap<string, WordComment> {
  const parents = parentsOf(root, extended);
  const comments = new Map<string, WordComment>();
  for (const element of elementsOf(root)) {
    if (element.name !== 'w:comment') continue;
    const paragraphs = elementsOf(element)
      .map(visibleText)
      .filter((text) => text !== '');
    const parent = parents.get(element);
    comments.set(element.attributes['w:id'] ?? '', {
      author: element.attributes['w:author'] ?? '',
      date: element.attributes['w:date'] ?? '',
      text: paragraphs.join(' ').replace(/\s+/g, ' ').trim(),
      lines: paragraphs.map((line) => line.replace(/\s+/g, ' ').trim()).join('\n'),
      ...(parent !== undefined && { parent }),
    });
  }
  return comments;
}

/** The ids of replies, with those of the comments that they answer. The file identifies both by their last paragraphs. */
function parentsOf(
  root: XmlElement | undefined,
  extended: XmlElement | undefined,
): ReadonlyMap<XmlElement, string> {
  const byParagraph = new Map(
    elementsOf(root).flatMap((comment) => {
      const paragraph = elementsOf(comment).at(-1)?.attributes['w14:paraId'];
      return paragraph === undefined ? [] : [[paragraph, comment] as const];
    }),
  );
  return new Map(
    elementsOf(extended).flatMap(({ attributes }) => {
      const reply = byParagraph.get(attributes['w15:paraId'] ?? '');
      const parent = byParagraph.get(attributes['w15:paraIdParent'] ?? '')?.attributes['w:id'];
      return reply && parent !== undefined ? [[reply, parent] as const] : [];
    }),
  );
}

/** The comments to keep in the text, by their ids: each with its replies behind it. */
export function threadsOf(
  comments: ReadonlyMap<string, WordComment>,
): ReadonlyMap<string, readonly Comment[]> {
  const threads = new Map<string, [Comment, ...Comment[]]>();
  for (const [id, comment] of comments)
    if (firstOf(id, comments) === id) threads.set(id, [commentOf(comment)]);
  for (const [id, comment] of comments) {
    const thread = threads.get(firstOf(id, comments));
    if (thread && !threads.has(id)) thread.push({ ...commentOf(comment), answers: thread[0] });
  }
  return threads;
}

/** The id of the comment that begins a thread: a file may say that two comments answer each other. */
function firstOf(id: string, comments: ReadonlyMap<string, WordComment>): string {
  const seen = new Set<string>();
  let first = id;
  for (let parent = comments.get(first)?.parent; parent !== undefined; parent = comments.get(first)?.parent) {
    if (!comments.has(parent) || seen.has(parent)) break;
    seen.add(parent);
    first = parent;
  }
  return first;
}

function commentOf({ author, date, lines }: WordComment): Comment {
  const when = new Date(date);
  const by = { ...(author && { author }), ...(!Number.isNaN(when.getTime()) && { date: when }) };
  return { text: lines, by };
}

/** The message about a comment that is left out of the text; `about` is the text that it follows. */
export function commentMessage(
  { author, parent, text }: WordComment,
  about: string,
  comments: ReadonlyMap<string, WordComment>,
): string {
  const by = (name: string): string => (name === '' ? '' : ` by ${name}`);
  const answered = parent === undefined ? undefined : comments.get(parent);
  const who = answered
    ? `A reply${by(author)} to the comment${by(answered.author)}`
    : `A comment${by(author)}`;
  return `${who}${about === '' ? '' : ` after "${about}"`}: ${text}`;
}

function visibleText(element: XmlElement): string {
  if (element.name === 'w:t') return textOf(element);
  if (element.name === 'w:tab' || element.name === 'w:br') return ' ';
  if (element.name === 'w:del') return '';
  return elementsOf(element).map(visibleText).join('');
}
