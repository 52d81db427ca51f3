import { notice, type Report } from '../api/notice.js';
import { REPAIR_NAMES, type RepairEffect, type RepairName } from '../api/repair-names.js';
import { boldHeadings } from './bold-headings.js';
import { citationMarks } from './citation-marks.js';
import { escapedMath } from './escaped-math.js';
import { invisibleCharacters } from './invisible-characters.js';
import type { Repair } from './repair.js';
import { sourceLists } from './source-lists.js';

/** In the order in which they must run: marks hide what later repairs look for. */
const REPAIRS: readonly Repair[] = [
  citationMarks,
  invisibleCharacters,
  escapedMath,
  boldHeadings,
  sourceLists,
];

/** Applies the requested repairs, and reports each one that changed something, at the first line that it changed. */
export function repair(markdown: string, names: readonly RepairName[], report: Report): string {
  return names.length === 0 ? markdown : tried(markdown, names, names, report).markdown;
}

/** Does the same, and also determines what the other repairs would change. */
export function repairAndPreview(markdown: string, names: readonly RepairName[], report: Report): Repaired {
  return tried(markdown, names, REPAIR_NAMES, report);
}

interface Repaired {
  readonly markdown: string;
  /** The repairs that change something, in the order in which they run. */
  readonly effects: readonly RepairEffect[];
}

/** What one repair would change in some lines: how many of them, and which first, counted from 0. */
type Change = Pick<RepairEffect, 'name' | 'lineCount'> & { readonly first: number };

/** Those that look no further than the lines between two blank ones, and at whether text follows. */
const LOCAL = [citationMarks, invisibleCharacters, escapedMath, boldHeadings];

/** What the local repairs would change in lines with blank lines around them; `isFollowed` tells whether there are more. */
export function previewOf(lines: readonly string[], isFollowed: boolean): readonly Change[] {
  const all = isFollowed ? [...lines, 'text'] : lines;
  return LOCAL.flatMap(({ name, apply }) => {
    const touched = touchedBy(apply, all);
    const [first] = touched;
    return first === undefined ? [] : [{ name, lineCount: touched.length, first }];
  });
}

/** What the other one would change. */
export function previewOfSources(markdown: string): Change | undefined {
  const { name, apply } = sourceLists;
  const touched = touchedBy(apply, markdown.split('\n'));
  const [first] = touched;
  return first === undefined ? undefined : { name, lineCount: touched.length, first };
}

/** Without it at its end, no text has a list of sources. */
export const MAY_END_WITH_SOURCES = /(?:^|\n)(?:\s{0,3}(?:\[\d|\d)|\s{2}).*\s*$/;

function touchedBy(apply: Repair['apply'], lines: readonly string[]): number[] {
  const after = apply(lines);
  return lines.flatMap((line, index) => (line === after[index] ? [] : [index]));
}

function tried(
  markdown: string,
  wanted: readonly RepairName[],
  considered: readonly RepairName[],
  report: Report,
): Repaired {
  let lines: readonly string[] = markdown.split('\n');
  const effects: RepairEffect[] = [];
  for (const { name, apply, done } of REPAIRS) {
    if (!considered.includes(name)) continue;
    const before = lines;
    const after = apply(before);
    const touched = before.flatMap((line, index) => (line === after[index] ? [] : [index + 1]));
    const [firstLine] = touched;
    if (firstLine === undefined) continue;
    const isApplied = wanted.includes(name);
    effects.push({ name, isApplied, lineCount: touched.length, firstLine });
    if (!isApplied) continue;
    lines = after;
    report(notice('text-repaired', done(touched.length), firstLine));
  }
  return { markdown: effects.some(({ isApplied }) => isApplied) ? lines.join('\n') : markdown, effects };
}
