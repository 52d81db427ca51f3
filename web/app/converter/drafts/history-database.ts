import type { Step } from '../document/text-history';
import { indexedDatabase } from '../storage/indexed-database';
import { HISTORIES } from '../storage/own-files';
import { allOf, draftsOf } from './draft-database';
import { isListOf, partsOf } from './kept-draft';

/** A picture that a step puts into the text or takes out of it. */
export interface NamedPicture {
  readonly path: string;
  /** Where it is stored, if only the history has it. */
  readonly number: number;
}

/** A step of the history of a draft. A stored step never changes: another gets another number. */
export interface KeptStep extends Pick<Step, 'from' | 'removed' | 'inserted'> {
  readonly draft: string;
  readonly number: number;
  /** What the text on the other side of the step has. */
  readonly other?: { readonly pictures: readonly NamedPicture[]; readonly fileName: string | undefined };
  readonly brought?: readonly NamedPicture[];
}

export interface HistoryPicture {
  readonly draft: string;
  readonly number: number;
  readonly file: Blob;
}

/** Everything that is stored of a history, in order of the numbers. */
export interface HistoryParts {
  readonly steps: readonly KeptStep[];
  readonly pictures: readonly HistoryPicture[];
}

/** The parts of a history that are stored, and the numbers of those that are no longer needed. */
export interface HistoryChange extends HistoryParts {
  readonly goneSteps: readonly number[];
  readonly gonePictures: readonly number[];
}

/**
 * The draft has the numbers of its steps: so its text and its history are always of the same moment. In the database of the
 * drafts they would need a new version of it, which pages of earlier versions in other tabs could not open.
 */
const inDatabase = indexedDatabase<'steps' | 'pictures'>(HISTORIES, 1, (database) => {
  for (const name of ['steps', 'pictures'])
    database.createObjectStore(name, { keyPath: ['draft', 'number'] });
});

/** The histories of drafts on the visitor's device. Every function rejects if the browser denies storage. */
export const historyDatabase = {
  async read(draft: string): Promise<HistoryParts> {
    let steps: unknown[] = [];
    const pictures: unknown[] = await inDatabase(['steps', 'pictures'], 'readonly', (stores) => {
      const reading = stores('steps').getAll(allOf(draft));
      reading.onsuccess = () => {
        steps = reading.result;
      };
      return stores('pictures').getAll(allOf(draft));
    });
    return { steps: steps.filter(isKeptStep), pictures: pictures.filter(isHistoryPicture) };
  },

  /** All of it or nothing. */
  change: (draft: string, { steps, pictures, goneSteps, gonePictures }: HistoryChange) =>
    inDatabase(['steps', 'pictures'], 'readwrite', (stores) => {
      for (const number of goneSteps) stores('steps').delete([draft, number]);
      for (const number of gonePictures) stores('pictures').delete([draft, number]);
      for (const step of steps) stores('steps').put(step);
      for (const picture of pictures) stores('pictures').put(picture);
    }),

  erase: (draft: string) =>
    inDatabase(['steps', 'pictures'], 'readwrite', (stores) => {
      for (const name of ['steps', 'pictures'] as const) stores(name).delete(allOf(draft));
    }),

  /** The drafts of which there is a history. */
  async drafts(): Promise<ReadonlySet<string>> {
    const keys = await inDatabase(['steps'], 'readonly', (stores) => stores('steps').getAllKeys());
    return draftsOf(keys);
  },
};

function isKeptStep(found: unknown): found is KeptStep {
  const { number, from, removed, inserted, other, brought } = partsOf<KeptStep>(found);
  const isStep =
    [number, from].every((each) => typeof each === 'number') &&
    [removed, inserted].every((each) => typeof each === 'string');
  const { pictures, fileName } = partsOf<NonNullable<KeptStep['other']>>(other);
  const isOther =
    other === undefined || (areNamed(pictures) && (fileName === undefined || typeof fileName === 'string'));
  return isStep && isOther && (brought === undefined || areNamed(brought));
}

function areNamed(found: unknown): boolean {
  if (!Array.isArray(found)) return false;
  const parts = found.map((each) => partsOf<NamedPicture>(each));
  return (
    isListOf(
      parts.map(({ path }) => path),
      'string',
    ) &&
    isListOf(
      parts.map(({ number }) => number),
      'number',
    )
  );
}

function isHistoryPicture(found: unknown): found is HistoryPicture {
  const { number, file } = partsOf<HistoryPicture>(found);
  return typeof number === 'number' && file instanceof Blob;
}
