import type { PageGeometry } from '../../api/settings.js';
import type { ComposedBlock, ComposedSection } from '../../model/composed.js';
import { endsInParagraph, SECTION_END } from '../../model/section-end.js';
import { HEADER_DISTANCE } from '../../theme/measures.js';
import { writeBlock } from '../blocks/index.js';
import { writeParagraph } from '../blocks/paragraph.js';
import type { Environment } from '../environment.js';
import { propertyElement, val } from '../property-elements.js';
import type { Writer } from '../writer.js';
import { headerReferences } from './headers-footers.js';

/** Every line is counted, through the whole document (ECMA-376 Part 1, 17.6.8). */
export const LINE_NUMBERS = 'w:countBy="1" w:restart="continuous"';

/** LibreOffice does not read the numbers of endnotes from the settings of the document, and takes Roman ones. */
const DECIMAL_ENDNOTES = '<w:endnotePr><w:numFmt w:val="decimal"/></w:endnotePr>';

/** The paper, the margins, the header and the footer of a section's pages. */
export function sectionProperties(
  { page, headers, ownPages, columns, isContinued }: ComposedSection,
  environment: Environment,
  { ledger }: Writer,
): string {
  const { noteKind, notes, lineNumbers, runsRightToLeft } = environment.composed;
  return propertyElement('w:sectPr', {
    ...headerReferences(headers, environment, ledger),
    endnotePr: noteKind === 'endnote' && notes.length > 0 ? DECIMAL_ENDNOTES : undefined,
    type: isContinued && val('continuous'),
    ...geometryProperties(page),
    lnNumType: lineNumbers && LINE_NUMBERS,
    ...(runsRightToLeft && !columns ? { bidi: true } : {}),
    ...columnProperties(columns),
    titlePg: ownPages.includes('first') || undefined,
  });
}

/** The attributes of the elements for columns: in a section that runs from right to left, the first is on the right. */
export function columnProperties(columns: ComposedSection['columns']): {
  readonly cols?: string;
  readonly bidi?: true;
} {
  if (!columns) return {};
  const { count, space, isReversed } = columns;
  return { cols: `w:num="${count}" w:space="${space}"`, ...(isReversed ? { bidi: true } : {}) };
}

/** The attributes of the elements for the paper and the margins. */
export function geometryProperties({ width, height, margins }: PageGeometry): {
  readonly pgSz: string;
  readonly pgMar: string;
} {
  const { top, right, bottom, left } = margins;
  const distances = `w:header="${HEADER_DISTANCE}" w:footer="${HEADER_DISTANCE}" w:gutter="0"`;
  return {
    pgSz: `w:w="${width}" w:h="${height}"${width > height ? ' w:orient="landscape"' : ''}`,
    pgMar: `w:top="${top}" w:right="${right}" w:bottom="${bottom}" w:left="${left}" ${distances}`,
  };
}

/**
 * Writes the blocks of a section before another one. Its properties are in a paragraph (ECMA-376 Part 1, 17.6.18): the last,
 * or one of their own.
 */
export function* writeSection(
  blocks: Iterable<ComposedBlock>,
  next: ComposedSection,
  properties: () => string,
  writer: Writer,
): Generator<string, void> {
  let last: ComposedBlock | undefined;
  for (const block of blocks) {
    if (last) yield writeBlock(last, writer);
    last = block;
  }
  if (last?.type === 'paragraph' && endsInParagraph(last, next)) {
    yield writeParagraph(last, writer, '', '', properties);
    return;
  }
  const xml = last ? writeBlock(last, writer) : '';
  yield xml + sectionEnd(properties(), writer);
}

/** An invisibly small paragraph that ends a section. */
export function sectionEnd(properties: string, { styles }: Writer): string {
  return `<w:p><w:pPr><w:pStyle ${val(styles.idOf(SECTION_END.style))}/>${properties}</w:pPr></w:p>`;
}
