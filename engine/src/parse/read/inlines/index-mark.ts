import type { IndexMark } from '../../../model/document.js';
import type { InlineHandler } from '../inline-stack.js';

/** The most levels of an index entry. Word supports nine, but more than three are hard to read. */
const MAX_LEVELS = 3;

/** An index entry; an empty one is dropped. */
export const indexMark: InlineHandler = (stack, { content }) => {
  const mark = markOf(content, stack.line);
  if (!mark) return;
  stack.reader.indexMarks.push(mark);
  stack.add(mark);
};

/** Parses an entry as makeindex does: `!` separates levels, the sort key precedes `@`, and the page format follows `|`. */
function markOf(content: string, line: number): IndexMark | undefined {
  const [entry = '', ...encap] = content.split('|');
  const path = entry
    .split('!')
    .map((level) =>
      level.slice(level.indexOf('@') + 1).replace(/\\[a-z]+\{([^{}]*)\}|\\([_%&#${}])|[{}]/gi, '$1$2'),
    )
    .map((level) => level.replace(/\s+/g, ' ').trim())
    .filter((level) => level !== '');
  if (path.length === 0) return undefined;
  const see = /^see(?:also)?\s*\{([^{}]*)\}/.exec(encap.join('|').trim())?.[1]?.trim();
  return { type: 'indexMark', path: path.slice(0, MAX_LEVELS), ...(see ? { see } : {}), line };
}
