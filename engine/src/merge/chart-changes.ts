import type { NotedTable } from '../charts/noted-table.js';
import { pushAll } from '../text/long-arrays.js';
import { edited } from './apply.js';
import type { Canonical, Line } from './canonical.js';
import { type ChartCode, chartCodesIn, tableOf } from './chart-code.js';
import { type ChartChange, type ChartPair, changesIn } from './chart-pair.js';
import { type ChartTable, chartTablesIn, signOfSame } from './chart-tables.js';
import type { Difference } from './compare.js';
import { footprintOf } from './footprints.js';
import { partsOf } from './joined-lines.js';
import { textOf } from './lines.js';
import type { Located } from './placed.js';
import type { MergeEdit } from './result.js';
import type { SourcePlaces } from './source-places.js';
import type { Span } from './source-text.js';
import type { TableChanged } from './whole-tables.js';

type Found = Difference | TableChanged;

/** How many places in the code are tried for one change, and how many characters of code are read for all of them. */
const MAX_PLACES = 200;
const MAX_READ = 4_000_000;

/**
 * Changes in charts that the text describes in the code of other programs, and the differences that they do not explain. Such code says
 * things in another order than the table that comes back, and some of them twice or not at all; so a change is tried at each place that
 * says the old text, and made where the code then describes the chart that came back, with nothing else changed.
 */
export async function chartChanges(
  places: SourcePlaces,
  original: Canonical,
  returned: Canonical,
  found: readonly Found[],
): Promise<{ readonly changes: readonly Located[]; readonly others: readonly Found[] }> {
  const { pairs, gone } = chartsIn(await chartCodesIn(places.source), original, returned);
  const own = new Set([
    ...pairs.flatMap(({ was, is }) => [...was.lines, ...is.lines]),
    ...gone.flatMap(({ was }) => was.lines),
  ]);
  const [mine, others]: [Found[], Found[]] = [[], []];
  for (const difference of found)
    (linesOf(difference).every((line) => own.has(line)) ? mine : others).push(difference);
  const tried = new Trials();
  const changes: Located[] = [];
  for (const pair of mine.length > 0 ? pairs : []) {
    const edits: MergeEdit[] = [];
    for (const change of changesIn(pair)) {
      const made = change.isMadeIn && (await tried.editsFor(pair.code, edits, change, change.isMadeIn));
      if (made) pushAll(edits, made);
      changes.push(located(change, made && inSource(made, pair.code), returned));
    }
  }
  for (const { code, was } of gone) {
    const { lines } = code;
    const about = mine.filter((difference) => linesOf(difference).some((line) => was.lines.includes(line)));
    changes.push({
      ...located({ old: was.lines, now: [], before: '', after: '' }, undefined, returned),
      ...(lines && { edits: [{ ...places.removal(lines), markdown: '' }], conflict: undefined }),
      kind: 'block-removed',
      footprints: about.flatMap((difference) => footprintOf(difference, returned)),
    });
  }
  return { changes, others };
}

function linesOf(difference: Found): readonly Line[] {
  return ['old' in difference ? difference.old : [], 'now' in difference ? difference.now : []]
    .flat()
    .flatMap(partsOf);
}

interface CodedTable {
  readonly code: ChartCode;
  readonly was: ChartTable;
}

/** The charts of code that both documents have, and those that the second has no longer. */
function chartsIn(
  codes: readonly ChartCode[],
  original: Canonical,
  returned: Canonical,
): { readonly pairs: readonly ChartPair[]; readonly gone: readonly CodedTable[] } {
  const [pairs, gone]: [ChartPair[], CodedTable[]] = [[], []];
  if (codes.length === 0) return { pairs, gone };
  const left = [...codes];
  const old = chartTablesIn(original.main);
  const partners = partnersOf(old, chartTablesIn(returned.main));
  for (const was of old) {
    const at = left.findIndex(({ table }) => signOfSame(table.rows, was.cells) !== undefined);
    const [code] = at === -1 ? [] : left.splice(at, 1);
    const sign = code && signOfSame(code.table.rows, was.cells);
    const is = partners.get(was);
    if (code && sign && is) pairs.push({ code, was, is, sign });
    else if (code) gone.push({ code, was });
  }
  return { pairs, gone };
}

/** With a smaller share of cells in common, two tables are not versions of one. */
const MIN_LIKENESS = 0.2;
/** How many other charts may be before or after one that was changed. */
const MAX_DISTANCE = 20;

/** The tables of the second document that are versions of those of the first, the likest first. */
function partnersOf(
  old: readonly ChartTable[],
  now: readonly ChartTable[],
): ReadonlyMap<ChartTable, ChartTable> {
  const partners = new Map<ChartTable, ChartTable>();
  const taken = new Set<ChartTable>();
  const take = (was: ChartTable, is: ChartTable): void => {
    partners.set(was, is);
    taken.add(is);
  };
  // Most are as they were, and need not be compared with all others.
  const same = new Map(now.toReversed().map((table) => [JSON.stringify(table.cells), table]));
  for (const was of old) {
    const is = same.get(JSON.stringify(was.cells));
    if (is && !taken.has(is)) take(was, is);
  }
  const open = now.filter((table) => !taken.has(table));
  const ranked = old
    .filter((was) => !partners.has(was))
    .flatMap((was, at) =>
      open
        .slice(Math.max(0, at - MAX_DISTANCE), at + MAX_DISTANCE + 1)
        .map((is) => ({ was, is, likeness: likenessOf(was, is) })),
    )
    .filter(({ likeness }) => likeness >= MIN_LIKENESS)
    .toSorted((a, b) => b.likeness - a.likeness);
  for (const { was, is } of ranked) if (!partners.has(was) && !taken.has(is)) take(was, is);
  return partners;
}

