import { FONTS, labelOf, SPACINGS } from './choices';
import type { DocumentOptions } from './document-options';

/** `Calibri 11pt` and `1.5 spacing`. */
export function formattingLabels({ fontFamily, fontSize, lineSpacing }: DocumentOptions): [string, string] {
  return [`${labelOf(FONTS, fontFamily)} ${fontSize}pt`, `${labelOf(SPACINGS, lineSpacing)} spacing`];
}
