import type { IndexMark } from '../../../model/document.js';
import type { InlineHandler } from './stack.js';

/** Word has nine levels, but no more than three are read with ease. */
const MAX_LEVELS = 3;

/** A place that the index leads to; one without an entry says nothing. */
export const indexMark: InlineHandler = (stack, { content }) => {
  const mark = markOf(content, stack.line);
  if (!mark) return;
  stack.reader.indexMarks.push(mark);
  stack.add(mark);
};

/** As makeindex reads it: levels part at `!`, what an entry is sorted by stands before `@`, what it shows after `|`. */
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
