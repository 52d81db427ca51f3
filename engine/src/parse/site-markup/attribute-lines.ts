import { CALLOUT_NAMES } from '../../model/names/callout-names.js';
import { markersOf, type SiteLines } from './lines.js';

/** Kramdown's attributes on a line, `{: .note}`, and Writerside's, `{style="note"}`. */
const LINE =
  /^[ \t>]*\{(?::[ \t]*(?:[.#][\w-]|[\w-]+=|[\w-]+:[ \t])[^{}\n]*|(?:[a-z-]+="[^"\n]*"[ \t]*)+)\}$/;
/** After a link, code or marked words, `[text](address){: .button}`; the sizes of pictures are read elsewhere. */
const SPAN = /(?<=[)\]*_`])\{:(?![^{}\n]*(?:width|height)=)[ \t]*(?:[.#][\w-]|[\w-]+=)[^{}\n]*\}/g;
const QUOTE = /^[ \t]*>/;

/** Leaves out attributes for a website. A quote that they make a callout becomes one. */
export function attributeLines(lines: SiteLines): void {
  for (let index = lines.firstLine; index < lines.length; index++) {
    const line = lines.at(index);
    if (lines.isCode(index) || !line.includes('{')) continue;
    if (LINE.test(line)) {
      if (index === lines.firstLine || !makesCallout(lines, index, kindIn(line))) lines.noteLeftOut(index);
      lines.set(index, markersOf(line));
    } else if (line.includes('{:'))
      lines.set(
        index,
        outsideCode(line, (text) => text.replace(SPAN, '')),
      );
  }
}

/** The callout that a class or a style names: `.prompt-tip`, `.note`, `style="warning"`. */
function kindIn(line: string): string | undefined {
  return Array.from(line.matchAll(/(?:\.(?:prompt-)?|style=")([a-z]+)/g), ([, name = '']) => name)
    .map((name) => (name === 'info' ? 'note' : name))
    .find((name) => (CALLOUT_NAMES as readonly string[]).includes(name));
}

/** Writes the sign of a callout on the blank line above the quote that ends before a line. */
function makesCallout(lines: SiteLines, index: number, kind: string | undefined): boolean {
  let start = index;
  while (QUOTE.test(lines.at(start - 1)) && !lines.isCode(start - 1)) start--;
  if (kind === undefined || start === index || start === 0 || lines.at(start - 1) !== '') return false;
  lines.set(start - 1, `${/^[ \t]*/.exec(lines.at(start))?.[0]}> [!${kind}]`);
  return true;
}

export const CODE_SPAN = /(`+)(?!`)[^\n]*?(?<!`)\1(?!`)/g;

/** A line in which only the text outside of code spans is changed. */
export function outsideCode(line: string, change: (text: string) => string): string {
  if (!line.includes('`')) return change(line);
  const codes: string[] = [];
  const kept = line.replace(CODE_SPAN, (code) => {
    codes.push(code);
    return PLACEHOLDER;
  });
  return change(kept).replaceAll(PLACEHOLDER, () => codes.shift() ?? '');
}

/** Temporarily stands for code: no text contains it, and attributes may follow it as they do code. */
const PLACEHOLDER = '\u0000`';
