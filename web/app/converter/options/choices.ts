import type { DocumentOptions } from './document-options';
import { MARGINS, type MarginName } from './margins';

export interface Choice<Value> {
  readonly value: Value;
  readonly label: string;
}

type ChoicesOf<Name extends keyof DocumentOptions> = readonly Choice<DocumentOptions[Name]>[];

export const TEMPLATES: ChoicesOf<'template'> = [
  { value: 'plain', label: 'Plain' },
  { value: 'academic', label: 'Academic (APA)' },
  { value: 'business', label: 'Business' },
  { value: 'mla', label: 'MLA' },
];

export const FONTS: ChoicesOf<'fontFamily'> = [
  { value: 'calibri', label: 'Calibri' },
  { value: 'times', label: 'Times New Roman' },
  { value: 'arial', label: 'Arial' },
  { value: 'georgia', label: 'Georgia' },
];

export const SIZES: ChoicesOf<'fontSize'> = [
  { value: 10, label: '10 pt' },
  { value: 11, label: '11 pt' },
  { value: 12, label: '12 pt' },
  { value: 14, label: '14 pt' },
];

export const SPACINGS: ChoicesOf<'lineSpacing'> = [
  { value: 'single', label: 'Single' },
  { value: '1.15', label: '1.15' },
  { value: '1.5', label: '1.5' },
  { value: 'double', label: 'Double' },
];

export const PAGE_NUMBERS: ChoicesOf<'pageNumbers'> = [
  { value: 'off', label: 'None' },
  { value: 'header', label: 'In the header' },
  { value: 'footer', label: 'In the footer' },
];

export const PAGE_SIZES: ChoicesOf<'pageSize'> = [
  { value: 'a4', label: 'A4' },
  { value: 'letter', label: 'US Letter' },
];

export const MARGIN_CHOICES: ChoicesOf<'margins'> = Object.entries(MARGINS).map(([value, { label }]) => ({
  value: value as MarginName,
  label,
}));

export const TABLE_WIDTHS: ChoicesOf<'tableWidths'> = [
  { value: 'equal', label: 'Equally wide' },
  { value: 'content', label: 'By their contents' },
];

export const WIDE_TABLES: ChoicesOf<'wideTables'> = [
  { value: 'fit', label: 'In the text' },
  { value: 'landscape', label: 'On landscape pages' },
];

export const DUPLICATES: ChoicesOf<'duplicateHandling'> = [
  { value: 'same-number', label: 'Same №' },
  { value: 'see-note', label: 'New with "See note N"' },
];

export const POSITIONS: ChoicesOf<'footnotePosition'> = [
  { value: 'page', label: 'Page bottom' },
  { value: 'document', label: 'Document end' },
];

export const SEPARATORS: ChoicesOf<'unreferencedSeparator'> = [
  { value: 'bullet', label: 'Bullets' },
  { value: 'semicolon', label: 'Semicolons' },
  { value: 'newline', label: 'New lines' },
];

export function labelOf<Value>(choices: readonly Choice<Value>[], value: Value): string {
  return choices.find((choice) => choice.value === value)?.label ?? String(value);
}
