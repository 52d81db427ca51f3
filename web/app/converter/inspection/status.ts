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
    { count: findings, text: counted(findings, 'finding', 'findings'), href: `#${FINDINGS_ID}` },
    {
      count: missingPictures,
      text: `${counted(missingPictures, 'picture', 'pictures')} missing`,
      href: `#${PICTURES_ID}`,
    },
  ].filter(({ count }) => count > 0);
}

function counted(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}