/** The share of cells that two tables have in common at the same places. */
function likenessOf(one: ChartTable, other: ChartTable): number {
  const [cells, others] = [one.cells.flat().length, other.cells.flat().length];
  let same = 0;
  for (const [at, row] of one.cells.entries())
    for (const [column, text] of row.entries()) if (text === other.cells[at]?.[column]) same++;
  return same / Math.max(cells, others);
}

/** Reads code again and again, within limits. */
class Trials {
  #read = 0;

  /** Edits of the code for one change, besides those for others; each place alone is tried before all together. */
  async editsFor(
    chart: ChartCode,
    others: readonly MergeEdit[],
    { before, after }: ChartChange,
    isMadeIn: (table: NotedTable) => boolean,
  ): Promise<readonly MergeEdit[] | undefined> {
    const { code, lang } = chart;
    const places = placesOf(code, before)
      .filter((place) => chart.spanOf(place))
      .slice(0, MAX_PLACES)
      .map((place) => ({ ...place, markdown: writtenAt(code, place, after) }));
    // A word of the text may also be a key.
    const texts = places.filter(({ end }) => !/^["']?\s*:/.test(code.slice(end, end + 50)));
    for (const edits of [...places.map((place) => [place]), texts, places]) {
      if (edits.length === 0 || edits.some((edit) => others.some((other) => overlaps(edit, other)))) continue;
      this.#read += code.length;
      if (this.#read > MAX_READ) return undefined;
      const made = await tableOf(lang, edited(code, [...others, ...edits]));
      if (made && isMadeIn(made)) return edits;
    }
    return undefined;
  }
}

function inSource(edits: readonly MergeEdit[], { spanOf }: ChartCode): readonly MergeEdit[] {
  return edits.flatMap((edit) => {
    const span = spanOf(edit);
    return span ? [{ ...span, markdown: edit.markdown }] : [];
  });
}

/** Without edits, a change is left to the author: nothing could be written into the code. */
function located(
  { old, now, before, after }: ChartChange,
  edits: readonly MergeEdit[] | undefined,
  returned: Canonical,
): Located {
  const [first, other] = [old[0], now[0]];
  const footprints =
    old.length === 1 && first && other
      ? footprintOf({ type: 'kind', old: first, now: other }, returned)
      : footprintOf({ type: 'table', old, now }, returned);
  return {
    kind: edits ? 'words' : 'block-changed',
    edits: edits ?? [],
    before: edits ? before : textOf(old),
    after: edits ? after : textOf(now),
    around: ['', ''],
    conflict: edits ? undefined : 'no-place',
    old,
    now,
    part: undefined,
    oldPart: undefined,
    footprints,
  };
}

/** A number in code, but no digits of a word. */
const NUMBER = /(?<![\p{L}\p{N}_.])[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?(?![\p{L}\p{N}_])/giu;
/** What stands for a number that is missing. */
const NOTHING = /(?<![\p{L}\p{N}_])(?:null|NaN|undefined)(?![\p{L}\p{N}_])/gu;

/** The places where code says a text of the chart. */
function placesOf(code: string, text: string): readonly Span[] {
  const places = new Map<number, Span>();
  const add = (index: number, length: number): void => {
    places.set(index, { start: index, end: index + length });
  };
  if (text === '') for (const { 0: found, index } of code.matchAll(NOTHING)) add(index, found.length);
  else {
    const number = Number(text);
    if (Number.isFinite(number))
      for (const { 0: found, index } of code.matchAll(NUMBER))
        if (Math.abs(Number(found) - number) <= Math.max(1e-10, Math.abs(number) * 1e-9))
          add(index, found.length);
    for (const written of new Set([text, quoted(text)]))
      for (let at = code.indexOf(written); at !== -1; at = code.indexOf(written, at + 1))
        if (isWhole(code, at, at + written.length)) add(at, written.length);
  }
  return [...places.values()].toSorted((a, b) => a.start - b.start);
}

/** Whether a part of code neither begins nor ends within a word. */
function isWhole(code: string, start: number, end: number): boolean {
  const isIn = (at: number): boolean => /^[\p{L}\p{N}_]{2}$/u.test(code.slice(at - 1, at + 1));
  return !isIn(start) && !isIn(end);
}

/** A text as code has it between quotation marks. */
function quoted(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

function writtenAt(code: string, { start }: Span, text: string): string {
  const sign = code.charAt(start - 1);
  return sign === '"' ? quoted(text) : sign === "'" ? text.replace(/['\\]/g, '\\$&') : text;
}

function overlaps(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}
