import { Arguments } from '../../../latex/arguments.js';
import type { ClosingLine } from '../row.js';

/** Where an environment ends; with text after it on that line, it is part of running text. */
export function endOf(name: string): ClosingLine {
  const sign = `\\end{${name}}`;
  return {
    sign,
    mayBeOnFirstLine: true,
    isLast: (line) => line.includes(sign) && (line.endsWith(sign) || 'never'),
  };
}

/** A part of a LaTeX figure. */
export interface LatexPart {
  /** What it contains, with its picture. */
  readonly content: string;
  readonly caption: string;
  readonly name: string | undefined;
  /** Of the line, if it is known. */
  readonly share: number | undefined;
}

const START =
  /\\begin\{(subfigure|minipage)\}|\\(subfloat|subfigure|subcaptionbox)\*?(?=\s*[[{])|(\\\\|\\(?:newline|par)(?![A-Za-z])|\n[ \t]*\n)/g;

/**
 * The parts of a figure in the rows in which LaTeX sets them, and the figure without them: `subfigure` and `\subcaptionbox` of
 * the package subcaption, `\subfloat` of subfig, `\subfigure` of subfigure. A row ends at a line break or a blank line, or when
 * it is full.
 */
export function latexParts(source: string): {
  readonly parts: readonly (readonly LatexPart[])[];
  readonly rest: string;
} {
  const parts: LatexPart[][] = [[]];
  let [rest, end, room] = ['', 0, 1];
  for (const { 0: start, 1: environment, 2: command, 3: rowEnd, index } of source.matchAll(START)) {
    if (index < end) continue;
    const found =
      rowEnd === undefined ? partAt(source, index + start.length, environment, command) : undefined;
    if (!found) {
      if (rowEnd !== undefined) room = 0;
      continue;
    }
    const { part } = found;
    const share = part.share ?? 0;
    const isFull = room - share < -ROUNDING;
    if (room === 0 || isFull) {
      parts.push([]);
      room = 1;
    }
    room = Math.max(room - share, ROUNDING);
    parts.at(-1)?.push(part);
    rest += source.slice(end, index);
    end = found.end;
  }
  return { parts: parts.filter((row) => row.length > 0), rest: rest + source.slice(end) };
}

/** The share of the line that remains, less rounding. */
const ROUNDING = 0.001;

function partAt(
  source: string,
  position: number,
  environment: string | undefined,
  command: string | undefined,
): { readonly part: LatexPart; readonly end: number } | undefined {
  const read = new Arguments(source, position);
  if (environment !== undefined) {
    while (read.next() === '[') if (read.take('[') === undefined) return undefined;
    const width = read.take('{') ?? '';
    const close = `\\end{${environment}}`;
    const last = source.indexOf(close, read.position);
    if (last < 0) return undefined;
    const content = source.slice(read.position, last);
    const caption = captionIn(content);
    return caption === undefined && environment === 'minipage'
      ? undefined
      : partOf(content, caption ?? '', shareOf(width), last + close.length);
  }
  const isBox = command === 'subcaptionbox';
  const caption = isBox ? read.take('{') : read.take('[');
  const width = isBox ? read.take('[') : undefined;
  const content = read.take('{');
  return content === undefined
    ? undefined
    : partOf(content, caption ?? '', width === undefined ? shareIn(content) : shareOf(width), read.position);
}

function partOf(
  content: string,
  caption: string,
  share: number | undefined,
  end: number,
): { readonly part: LatexPart; readonly end: number } | undefined {
  if (!content.includes('\\includegraphics')) return undefined;
  const name = labelIn(caption + content);
  return { part: { content, caption, name, share }, end };
}

function captionIn(content: string): string | undefined {
  const [start = ''] = /\\(?:sub)?caption\*?(?=[\s[{])/.exec(content) ?? [];
  if (start === '') return undefined;
  const read = new Arguments(content, content.indexOf(start) + start.length);
  read.take('[');
  return read.take('{');
}

/** `0.45\textwidth` as a share of the line. */
function shareOf(width: string): number | undefined {
  const [, share = ''] = /^\s*([\d.]*)\s*\\(?:text|line|column)width/.exec(width) ?? [undefined];
  return /\\/.test(width) ? Number(share || 1) : undefined;
}

/** The share of the line that the width of the picture gives to its part. */
function shareIn(content: string): number | undefined {
  const [, width] = /width\s*=\s*([\d.]*\s*\\(?:text|line|column)width)/.exec(content) ?? [];
  return width === undefined ? undefined : shareOf(width);
}

/** The name that a `\label` gives. */
export function labelIn(latex: string): string | undefined {
  return /\\label\s*\{([^{}]+)\}/.exec(latex)?.[1]?.trim();
}
