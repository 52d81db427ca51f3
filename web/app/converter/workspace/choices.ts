import { FONT_FAMILIES, OPTION_CHOICES } from '@footmark/engine/options';
import type { DocumentOptions } from './document-options';
import { MARGINS, type MarginName } from './margins';

export interface Choice<Value> {
  readonly value: Value;
  readonly label: string;
}

export type ChoicesOf<Name extends keyof DocumentOptions> = readonly Choice<DocumentOptions[Name]>[];

/** All values that the engine accepts, each with its label. */
function choicesOf<Value extends string | number>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
): readonly Choice<Value>[] {
  return values.map((value) => ({ value, label: labels[value] }));
}

export const TEMPLATES = choicesOf(OPTION_CHOICES.template, {
  plain: 'Plain',
  academic: 'Academic (APA)',
  business: 'Business',
  mla: 'MLA',
});

/** The name of the chosen template. */
export function templateLabel({ template, ownTemplate }: DocumentOptions): string {
  return ownTemplate || labelOf(TEMPLATES, template);
}

export const FONTS = choicesOf(OPTION_CHOICES.fontFamily, FONT_FAMILIES);

export const SIZES = choicesOf(OPTION_CHOICES.fontSize, {
  10: '10 pt',
  11: '11 pt',
  12: '12 pt',
  14: '14 pt',
});

export const SPACINGS = choicesOf(OPTION_CHOICES.lineSpacing, {
  single: 'Single',
  '1.15': '1.15',
  '1.5': '1.5',
  double: 'Double',
});

export const PAGE_NUMBERS: ChoicesOf<'pageNumbers'> = [
  { value: 'off', label: 'None' },
  { value: 'header', label: 'Header' },
  { value: 'footer', label: 'Footer' },
];

/** What a running header shows most often; any other text is in the field below. */
export const HEADERS: ChoicesOf<'headerText'> = [
  { value: '', label: 'None' },
  { value: '{title}', label: 'Title' },
  { value: '{chapter}', label: 'Chapter' },
];

export const PAGE_SIZES = choicesOf(OPTION_CHOICES.pageSize, {
  a4: 'A4',
  letter: 'US Letter',
});

export const MARGIN_CHOICES: ChoicesOf<'margins'> = Object.entries(MARGINS).map(([value, { label }]) => ({
  value: value as MarginName,
  label,
}));

export const TABLE_WIDTHS = choicesOf(OPTION_CHOICES.tableWidths, {
  equal: 'Equal widths',
  content: 'Fit to content',
});

export const TABLE_HEADERS: ChoicesOf<'tableHeaders'> = [
  { value: 'template', label: 'As in the template' },
  ...choicesOf(OPTION_CHOICES.tableHeaders, { shaded: 'Light', dark: 'Dark', ruled: 'Only a rule' }),
];

export const WIDE_TABLES = choicesOf(OPTION_CHOICES.wideTables, {
  fit: 'In the text',
  landscape: 'On landscape pages',
});

export const LINE_BREAKS = choicesOf(OPTION_CHOICES.lineBreaks, {
  auto: 'Automatic',
  keep: 'Keep',
  join: 'Join',
});

export const DIALECTS = choicesOf(OPTION_CHOICES.dialect, {
  auto: 'Automatic',
  github: 'GitHub',
  pandoc: 'Pandoc',
  quarto: 'Quarto',
  rmarkdown: 'R Markdown, bookdown',
  myst: 'MyST',
  mdx: 'MDX',
  gitbook: 'GitBook',
  hackmd: 'HackMD',
  obsidian: 'Obsidian',
  azure: 'Azure DevOps',
  prompt: 'Prompt with tags',
});

export const DUPLICATES = choicesOf(OPTION_CHOICES.duplicateHandling, {
  'same-number': 'Same №',
  'see-note': 'New with "See note N"',
});

export const POSITIONS = choicesOf(OPTION_CHOICES.footnotePosition, {
  page: 'Page bottom',
  document: 'Document end',
});

export const CITATION_FORMS = choicesOf(OPTION_CHOICES.citations, {
  text: 'Text',
  zotero: 'Zotero fields',
  word: 'Word fields',
});

export const REVIEWS = choicesOf(OPTION_CHOICES.review, {
  track: 'Tracked',
  accept: 'Accepted',
  reject: 'Rejected',
});

export const SEPARATORS = choicesOf(OPTION_CHOICES.unreferencedSeparator, {
  bullet: 'Bullets',
  semicolon: 'Semicolons',
  newline: 'New lines',
});

export function labelOf<Value>(choices: readonly Choice<Value>[], value: Value): string {
  return choices.find((choice) => choice.value === value)?.label ?? String(value);
}
