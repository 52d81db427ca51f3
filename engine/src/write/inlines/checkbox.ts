const FONT = 'MS Gothic';
const CHECKED = { code: '2612', character: '☒' };
const UNCHECKED = { code: '2610', character: '☐' };

/** A checkbox in Word (MS-DOCX 2.6.1.6, `CT_SdtCheckbox`, whose children must be in this order). */
export function checkbox(checked: boolean): string {
  const { character } = checked ? CHECKED : UNCHECKED;
  const state = (name: string, { code }: { readonly code: string }): string =>
    `<w14:${name} w14:val="${code}" w14:font="${FONT}"/>`;
  return (
    `<w:sdt><w:sdtPr><w14:checkbox><w14:checked w14:val="${checked ? 1 : 0}"/>` +
    `${state('checkedState', CHECKED)}${state('uncheckedState', UNCHECKED)}</w14:checkbox></w:sdtPr>` +
    `<w:sdtContent><w:r><w:rPr><w:rFonts w:ascii="${FONT}" w:hAnsi="${FONT}" w:eastAsia="${FONT}" w:hint="eastAsia"/></w:rPr>` +
    `<w:t>${character}</w:t></w:r></w:sdtContent></w:sdt>`
  );
}
