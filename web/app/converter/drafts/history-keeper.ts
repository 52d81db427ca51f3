import { KEPT_HISTORY_LENGTH, KEPT_PICTURES_BYTES } from '../../constants';
import type { PictureFiles } from '../document/picture-files';
import { EMPTY_HISTORY, type Step, type TextHistory } from '../document/text-history';
import type { HistoryChange, HistoryParts, KeptStep, NamedPicture } from './history-database';
import type { KeptHistory } from './kept-draft';

type PictureFile = PictureFiles[number];

/** What is needed of the database. */
interface Storage {
  readonly read: (draft: string) => Promise<HistoryParts>;
  readonly change: (draft: string, change: HistoryChange) => Promise<unknown>;
}

/** A history as it is stored from now on, and what has to be written for that. */
interface Plan {
  readonly kept: KeptHistory;
  readonly write: () => Promise<void>;
}

const NOTHING: HistoryParts = { steps: [], pictures: [] };
const NO_HISTORY: KeptHistory = { past: [], future: [], pictures: [], own: [] };

/**
 * Keeps the history of one draft on the device. A step is written once, so that typing on a long history costs no more than on
 * a short one. What is no longer part of it is deleted with the next change, after the draft has forgotten its number.
 */
export class HistoryKeeper {
  readonly #draft: string;
  readonly #storage: Storage;
  readonly #steps = new WeakMap<Step, number>();
  readonly #pictures = new WeakMap<PictureFile, number>();
  #storedSteps: ReadonlySet<number> = new Set();
  #storedPictures: ReadonlySet<number> = new Set();
  #last = 0;

  constructor(draft: string, storage: Storage) {
    this.#draft = draft;
    this.#storage = storage;
  }

