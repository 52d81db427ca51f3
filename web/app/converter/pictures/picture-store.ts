import type { Inspected } from '../inspection/text-inspector';
import { createStore } from '../text/store';
import type { PictureFiles } from './picture-files';

/** The files that the visitor added beside the text. They stay on the device. */
export const pictureStore = createStore<PictureFiles>([]);

/** The result of the last inspection; undefined if there is no text or it failed. A new object each time. */
interface LastLook {
  readonly inspected: Inspected | undefined;
}

export const lookStore = createStore<LastLook>({ inspected: undefined });
