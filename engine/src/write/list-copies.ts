import type { NumberingInstance } from './numbering-instance.js';
import type { Story } from './story.js';

/** An item of an ordered list, in the order of the text. */
export interface NumberedItem {
  readonly instance: NumberingInstance;
  readonly story: Story;
}

/** The items with one `w:num`, which are all on one level. */
interface Sequence {
  readonly level: number;
  /** Where they are among all items. */
  readonly places: number[];
  /** How many of them were passed. */
  passed: number;
}

/** A definition, and the sequences that it counts and that may go on. */
interface Copy {
  readonly story: Story;
  open: readonly Sequence[];
}

/**
 * Which copy of its definition each sequence needs, counted from 0. Word counts all items of a definition (`w:abstractNum`)
 * together, whatever their `w:num` is, and each restarts the levels below its own (ECMA-376 Part 1, 17.9.10). So a sequence
 * between two items of another one, on the same level or above, would change the numbers that follow. Notes share no
 * definition with the text, since nothing says where they are counted.
 */
export function listCopies(items: readonly NumberedItem[]): ReadonlyMap<NumberingInstance, number> {
  const sequences = sequencesOf(items);
  const copies = new Map<NumberingInstance, number>();
  const byDefinition = new Map<string, Copy[]>();
  for (const [place, { instance, story }] of items.entries()) {
    const sequence = sequences.get(instance);
    if (!sequence) continue;
    sequence.passed += 1;
    if (sequence.passed > 1) continue;
    const key = String(instance.definition ?? instance.format);
    const known = byDefinition.get(key) ?? [];
    byDefinition.set(key, known);
    for (const copy of known) copy.open = copy.open.filter((other) => endOf(other) > place);
    const isFree = (copy: Copy): boolean =>
      copy.story === story && copy.open.every((other) => !isDisturbed(sequence, other));
    const found = known.find(isFree) ?? { story, open: [] };
    if (!known.includes(found)) known.push(found);
    found.open = [...found.open, sequence];
    copies.set(instance, known.indexOf(found));
  }
  return copies;
}

function sequencesOf(items: readonly NumberedItem[]): ReadonlyMap<NumberingInstance, Sequence> {
  const sequences = new Map<NumberingInstance, Sequence>();
  for (const [place, { instance }] of items.entries()) {
    const known = sequences.get(instance);
    if (known) known.places.push(place);
    else sequences.set(instance, { level: instance.restart?.level ?? 0, places: [place], passed: 0 });
  }
  return sequences;
}

/** Whether a sequence that begins while another one is open would change the numbers of either. */
function isDisturbed(sequence: Sequence, open: Sequence): boolean {
  if (sequence.level <= open.level) return true;
  const next = open.places[open.passed] ?? Number.POSITIVE_INFINITY;
  return next < endOf(sequence);
}

function endOf({ places }: Sequence): number {
  return places.at(-1) ?? -1;
}
