import { fileNameStore } from './file-name-store';
import type { PictureFiles } from './pictures/picture-files';
import { pictureStore } from './pictures/picture-store';
import { edits } from './text/manuscript-edits';
import { manuscriptStore } from './text/manuscript-store';
import type { Step } from './text/text-history';

/** What goes with a text: another one in its place does not get it, and undo brings both back. */
interface Belongings {
  readonly pictures: PictureFiles;
  readonly fileName: string | undefined;
}

/** What the other side of a step had: of one that is past, what was there before it. */
const otherSide = new WeakMap<Step, Belongings>();

/** Puts another text in place of this one, with what belongs to it. */
export function replaceText(text: string, next: Belongings): void {
  const before = lastStep();
  edits.load(text);
  const step = lastStep();
  if (step && step !== before) otherSide.set(step, own());
  put(next);
}

export function undo(): void {
  const step = lastStep();
  edits.undo();
  exchange(step);
}

export function redo(): void {
  edits.redo();
  exchange(lastStep());
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
