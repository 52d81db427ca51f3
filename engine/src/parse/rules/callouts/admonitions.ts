import type { StateBlock } from 'markdown-it';
import { readLines } from '../core/callout-tokens.js';
import { type ContainerRow, ENDS_ANY } from '../row.js';
import { calloutRow } from './callout-row.js';

/** The kind, more classes, and the title in quotation marks, as Python-Markdown reads them. What is folded may have a title alone. */
const OPENING =
  /^(?:(?:!!!|\?\?\?\+?)[ \t]*([a-z][\w-]*)((?:[ \t]+[a-z][\w-]*)*)(?=[ \t]+["']|$)|\?\?\?\+?(?=[ \t]+["']))(?:[ \t]+(?:"(.*)"|'(.*)')((?:[ \t]+[a-z][\w-]*)*))?$/i;
/** Classes that only place a callout or its parts on a page. */
const PLACES: ReadonlySet<string> = new Set(['inline', 'end', 'annotate']);
const INDENT = 4;

/**
 * MkDocs' callouts: `!!! note "Title"`, or `???` for foldable ones, followed by indented lines.
 *
 * @example
 * !!! note "Title"
 *     text
 * @example
 * ??? tip
 *     text
 *
 *     more
 */
export const admonitions: ContainerRow = calloutRow({
  name: 'admonition',
  dialect: 'MkDocs',
  needs: ['!!!', '???'],
  alt: ENDS_ANY,
  firstCharacters: '!?',
  container: { open: OPENING, close: () => ({ lastLine: lastIndented }) },
  calloutAt: (state, { opening, startLine, lastLine }) => {
    const [, name = 'note', before = '', double, single = '', after = ''] = opening;
    return {
      name,
      title: (double ?? single).replace(/\\(?=["'])/g, ''),
      unread: `${before} ${after}`.split(/\s+/).filter((each) => each !== '' && !PLACES.has(each)),
      readText: () => readLines(state, startLine + 1, lastLine + 1, INDENT),
    };
  },
});

/** The last line that is indented, or blank between such lines. */
function lastIndented(state: StateBlock, startLine: number, endLine: number): number | undefined {
  let end = startLine + 1;
  const isContent = (line: number): boolean => (state.sCount[line] ?? 0) >= state.blkIndent + INDENT;
  while (end < endLine && (state.isEmpty(end) || isContent(end))) end++;
  while (state.isEmpty(end - 1)) end--;
  return end === startLine + 1 ? undefined : end - 1;
}
