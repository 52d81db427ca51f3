/*
 * Takes out of a text what assistants and web pages leave in it. In: Markdown and the names of the wanted repairs. Out:
 * Markdown with as many lines as before, since every later finding names a line of the visitor's text; and what each repair
 * changed, or would change.
 *
 * Each repair is a file and a row of `REPAIRS`; `repair.ts` says what one is. `prose.ts` tells text from code, which no repair
 * touches.
 */
import { type Notice, notice, type Report } from '../api/notice.js';
import { REPAIR_NAMES, type RepairEffect, type RepairName } from '../api/repair-names.js';
import { smallest } from '../text/long-arrays.js';
import { boldHeadings, headingsIn, type OutlineLine, outlineOf } from './bold-headings.js';
import { citationMarks } from './citation-marks.js';
import { escapedMath } from './escaped-math.js';
import { invisibleCharacters } from './invisible-characters.js';
import { linesAndBullets } from './lines-and-bullets.js';
import { leavesHtmlOpen } from './prose.js';
import type { Repair } from './repair.js';
import { sourceLists } from './source-lists.js';
import { spacedBold } from './spaced-bold.js';
import { unreadSigns } from './unread-signs.js';

/** In the order in which they must run: citation marks hide the patterns that later repairs look for. */
const REPAIRS: readonly Repair[] = [
  citationMarks,
  invisibleCharacters,
  escapedMath,
  spacedBold,
  unreadSigns,
  linesAndBullets,
  boldHeadings,
  sourceLists,
];

/** Applies the requested repairs, and reports each one that changed something, at the first line that it changed. */
export function repair(markdown: string, names: readonly RepairName[], report: Report): string {
  return names.length === 0 ? markdown : runRepairs(markdown, names, names, report).markdown;
}

/** Applies the requested repairs, and also determines what the other repairs would change. */
export function repairAndPreview(markdown: string, names: readonly RepairName[], report: Report): Repaired {
  return runRepairs(markdown, names, REPAIR_NAMES, report);
}

/** A repaired text. */
export interface Repaired {
  readonly markdown: string;
  /** The repairs that change something, in the order in which they run. */
  readonly effects: readonly RepairEffect[];
}

/**
 * The effect of a repair, applied or not: the number of lines that it changes, and the index of the first of them.
 */
type Change = Pick<RepairEffect, 'name' | 'lineCount'> & { readonly first: number };

/** The result of repairing a part of a text on its own. */
export interface RepairedPart {
  /** The repaired text; undefined if nothing changed. */
  readonly text?: string;
  readonly changes: readonly Change[];
  /** Its headings and bold lines. */
  readonly outline: readonly OutlineLine[];
}

const UNCHANGED: RepairedPart = { changes: [], outline: [{ kind: 'text' }] };

/** The repairs that depend only on a part between two blank lines, and on whether text follows. */
const LOCAL = [citationMarks, invisibleCharacters, escapedMath, spacedBold, unreadSigns, linesAndBullets];

/** Whether repairs can be made part by part, where blank lines separate parts. */
export function isLocal(names: readonly RepairName[]): boolean {
  // Whether a bold line is a heading depends on all others, and sources may be cited from any part.
  return !names.includes('bold-headings') && !names.includes('source-lists');
}

/**
 * Repairs a part, and determines what the other local repairs would change. Returns undefined if that depends on more than the part.
 *
 * @param isFollowed whether more lines follow
 * @param standsAlone whether a changed text can still be treated as a separate part
 */
export function repairPart(
  part: string,
  names: readonly RepairName[],
  isFollowed: boolean,
  standsAlone: (part: string) => boolean,
): RepairedPart | undefined {
  if (leavesHtmlOpen(part)) return undefined;
  let text = part;
  const changes: Change[] = [];
  for (const { name, apply, sign } of LOCAL) {
    if (!sign.test(text)) continue;
    const before = text.split('\n');
    const after = apply(isFollowed ? [...before, 'text'] : before).slice(0, before.length);
    const [first, lineCount] = changedLines(before, after);
    if (first === undefined) continue;
    changes.push({ name, lineCount, first });
    if (!names.includes(name)) continue;
    text = after.join('\n');
    if (!standsAlone(text) || leavesHtmlOpen(text)) return undefined;
  }
  const outline =
    MAY_HAVE_OUTLINE.test(text) || text.trim() === '' ? outlineOf(text.split('\n')) : UNCHANGED.outline;
  if (changes.length === 0 && outline === UNCHANGED.outline) return UNCHANGED;
  return text === part ? { changes, outline } : { text, changes, outline };
}

/** Matches every part whose outline is not only text. */
const MAY_HAVE_OUTLINE = /^(?:#|\*\*|__|[ \t]*[|+<])/m;

/** The effect that the repair of bold lines would have on a text of these parts, which begin at these indexes of lines. */
export function previewOfBoldLines(
  parts: readonly { readonly outline: readonly OutlineLine[]; readonly start: number }[],
): Change | undefined {
  const outline = parts.flatMap(({ outline: own, start }) =>
    own.map((each) => (each.kind === 'bold' ? { ...each, index: start + each.index } : each)),
  );
  const lines = headingsIn(outline);
  const first = smallest(lines.map(({ index }) => index));
  return lines.length === 0 ? undefined : { name: boldHeadings.name, lineCount: lines.length, first };
}

/** Matches the last line of every text that ends with a list of sources. */
const MAY_END_SOURCES = /^(?:\s{0,3}\d|\s{2})|\[\d/;

/** The effect that the repair of source lists would have on a text with this last part. */
export function previewOfSources(markdown: string, last: string): Change | undefined {
  const { name, apply } = sourceLists;
  const text = last.trimEnd();
  if (!MAY_END_SOURCES.test(text.slice(text.lastIndexOf('\n') + 1))) return undefined;
  const lines = markdown.split('\n');
  const [first, lineCount] = changedLines(lines, apply(lines));
  return first === undefined ? undefined : { name, lineCount, first };
}

/** The index of the first line that differs, and the number of lines that differ. */
function changedLines(
  before: readonly string[],
  after: readonly string[],
): readonly [number | undefined, number] {
  let first: number | undefined;
  let count = 0;
  for (const [index, line] of before.entries()) {
    if (line === after[index]) continue;
    first ??= index;
    count++;
  }
  return [first, count];
}

function runRepairs(
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
    const [first, lineCount] = changedLines(lines, after);
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

/** The notice about what a repair changed. */
export function repairNotice(name: RepairName, lineCount: number, firstLine: number): Notice {
  const done = REPAIRS.find((each) => each.name === name)?.done(lineCount) ?? '';
  return notice('text-repaired', done, firstLine);
}
