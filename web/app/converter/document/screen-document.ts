import { sign } from '../../state/sign';
import { part } from '../instance/converter';
import { createDocument } from './text-document';

/** Whether the visitor wants the whole of large texts in the editor, also at the next visit. */
export const wholeTextSign = sign('whole-text');

/** The document of the screen. */
export const screenDocument = part(() => createDocument({ showsAll: wholeTextSign.read() }));
