/** A paragraph so low that what is left of it on the new page does not show. */
export const PAGE_BREAK =
  '<w:p><w:pPr><w:pStyle w:val="PageBreak"/></w:pPr><w:r><w:br w:type="page"/></w:r></w:p>';

export function pageBreak(): string {
  return PAGE_BREAK;
}
