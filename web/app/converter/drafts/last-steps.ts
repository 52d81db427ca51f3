import type { PictureFiles } from '../document/picture-files';
import { EMPTY_HISTORY, record, type Step, stepOf, type TextHistory } from '../document/text-history';
import { editBetween } from '../text/edit';
import { continuedHistory } from './continued-history';
import { historyDatabase } from './history-database';
import { HistoryKeeper } from './history-keeper';
import { isListOf, type KeptDraft, partsOf } from './kept-draft';
import { picturesAt, type StoredDraft, storedDraft } from './stored-draft';

/** A step of a history without its pictures, which only the database can keep. */
export interface LastStep extends Pick<Step, 'from' | 'removed' | 'inserted'> {
  /** What the text before it has, pictures by their paths. */
  readonly other?:
    | { readonly pictures: readonly string[]; readonly fileName: string | undefined }
    | undefined;
}

/** So many steps can be made before the database has stored a text. */
const MAX_LAST_STEPS = 20;

/** The last steps of a history that have room in so many letters. */
export function lastStepsOf({ past }: TextHistory, room: number): readonly LastStep[] {
  let left = room;
  const steps: LastStep[] = [];
  for (const { from, removed, inserted, other } of past.slice(-MAX_LAST_STEPS).toReversed()) {
    left -= removed.length + inserted.length;
    if (left < 0) break;
    const before = other && {
      pictures: other.pictures.map(({ path }) => path),
      fileName: other.fileName,
    };
    steps.push({ from, removed, inserted, other: before });
  }
  return steps.reverse();
}

/** Steps in stored data: none if one is of a wrong shape, since those before it would belong to another text. */
export function stepsIn(found: unknown): readonly LastStep[] {
  const steps = Array.isArray(found) ? found : [];
  return steps.every(isLastStep) ? steps : [];
}

function isLastStep(found: unknown): found is LastStep {
  const { from, removed, inserted, other } = partsOf<LastStep>(found);
  const { pictures, fileName } = partsOf<NonNullable<LastStep['other']>>(other);
  return (
    typeof from === 'number' &&
    typeof removed === 'string' &&
    typeof inserted === 'string' &&
    (other === undefined ||
      (isListOf(pictures, 'string') && (fileName === undefined || typeof fileName === 'string')))
  );
}

/** A draft that was changed at the last moment, with what changed it as the last steps of its history. */
export async function withLastSteps(
  before: KeptDraft | undefined,
  after: KeptDraft,
  last: readonly LastStep[],
): Promise<KeptDraft> {
  const stored = before && (await storedDraft(before));
  const own = picturesAt(after.pictures, stored?.storedPictures ?? []);
  const keeper = stored?.keeper ?? new HistoryKeeper(after.id, historyDatabase);
  const steps = last.map((step) => withPictures(step, stored?.storedPictures ?? []));
  const plan = keeper.plan(stored ? historySince(stored, after, { own, steps }) : historyOf(steps), own);
  await plan?.write();
  return { ...after, history: plan?.kept };
}

const historyOf = (steps: readonly Step[]): TextHistory => ({ ...EMPTY_HISTORY, past: steps });

interface Since {
  /** The pictures of the text now. */
  readonly own: PictureFiles;
  readonly steps: readonly Step[];
}

function historySince(stored: StoredDraft, after: KeptDraft, { own, steps }: Since): TextHistory {
  const { draft, pictures, history } = stored;
  const { text, fileName } = draft;
  const continued = continuedHistory({ text, fileName, pictures, history }, after.text, steps);
  const edit = editBetween(text, after.text);
  if (continued || !edit) return continued ?? history;
  // All of the change is one step, where its own steps are not known.
  const isSame = own.length === pictures.length && fileName === after.fileName;
  return record(history, { ...stepOf(text, edit), ...(!isSame && { other: { pictures, fileName } }) });
}

function withPictures({ from, removed, inserted, other }: LastStep, stored: PictureFiles): Step {
  return {
    from,
    removed,
    inserted,
    ...(other && { other: { pictures: picturesAt(other.pictures, stored), fileName: other.fileName } }),
  };
}
