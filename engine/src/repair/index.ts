import { type Notice, notice, type Report } from '../api/notice.js';
import { REPAIR_NAMES, type RepairEffect, type RepairName } from '../api/repair-names.js';
import { boldHeadings } from './bold-headings.js';
import { citationMarks } from './citation-marks.js';
import { escapedMath } from './escaped-math.js';
import { invisibleCharacters } from './invisible-characters.js';
import { goesOnAsHtml } from './prose.js';
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

/** A repaired text. */
export interface Repaired {
  readonly markdown: string;
  /** The repairs that change something, in the order in which they run. */
  readonly effects: readonly RepairEffect[];
}

/**
 * The effect of a repair on some lines, applied or not: how many lines it changes, and the first of them, counted from
 * 0.
 */
type Change = Pick<RepairEffect, 'name' | 'lineCount'> & { readonly first: number };

/** A part of a text, repaired without the rest. */
export interface RepairedPart {
  /** Undefined if it stays as it is. */
  readonly text?: string;
  readonly changes: readonly Change[];
}

const UNCHANGED: RepairedPart = { changes: [] };

/** The repairs that depend only on the lines between two blank ones, and on whether text follows. */
const LOCAL = [citationMarks, invisibleCharacters, escapedMath, boldHeadings];

/** Whether repairs can be made part by part, where parts have blank lines around them. */
export function isLocal(names: readonly RepairName[]): boolean {
  // The depth of such a heading depends on the one before, and sources are cited from everywhere.
  return !names.includes('bold-headings') && !names.includes('source-lists');
}

/**
 * Repairs a part, and determines what the other local repairs would change; `isFollowed` tells whether there are more lines.
 * Undefined if that cannot be told from the part alone: `standsAlone` tells whether a changed part is still one.
 */
export function repairPart(
  part: string,
  names: readonly RepairName[],
  isFollowed: boolean,
  standsAlone: (part: string) => boolean,
): RepairedPart | undefined {
  if (goesOnAsHtml(part)) return undefined;
  let text = part;
  const changes: Change[] = [];
  for (const { name, apply, sign } of LOCAL) {
    if (!sign.test(text)) continue;
    const before = text.split('\n');
    const after = apply(isFollowed ? [...before, 'text'] : before).slice(0, before.length);
    const [first, lineCount] = touched(before, after);
    if (first === undefined) continue;
    changes.push({ name, lineCount, first });
    if (!names.includes(name)) continue;
    text = after.join('\n');
    if (!standsAlone(text) || goesOnAsHtml(text)) return undefined;
  }
  if (changes.length === 0) return UNCHANGED;
  return text === part ? { changes } : { text, changes };
}

/** Without it at its end, no text has a list of sources. */
const MAY_END_WITH_SOURCES = /(?:^|\n)(?:\s{0,3}(?:\[\d|\d)|\s{2}).*\s*$/;

/** The effect that repairing a list of sources would have on a text with this last part. */
export function previewOfSources(markdown: string, last: string): Change | undefined {
  const { name, apply } = sourceLists;
  if (!MAY_END_WITH_SOURCES.test(last)) return undefined;
  const lines = markdown.split('\n');
  const [first, lineCount] = touched(lines, apply(lines));
  return first === undefined ? undefined : { name, lineCount, first };
}

/** The first line that differs, counted from 0, and how many do. */
function touched(before: readonly string[], after: readonly string[]): readonly [number | undefined, number] {
  let first: number | undefined;
  let count = 0;
  for (const [index, line] of before.entries()) {
    if (line === after[index]) continue;
    first ??= index;
    count++;
  }
  return [first, count];
}

function tried(
  markdown: string,
  wanted: readonly RepairName[],
  considered: readonly RepairName[],
  report: Report,
): Repaired {
  let text = markdown;
  let lines: readonly string[] | undefined;
  const effects: RepairEffect[] = [];
  for (const { name, apply, sign } of REPAIRS) {
    if (!considered.includes(name) || !sign.test(text)) continue;
    lines ??= text.split('\n');
    const after = apply(lines);
    const [first, lineCount] = touched(lines, after);
    if (first === undefined) continue;
    const isApplied = wanted.includes(name);
    effects.push({ name, isApplied, lineCount, firstLine: first + 1 });
    if (!isApplied) continue;
    text = after.join('\n');
    lines = after;
    report(repairNotice(name, lineCount, first + 1));
  }
  return { markdown: text, effects };
}

/** Tells what a repair has changed. */
export function repairNotice(name: RepairName, lineCount: number, firstLine: number): Notice {
  const done = REPAIRS.find((each) => each.name === name)?.done(lineCount) ?? '';
  return notice('text-repaired', done, firstLine);
}
