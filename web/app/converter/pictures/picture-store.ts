import { createStore } from '../text/store';
import type { PictureFiles } from './picture-files';

/** The files that the visitor gave beside the text. They stay on the device. */
export const pictureStore = createStore<PictureFiles>([]);
