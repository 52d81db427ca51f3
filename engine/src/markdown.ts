export type { ClipboardText, PastedMarkdown } from './from-clipboard.js';
export { markdownFromClipboard } from './from-clipboard.js';
export type { PastedPart } from './paste/pasted-parts.js';
export type { ClipboardPicture } from './paste/pictures.js';
