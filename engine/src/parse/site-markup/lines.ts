import { notice, type Report } from '../../api/notice.js';
import { counted } from '../../text/counted.js';

const [SPACE, DELETE] = [0x20, 0x7f];

const FENCE = /^(?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*(`{3,}|~{3,})(.*)$/;

/** The lines of a text while its markup is translated. Lines of code are left alone. */
export class SiteLines {
  readonly all: string[];
  /** The first line after the blank ones that replace front matter. */
  readonly firstLine: number;
  isChanged = false;
  readonly #isCode: boolean[];
  readonly #leftOut: { readonly line: number; readonly source: string }[] = [];
  readonly #icons: { readonly line: number; readonly source: string }[] = [];
  readonly #comments: number[] = [];

  constructor(text: string) {
    this.all = text.split('\n');
    this.firstLine = Math.max(
      0,
      this.all.findIndex((line) => line.trim() !== ''),
    );
    this.#isCode = codeIn(this.all);
  }

  get length(): number {
    return this.all.length;
  }

  /** A line without the white space at its end. */
  at(index: number): string {
    const line = this.all[index] ?? '';
    const last = line.charCodeAt(line.length - 1);
    // Nearly all lines end in a letter or sign of ASCII, and every search asks for all of them.
    return last > SPACE && last < DELETE ? line : line.trimEnd();
  }

  /** Reads each line outside of code that holds a sign. */
  each(sign: RegExp, read: (line: string, index: number) => void): void {
    for (let index = this.firstLine; index < this.length; index++)
      if (sign.test(this.all[index] ?? '') && !this.isCode(index)) read(this.at(index), index);
  }

  isCode(index: number): boolean {
    return this.#isCode[index] === true;
  }

  set(index: number, text: string): void {
    if (this.all[index] === text) return;
    this.all[index] = text;
    this.isChanged = true;
  }

  /** Excludes lines from all further searches, like code. */
  close(from: number, to: number): void {
    this.#isCode.fill(true, from, to);
  }

  /** Leaves lines out, and reports the first of them. */
  leaveOut(from: number, to: number, kind: 'markup' | 'comment' = 'markup'): void {
    if (kind === 'comment') this.#comments.push(from + 1);
    else this.noteLeftOut(from);
    const markers = markersOf(this.at(from));
    for (let index = from; index < to; index++) this.set(index, markers);
  }

  noteComment(index: number): void {
    this.#comments.push(index + 1);
  }

  noteLeftOut(index: number, source = this.at(index).trim()): void {
    this.#leftOut.push({ line: index + 1, source });
  }

  noteIcon(index: number, source: string): void {
    this.#icons.push({ line: index + 1, source });
  }

  report(report: Report): void {
    reportLeftOut(this.#leftOut, 'a line', 'lines', report);
    reportLeftOut(this.#icons, 'an icon', 'icons', report);
    const [comment] = this.#comments;
    if (comment !== undefined)
      report(
        notice(
          'comment-left-out',
          `Left out ${counted(this.#comments.length, 'comment')} for a website`,
          comment,
        ),
      );
  }
}

function reportLeftOut(
  found: readonly { readonly line: number; readonly source: string }[],
  one: string,
  many: string,
  report: Report,
): void {
  const [first] = found.toSorted((each, other) => each.line - other.line);
  if (!first) return;
  const { line, source } = first;
  const example = source.length > MAX_SHOWN ? `${source.slice(0, MAX_SHOWN - 1)}…` : source;
  const what =
    found.length === 1
      ? `${one} for a website or an app, ${example}`
      : `${found.length} ${many} for a website or an app, the first ${example}`;
  report(notice('markup-left-out', `Left out ${what}`, line));
}

/** How many characters of an example a message quotes. */
const MAX_SHOWN = 40;

/** The indent and the signs of quotes before a line, which stay when it is left out. */
export function markersOf(line: string): string {
  return (/^[ \t>]*/.exec(line)?.[0] ?? '').trimEnd();
}

const INDENTED = /^(?: {4}|\t)/;
/** The first line of an item or of a tag: what is indented below belongs to it. */
const HOLDS_INDENTED = /^ {0,3}(?:[-*+]|\d{1,9}[.)]|:|\[\^|[<{])/;

/** Which lines belong to code, fenced or indented. Fences may be indented further than in Markdown, as in MDX. */
function codeIn(lines: readonly string[]): boolean[] {
  let open: string | undefined;
  let isHeld = false;
  let mayBeIndented = true;
  return lines.map((line) => {
    const isBlank = line.trim() === '';
    const isIndented = open === undefined && !isBlank && !isHeld && mayBeIndented && INDENTED.test(line);
    if (open === undefined) {
      mayBeIndented = isBlank || isIndented;
      if (!isBlank && !INDENTED.test(line)) isHeld = HOLDS_INDENTED.test(line);
    }
    if (isIndented) return true;
    const [, sign, rest = ''] = FENCE.exec(line.trimEnd()) ?? [];
    if (open === undefined) {
      if (sign === undefined || (sign.startsWith('`') && rest.includes('`'))) return false;
      open = sign;
    } else if (sign?.startsWith(open) && rest === '') open = undefined;
    return true;
  });
}
