import type { Report } from '../api/notice.js';
import { REPAIR_NAMES, type RepairEffect, type RepairName } from '../api/repair-names.js';
import { type CutText, cutIncrementally, NO_TEXT } from '../parse/pieces/cut-text.js';
import { type Stretch, standsAlone } from '../parse/pieces/stretch.js';
import {
  isLocal,
  previewOfBoldLines,
  previewOfSources,
  type Repaired,
  type RepairedPart,
  repairAndPreview,
  repairNotice,
  repairPart,
} from '../repair/index.js';

/** Repairs a text repeatedly while it is written, as `repairAndPreview` does; only stretches that have changed are examined. */
export class RepairedStretches {
  #cut: CutText = NO_TEXT;
  #names = '';
  /** Of all stretches but the last; undefined for those that cannot be repaired alone. */
  #parts: readonly (RepairedPart | undefined)[] = [];

  /** The text that was repaired last, before its repairs. */
  get cut(): CutText {
    return this.#cut;
  }

  repair(markdown: string, names: readonly RepairName[], report: Report): Repaired {
    if (!isLocal(names)) return repairAndPreview(markdown, names, report);
    const { stretches: before } = this.#cut;
    const known = names.join() === this.#names ? this.#parts : [];
    this.#cut = cutIncrementally(markdown, this.#cut);
    this.#names = names.join();
    const { stretches } = this.#cut;
    const followed = stretches.slice(0, -1);
    this.#parts = partsOf(followed, before, known, names);
    const last = repairPart(stretches.at(-1)?.text ?? '', names, false, standsAlone);
    return last === undefined || this.#parts.includes(undefined)
      ? repairAndPreview(markdown, names, report)
      : joined(markdown, stretches, [...this.#parts, last], names, report);
  }
}

/** Stretches before and after the change have their places in a row, so that none needs to be looked up. */
function partsOf(
  stretches: readonly Stretch[],
  before: readonly Stretch[],
  known: readonly (RepairedPart | undefined)[],
  names: readonly RepairName[],
): readonly (RepairedPart | undefined)[] {
  // The last of the previous stretches has no part.
  const shortest = Math.min(stretches.length, known.length);
  let first = 0;
  while (first < shortest && stretches[first] === before[first]) first++;
  let same = 0;
  while (
    same < shortest - first &&
    stretches[stretches.length - 1 - same] === before[known.length - 1 - same]
  )
    same++;
  return [
    ...known.slice(0, first),
    ...stretches
      .slice(first, stretches.length - same)
      .map((stretch) => repairPart(linesOf(stretch), names, true, standsAlone)),
    ...known.slice(known.length - same),
  ];
}

/** The lines of a stretch that another follows: a line break joins them. */
function linesOf({ text }: Stretch): string {
  return text.slice(0, -1);
}

/** The repaired stretches as a text. */
function joined(
  markdown: string,
  stretches: readonly Stretch[],
  parts: readonly (RepairedPart | undefined)[],
  names: readonly RepairName[],
  report: Report,
): Repaired {
  const found = new Map<RepairName, { lineCount: number; firstLine: number }>();
  let isChanged = false;
  const outlines: { outline: RepairedPart['outline']; start: number }[] = [];
  let line = 1;
  for (const [index, stretch] of stretches.entries()) {
    for (const { name, lineCount, first } of parts[index]?.changes ?? []) {
      const sum = found.get(name);
      if (sum) sum.lineCount += lineCount;
      else found.set(name, { lineCount, firstLine: line + first });
      isChanged ||= names.includes(name);
    }
    const { outline } = parts[index] ?? {};
    if (outline) outlines.push({ outline, start: line - 1 });
    line += stretch.lineCount;
  }
  const texts = stretches.map((stretch, index) => {
    const repaired = parts[index]?.text;
    if (repaired === undefined) return stretch.text;
    return index < stretches.length - 1 ? `${repaired}\n` : repaired;
  });
  const text = isChanged ? texts.join('') : markdown;
  const sources = previewOfSources(text, texts.at(-1) ?? '');
  const boldLines = previewOfBoldLines(outlines);
  for (const each of [boldLines, sources])
    if (each) found.set(each.name, { lineCount: each.lineCount, firstLine: each.first + 1 });
  const effects = REPAIR_NAMES.flatMap((name): readonly RepairEffect[] => {
    const sum = found.get(name);
    return sum ? [{ name, isApplied: names.includes(name), ...sum }] : [];
  });
  for (const { name, isApplied, lineCount, firstLine } of effects)
    if (isApplied) report(repairNotice(name, lineCount, firstLine));
  return { markdown: text, effects };
}
