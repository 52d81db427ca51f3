import type { Inspected } from '../inspection/text-inspector';
import { createStore } from '../text/store';
import type { PictureFiles } from './picture-files';

/** The files that the visitor gave beside the text. They stay on the device. */
export const pictureStore = createStore<PictureFiles>([]);

/** What was last found out about the text; nothing where there is no text, or looking at it failed. A new object each time. */
interface LastLook {
  readonly inspected: Inspected | undefined;
}

export const lookStore = createStore<LastLook>({ inspected: undefined });
