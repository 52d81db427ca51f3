import { type DocumentOptions, TEMPLATE_CHOICES, type TemplateChoices } from './document-options';

const NAMES: Readonly<Record<keyof TemplateChoices, string>> = {
  fontFamily: 'font',
  fontSize: 'size',
  lineSpacing: 'line spacing',
  pageNumbers: 'page numbers',
  includeTableOfContents: 'table of contents',
  titlePage: 'title page',
  pageSize: 'page size',
};

/** What of the template's choices the visitor has changed since, by name. */
export function templateChanges(options: DocumentOptions): string[] {
  const chosen: TemplateChoices = TEMPLATE_CHOICES[options.template];
  return (Object.keys(NAMES) as (keyof TemplateChoices)[])
    .filter((name) => options[name] !== chosen[name])
    .map((name) => NAMES[name]);
}
