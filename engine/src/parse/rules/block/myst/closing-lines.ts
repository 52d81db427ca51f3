import type { StateBlock } from 'markdown-it';
import { type Attributes, attributesAt } from '../../../attributes.js';
import { lineOf } from '../block-lines.js';
import { type DirectiveKind, directiveKind } from './directive-kinds.js';

/** The first line of a directive: ```` ```{figure #name} tea.png ````. */
export interface DirectiveOpening {
  readonly name: string;
  readonly attributes: Attributes;
  /** The rest of the line; often empty. */
  readonly argument: string;
}

const SIGNS = /^(?:`{3,}|:{3,})[ \t]*(?=\{)/;
const NAME = /^[A-Za-z][\w:+-]*$/;

export function openingOf(line: string): DirectiveOpening | undefined {
  const signs = SIGNS.exec(line)?.[0].length;
  const found = signs === undefined ? undefined : attributesAt(line, signs, 'words');
  const name = found?.attributes.name ?? '';
  if (!found || !NAME.test(name)) return undefined;
  return { name, attributes: found.attributes, argument: line.slice(found.end).trim() };
}

const FENCE = /^(`{3,}|~{3,}|:{3,})(.*)$/;

/** A block between two lines of the same sign, of which the last is at least as long as the first. */
interface Open {
  readonly line: number;
  readonly sign: string;
  readonly length: number;
  /** The column of the sign within its container. */
  readonly column: number;
  readonly isDirective: boolean;
  /** Whether nothing else can begin in it. */
  readonly isCode: boolean;
}

/** Code may be indented so far. */
const CODE_INDENT = 4;

/** The closing line of each directive by its first line; `undefined` for those that do not end. */
const known = new WeakMap<StateBlock, Map<number, number | undefined>>();

/**
 * The line on which the directive that begins on a line ends. Results for nested directives are cached, so that many
 * unclosed ones do not take long.
 */
export function closingLine(state: StateBlock, startLine: number, endLine: number): number | undefined {
  let lines = known.get(state);
  if (!lines) {
    lines = new Map();
    known.set(state, lines);
  }
  if (!lines.has(startLine)) findClosing(state, startLine, endLine, lines);
  const found = lines.get(startLine);
  return found !== undefined && found < endLine ? found : undefined;
}

function findClosing(
  state: StateBlock,
  startLine: number,
  endLine: number,
  found: Map<number, number | undefined>,
): void {
  const open: Open[] = [];
  for (let line = startLine; line < endLine; line++) {
    if (!state.isEmpty(line) && (state.sCount[line] ?? 0) < state.blkIndent) break;
    const written = lineOf(state, line).trimEnd();
    const text = withoutMarkers(written);
    const [, marks = '', rest = ''] = FENCE.exec(text) ?? [];
    if (marks === '') continue;
    const sign = marks.charAt(0);
    const indent = (state.sCount[line] ?? 0) - state.blkIndent;
    const column = indent + written.length - text.length;
    const ended = rest === '' ? endedBy(open, { sign, length: marks.length, column }) : -1;
    if (ended >= 0) {
      const [first, ...others] = open.splice(ended);
      if (first?.isDirective) found.set(first.line, line);
      for (const each of others) found.set(each.line, undefined);
      if (open.length === 0) return;
    } else if (!open.at(-1)?.isCode && indent < CODE_INDENT && begins(sign, rest)) {
      const kind = directiveKind(openingOf(marks + rest)?.name ?? '');
      const isCode = kind === undefined ? sign !== ':' : VERBATIM.has(kind);
      open.push({ line, sign, length: marks.length, column, isDirective: kind !== undefined, isCode });
    }
  }
  for (const { line } of open) found.set(line, undefined);
}

/** The index of the block that a line of signs ends: code, or else the innermost of the same length, or the innermost if it is shorter. */
function endedBy(
  open: readonly Open[],
  { sign, length, column }: Pick<Open, 'sign' | 'length' | 'column'>,
): number {
  const mayEnd = (each: Open): boolean =>
    each.sign === sign && each.length <= length && column < each.column + CODE_INDENT;
  const last = open.at(-1);
  if (last?.isCode) return mayEnd(last) ? open.length - 1 : -1;
  const exact = open.findLastIndex((each) => each.length === length && mayEnd(each));
  return exact >= 0 ? exact : open.findLastIndex(mayEnd);
}

/** A line of signs alone ends a block, and backticks may enclose code within a line. */
function begins(sign: string, rest: string): boolean {
  if (sign === ':') return rest !== '';
  return sign === '~' || !rest.includes('`');
}

/** Directives whose content is not Markdown. */
const VERBATIM: ReadonlySet<DirectiveKind> = new Set([
  'cell',
  'code',
  'csv-table',
  'formula',
  'raw',
  'webOnly',
]);

/** The text of a line after the markers of an item or a quote. */
function withoutMarkers(line: string): string {
  return line.replace(/^(?:>[ \t]?|(?:[*+-]|\d{1,9}[.)])[ \t]+(?=.*[`:]{3}))+/, '');
}
