import { choicesOfTemplate, type DocumentOptions, type TemplateChoices } from '../workspace/document-options';

export const OPTION_LABELS: Readonly<Record<keyof TemplateChoices, string>> = {
  fontFamily: 'Font',
  fontSize: 'Size',
  lineSpacing: 'Line spacing',
  pageNumbers: 'Page numbers',
  includeTableOfContents: 'Table of contents',
  titlePage: 'Title page',
  titleFromHeading: 'Title from the first heading',
  smartQuotes: 'Typographic quotes and dashes',
  imageCaptions: 'Numbered captions',
  tableWidths: 'Table columns',
  pageSize: 'Page size',
  margins: 'Margins',
};

/** Whether an option differs from the template's value. */
export function isChanged(options: DocumentOptions, name: keyof TemplateChoices): boolean {
  return options[name] !== choicesOfTemplate(options)[name] && !(options.ownTemplate && IN_FILE.has(name));
}

/** Properties of the visitor's own Word template that no option changes. */
const IN_FILE: ReadonlySet<keyof TemplateChoices> = new Set([
  'fontFamily',
  'fontSize',
  'lineSpacing',
  'pageSize',
  'margins',
]);

/** The names of the template's options that the visitor has changed. */
export function templateChanges(options: DocumentOptions): string[] {
  return (Object.keys(OPTION_LABELS) as (keyof TemplateChoices)[])
    .filter((name) => isChanged(options, name))
    .map((name) => OPTION_LABELS[name].toLowerCase());
}
