import { counted } from '../../../../engine/src/text/counted';

/** Something in the text that needs attention, and where on the page it is described. */
interface StatusPart {
  readonly text: string;
  readonly href: string;
}

export const FINDINGS_ID = 'findings';
export const PICTURES_ID = 'pictures';

/** `2 findings` and `1 picture missing`, whichever apply. */
export function statusParts(findings: number, missingPictures: number): StatusPart[] {
  return [
    { count: findings, text: counted(findings, 'finding'), href: `#${FINDINGS_ID}` },
    {
      count: missingPictures,
      text: `${counted(missingPictures, 'picture')} missing`,
      href: `#${PICTURES_ID}`,
    },
  ].filter(({ count }) => count > 0);
}
