import { fileNameStore } from '../conversion/file-name-store';
import { addPictures, type PictureFiles } from '../pictures/picture-files';
import { pictureStore } from '../pictures/picture-store';
import { edits } from '../text/manuscript-edits';
import { manuscriptStore } from '../text/manuscript-store';
import type { Step } from '../text/text-history';

/** Data that belongs to a text: a text that replaces it does not get it, and undo restores both. */
interface Belongings {
  readonly pictures: PictureFiles;
  readonly fileName: string | undefined;
}

/** What a step does besides changing the text. */
export interface StepBelongings {
  /** What belongs to the text on the other side of the step. */
  readonly other: Belongings | undefined;
  readonly brought: PictureFiles | undefined;
}

/** The other side of a step: for a past step, what there was before it. */
const otherSide = new WeakMap<Step, Belongings>();

/** The pictures that were added with a step. */
const brought = new WeakMap<Step, PictureFiles>();

export function belongingsOf(step: Step): StepBelongings {
  return { other: otherSide.get(step), brought: brought.get(step) };
}

/** A restored step, with what it did when it was stored. */
export function withBelongings(step: Step, of: StepBelongings): Step {
  if (of.other) otherSide.set(step, of.other);
  if (of.brought) brought.set(step, of.brought);
  return step;
}

/** Replaces this text and its belongings with another text. */
export function replaceText(text: string, next: Belongings): void {
  const before = lastStep();
  edits.load(text);
  const step = lastStep();
  if (step && step !== before) otherSide.set(step, own());
  put(next);
}

/** Inserts pictures into the text and adds their files, as one step for undo. */
export function insertPictures(markdown: string, pictures: PictureFiles): void {
  const before = lastStep();
  edits.insert(markdown);
  const step = lastStep();
  if (step && step !== before) brought.set(step, pictures);
  pictureStore.change((files) => addPictures(files, pictures));
}

export function undo(): void {
  const step = lastStep();
  edits.undo();
  exchange(step);
  const pictures = step && brought.get(step);
  if (pictures) pictureStore.change((files) => files.filter((file) => !pictures.includes(file)));
}

export function redo(): void {
  edits.redo();
  const step = lastStep();
  exchange(step);
  const pictures = step && brought.get(step);
  if (pictures) pictureStore.change((files) => addPictures(files, pictures));
}

function exchange(step: Step | undefined): void {
  const other = step && otherSide.get(step);
  if (!other) return;
  otherSide.set(step, own());
  put(other);
}

function own(): Belongings {
  return { pictures: pictureStore.read(), fileName: fileNameStore.read() };
}

function put({ pictures, fileName }: Belongings): void {
  pictureStore.change(() => pictures);
  fileNameStore.change(() => fileName);
}

const lastStep = (): Step | undefined => manuscriptStore.read().history.past.at(-1);
