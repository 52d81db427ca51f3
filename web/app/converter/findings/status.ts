import { counted } from '../../../../engine/src/text/counted';
import type { Converter } from '../instance/converter';

/** Something in the text that needs attention, and where on the page it is described. */
interface StatusPart {
  readonly text: string;
  readonly href: string;
}

export const FINDINGS_ID = 'findings';
export const PICTURES_ID = 'pictures';
export const CLEAN_UP_ID = 'clean-up';

/** `2 findings`, `1 picture missing` and, if something in the text is not in the file, `cleaned up`, whichever apply. */
export function statusParts(
  converter: Converter,
  findings: number,
  missingPictures: number,
  repairs = 0,
): StatusPart[] {
  return [
    { count: findings, text: counted(findings, 'finding'), href: `#${converter.id(FINDINGS_ID)}` },
    {
      count: missingPictures,
      text: `${counted(missingPictures, 'picture')} missing`,
      href: `#${converter.id(PICTURES_ID)}`,
    },
    { count: repairs, text: 'cleaned up', href: `#${converter.id(CLEAN_UP_ID)}` },
  ].filter(({ count }) => count > 0);
}
