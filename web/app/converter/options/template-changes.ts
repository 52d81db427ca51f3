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
  tableWidths: 'table columns',
  pageSize: 'page size',
  margins: 'margins',
};

/** Whether an option is another than the template has it. */
export function isChanged(options: DocumentOptions, name: keyof TemplateChoices): boolean {
  return options[name] !== choicesOfTemplate(options)[name] && !(options.ownTemplate && IN_FILE.has(name));
}

/** What a Word file says by itself, and no option changes. */
const IN_FILE: ReadonlySet<keyof TemplateChoices> = new Set([
  'fontFamily',
  'fontSize',
  'lineSpacing',
  'pageSize',
  'margins',
]);

/** What of the template's choices the visitor has changed since, by name. */
export function templateChanges(options: DocumentOptions): string[] {
  return (Object.keys(NAMES) as (keyof TemplateChoices)[])
    .filter((name) => isChanged(options, name))
    .map((name) => NAMES[name]);
}
