import { choicesOfTemplate, type DocumentOptions, type TemplateChoices } from './document-options';

const NAMES: Readonly<Record<keyof TemplateChoices, string>> = {
  fontFamily: 'font',
  fontSize: 'size',
  lineSpacing: 'line spacing',
  pageNumbers: 'page numbers',
  includeTableOfContents: 'table of contents',
  titlePage: 'title page',
  titleFromHeading: 'title from the first heading',
  smartQuotes: 'typographic quotes and dashes',
  imageCaptions: 'numbered captions',
  tableWidths: 'table columns',
  pageSize: 'page size',
  margins: 'margins',
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
  return (Object.keys(NAMES) as (keyof TemplateChoices)[])
    .filter((name) => isChanged(options, name))
    .map((name) => NAMES[name]);
}
