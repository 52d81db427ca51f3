import { createDocument } from './text-document';

/** The document of the screen. */
export const screenDocument = createDocument();