  /** The stored history, an empty one if none belongs to the draft. `own` are the pictures that are stored with the text. */
  async restore(kept: KeptHistory | undefined, own: PictureFiles): Promise<TextHistory> {
    const { past, future, pictures } = kept ?? NO_HISTORY;
    const parts = await this.#storage.read(this.#draft).catch(() => NOTHING);
    this.#storedSteps = new Set(parts.steps.map(({ number }) => number));
    this.#storedPictures = new Set(parts.pictures.map(({ number }) => number));
    const numbers = [...this.#storedSteps, ...this.#storedPictures];
    this.#last = numbers.reduce((last, number) => Math.max(last, number), 0);
    const files = new Map(parts.pictures.map(({ number, file }) => [number, file]));
    const found = new Map<number, PictureFile>();
    const pictureOf = ({ path, number }: NamedPicture): PictureFile[] => {
      const file = pictures.includes(number) ? files.get(number) : undefined;
      const present = kept?.own.includes(number) ? own.find((each) => each.path === path) : undefined;
      const picture = found.get(number) ?? (file ? { path, file } : present);
      // One for which there was no room, or which has been damaged.
      if (!picture) return [];
      found.set(number, picture);
      this.#pictures.set(picture, number);
      return [picture];
    };
    const steps = new Map(parts.steps.map((step) => [step.number, step]));
    const stepOf = (number: number): Step | undefined => {
      const kept = steps.get(number);
      if (!kept) return undefined;
      const { from, removed, inserted, other, brought } = kept;
      const step: Step = {
        from,
        removed,
        inserted,
        ...(other && {
          other: { pictures: other.pictures.flatMap(pictureOf), fileName: other.fileName },
        }),
        ...(brought && { brought: brought.flatMap(pictureOf) }),
      };
      this.#steps.set(step, number);
      return step;
    };
    // A step that is missing ends the history: those beyond it belong to another text.
    return {
      ...EMPTY_HISTORY,
      past: untilMissing(past.toReversed(), stepOf).reverse(),
      future: untilMissing(future, stepOf),
    };
  }

  /**
   * What is to be stored of a history, which may change meanwhile. `present` are the pictures of the text, which are stored
   * with it. Undefined if there is no history.
   */
  plan({ past, future }: TextHistory, present: PictureFiles): Plan | undefined {
    let room = KEPT_HISTORY_LENGTH;
    const fits = ({ removed, inserted }: Step): boolean => {
      room -= removed.length + inserted.length;
      return room >= 0;
    };
    const before = whileTrue(past.toReversed(), fits).reverse();
    const after = whileTrue(future, fits);
    if (before.length + after.length === 0) return undefined;

    const own = new Set<number>();
    const absent = new Map<number, Blob>();
    let bytes = KEPT_PICTURES_BYTES;
    const nameOf = (picture: PictureFile): NamedPicture => {
      const number = this.#pictures.get(picture) ?? this.#next();
      this.#pictures.set(picture, number);
      if (present.includes(picture)) own.add(number);
      else if (!absent.has(number) && picture.file.size <= bytes) {
        bytes -= picture.file.size;
        absent.set(number, picture.file);
      }
      return { path: picture.path, number };
    };
    const keptOf = (step: Step): KeptStep => {
      const number = this.#steps.get(step) ?? this.#next();
      this.#steps.set(step, number);
      const { other, brought } = step;
      return {
        draft: this.#draft,
        number,
        from: step.from,
        removed: step.removed,
        inserted: step.inserted,
        ...(other && { other: { pictures: other.pictures.map(nameOf), fileName: other.fileName } }),
        ...(brought && { brought: brought.map(nameOf) }),
      };
    };
    // The steps nearest to the present come first: their pictures get the room that there is.
    const pastSteps = before.toReversed().map(keptOf).reverse();
    const futureSteps = after.map(keptOf);
    const all = [...pastSteps, ...futureSteps];
    const kept: KeptHistory = {
      past: pastSteps.map(({ number }) => number),
      future: futureSteps.map(({ number }) => number),
      pictures: [...absent.keys()],
      own: [...own],
    };
    return { kept, write: () => this.#write(all, absent) };
  }

  /** The draft with its present history is stored: the rest is deleted. */
  async tidy(kept: KeptHistory | undefined): Promise<void> {
    const { past, future, pictures } = kept ?? NO_HISTORY;
    const goneSteps = without(this.#storedSteps, [...past, ...future]);
    const gonePictures = without(this.#storedPictures, pictures);
    if (goneSteps.length + gonePictures.length === 0) return;
    await this.#storage.change(this.#draft, { ...NOTHING, goneSteps, gonePictures });
    this.#storedSteps = new Set([...past, ...future]);
    this.#storedPictures = new Set(pictures);
  }

  async #write(all: readonly KeptStep[], absent: ReadonlyMap<number, Blob>): Promise<void> {
    const steps = all.filter(({ number }) => !this.#storedSteps.has(number));
    const pictures = [...absent]
      .filter(([number]) => !this.#storedPictures.has(number))
      .map(([number, file]) => ({ draft: this.#draft, number, file }));
    if (steps.length + pictures.length === 0) return;
    await this.#storage.change(this.#draft, { steps, pictures, goneSteps: [], gonePictures: [] });
    this.#storedSteps = new Set([...this.#storedSteps, ...steps.map(({ number }) => number)]);
    this.#storedPictures = new Set([...this.#storedPictures, ...pictures.map(({ number }) => number)]);
  }

  #next(): number {
    this.#last += 1;
    return this.#last;
  }
}

function untilMissing(numbers: readonly number[], stepOf: (number: number) => Step | undefined): Step[] {
  const steps: Step[] = [];
  for (const number of numbers) {
    const step = stepOf(number);
    if (!step) break;
    steps.push(step);
  }
  return steps;
}

function whileTrue<Item>(items: readonly Item[], holds: (item: Item) => boolean): Item[] {
  const end = items.findIndex((item) => !holds(item));
  return items.slice(0, end === -1 ? items.length : end);
}

function without(all: ReadonlySet<number>, kept: readonly number[]): number[] {
  const left = new Set(kept);
  return [...all].filter((number) => !left.has(number));
}
