import type { PictureFiles } from '../document/picture-files';
import {
  backward,
  EMPTY_HISTORY,
  record,
  type Step,
  stepOf,
  type TextHistory,
} from '../document/text-history';
import { applyEdit, editBetween } from '../text/edit';
import { historyDatabase } from './history-database';
import { HistoryKeeper } from './history-keeper';
import { isListOf, type KeptDraft, partsOf } from './kept-draft';
import { picturesAt, storedDraft } from './stored-draft';

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
  steps: readonly LastStep[],
): Promise<KeptDraft> {
  const stored = before && (await storedDraft(before));
  const storedPictures = stored?.storedPictures ?? [];
  const own = picturesAt(after.pictures, storedPictures);
  const keeper = stored?.keeper ?? new HistoryKeeper(after.id, historyDatabase);
  const known = stored?.history ?? EMPTY_HISTORY;
  const since = stepsSince(before?.text, after.text, { steps, known: known.past });
  const newer =
    since?.map((step) => withPictures(step, storedPictures)) ??
    lastStep(before, after, { own, pictures: stored?.pictures ?? [] });
  if (newer.length === 0) return { ...after, history: before?.history };
  const plan = keeper.plan(
    newer.reduce((history, step) => record(history, step), known),
    own,
  );
  await plan?.write();
  return { ...after, history: plan?.kept };
}

/** The steps that lead from one text to another, without those that are known; all of them if there is no text before. */
function stepsSince(
  before: string | undefined,
  after: string,
  { steps, known }: { readonly steps: readonly LastStep[]; readonly known: readonly Step[] },
): readonly LastStep[] | undefined {
  if (before === undefined) return steps;
  const isKnown = (count: number): boolean =>
    count <= known.length &&
    steps.slice(0, count).every((step, index) => isSameStep(step, known[known.length - count + index]));
  let text = after;
  let shortest: readonly LastStep[] | undefined;
  for (let at = steps.length; at >= 0; at--) {
    const step = steps[at];
    if (step) text = applyEdit(text, backward(step));
    if (text !== before) continue;
    if (isKnown(at)) return steps.slice(at);
    shortest ??= steps.slice(at);
  }
  return shortest;
}

/** What is typed in one go becomes part of the step before it, so that a step may be known as a shorter one. */
function isSameStep(one: LastStep, other: Step | undefined): boolean {
  return other?.from === one.from && other.removed === one.removed && other.inserted === one.inserted;
}

function withPictures({ from, removed, inserted, other }: LastStep, stored: PictureFiles): Step {
  return {
    from,
    removed,
    inserted,
    ...(other && { other: { pictures: picturesAt(other.pictures, stored), fileName: other.fileName } }),
  };
}

/** All of the change as one step, where its own steps are not known. */
function lastStep(
  before: KeptDraft | undefined,
  after: KeptDraft,
  { own, pictures }: { readonly own: PictureFiles; readonly pictures: PictureFiles },
): readonly Step[] {
  const edit = before && editBetween(before.text, after.text);
  if (!before || !edit) return [];
  const isSame = own.length === pictures.length && before.fileName === after.fileName;
  const other = isSame ? undefined : { pictures, fileName: before.fileName };
  return [{ ...stepOf(before.text, edit), ...(other && { other }) }];
}
