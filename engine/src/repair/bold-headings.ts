import { counted } from '../text/counted.js';
import { mapProseLines } from './prose.js';
import type { Repair } from './repair.js';

const HEADING = /^(#{1,6}) /;
/** A line that is entirely bold and does not end like a sentence. */
const BOLD_LINE = /^(?:\*\*|__)([^*_]{1,80}?):?(?:\*\*|__):?\s*$/;
const ENDS_LIKE_SENTENCE = /[.!?。！？：]$/;
const TABLE = /^\s*(?:\||\+[-=:+]+\+\s*$|<table[\s>])/i;

/** What a text has of headings, bold lines that may become some, and what stands below those. Indexes are those of lines. */
export type OutlineLine =
  | { readonly kind: 'heading'; readonly depth: number }
  | { readonly kind: 'bold'; readonly text: string; readonly index: number }
  | { readonly kind: 'table' | 'text' };

/**
 * Turns a bold line on its own, with text after it, into a heading one level below the previous real heading. Lines that are no
 * headings stay: the title of a table, the names of speakers, which recur, and all of a level that has real headings.
 */
export const boldHeadings: Repair = {
  name: 'bold-headings',
  sign: /^(?:\*\*|__)/m,
  done: (count) => `Turned ${counted(count, 'bold line')} into ${count === 1 ? 'a heading' : 'headings'}`,
  apply(lines) {
    const headings = new Map(headingsIn(outlineOf(lines)).map((each) => [each.index, each]));
    return lines.map((line, index) => {
      const heading = headings.get(index);
      return heading ? `${'#'.repeat(heading.depth)} ${heading.text}` : line;
    });
  },
};

/** The outline of a text, or of a part between blank lines. */
export function outlineOf(lines: readonly string[]): readonly OutlineLine[] {
  const outline: OutlineLine[] = [];
  const prose = new Set<number>();
  mapProseLines(lines, (line, index) => {
    prose.add(index);
    return line;
  });
  for (const [index, line] of lines.entries()) {
    if (isBlank(line)) continue;
    const depth = prose.has(index) ? HEADING.exec(line)?.[1]?.length : undefined;
    const text = prose.has(index) ? BOLD_LINE.exec(line)?.[1]?.trim() : undefined;
    if (depth !== undefined) outline.push({ kind: 'heading', depth });
    else if (text !== undefined && isBlank(lines[index - 1]) && isBlank(lines[index + 1]))
      outline.push({ kind: 'bold', text, index });
    // Only what stands directly below a bold line matters.
    else if (outline.length === 0 || outline.at(-1)?.kind === 'bold')
      outline.push({ kind: TABLE.test(line) ? 'table' : 'text' });
  }
  return outline;
}

/** The bold lines that become headings, with their levels. */
export function headingsIn(
  outline: readonly OutlineLine[],
): readonly { readonly index: number; readonly text: string; readonly depth: number }[] {
  const ranks = new Set(outline.flatMap((each) => (each.kind === 'heading' ? [each.depth] : [])));
  const found: { index: number; text: string; depth: number }[] = [];
  let depth = 1;
  let section: Extract<OutlineLine, { kind: 'bold' }>[] = [];
  const endSection = (): void => {
    const rank = Math.min(depth + 1, 6);
    if (!ranks.has(rank) && new Set(section.map(({ text }) => text)).size === section.length)
      for (const { index, text } of section) found.push({ index, text, depth: rank });
    section = [];
  };
  for (const [at, each] of outline.entries()) {
    const below = outline[at + 1];
    if (each.kind === 'heading') {
      endSection();
      depth = each.depth;
    } else if (each.kind === 'bold' && below && below.kind !== 'table' && !ENDS_LIKE_SENTENCE.test(each.text))
      section.push(each);
  }
  endSection();
  return found;
}

function isBlank(line: string | undefined): boolean {
  return line === undefined || line.trim() === '';
}
