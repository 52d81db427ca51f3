import { OPTION_CHOICES } from '../api/choices.js';
import type { FrontMatterOptions, PageText } from '../api/settings.js';
import { isRecord } from './yaml.js';
import { isOff, textsOf } from './yaml-values.js';

/** The options that are on or off. */
type Flag = 'numberHeadings' | 'tableOfContents' | 'numberByChapter' | 'lineNumbers';

/** The options that keys of pandoc and Quarto set. */
const OPTIONS_BY_KEY: Readonly<Record<string, Flag>> = {
  'number-sections': 'numberHeadings',
  numbersections: 'numberHeadings',
  'number-headings': 'numberHeadings',
  toc: 'tableOfContents',
  'table-of-contents': 'tableOfContents',
  chapters: 'numberByChapter',
  'line-numbers': 'lineNumbers',
  linenumbers: 'lineNumbers',
  lineno: 'lineNumbers',
};

/** Keys for headers and footers. An empty text is a valid choice as well. */
const PAGE_TEXTS: Readonly<Record<string, PageText>> = {
  header: 'headerText',
  footer: 'footerText',
  'first-header': 'firstHeaderText',
  'first-footer': 'firstFooterText',
  'even-header': 'evenHeaderText',
  'even-footer': 'evenFooterText',
};

export function frontMatterOptions(
  record: Readonly<Record<string, unknown>>,
): FrontMatterOptions | undefined {
  const { crossref } = record;
  const own = isRecord(crossref) && 'chapters' in crossref ? { chapters: crossref.chapters } : {};
  const { numbering } = record;
  // In mystmd, `numbering` is `true` or a record of what is numbered.
  const headings = isRecord(numbering) ? (numbering.headings ?? numbering.heading_1) : numbering;
  const numbered = headings === undefined || isRecord(headings) ? {} : { 'number-headings': headings };
  const options = Object.entries({ ...numbered, ...record, ...own }).flatMap(([key, value]) => {
    const name = OPTIONS_BY_KEY[key.toLowerCase()];
    return name && !isOff(value) ? [[name, true] as const] : [];
  });
  const texts = Object.entries(record).flatMap(([key, value]) => {
    const name = PAGE_TEXTS[key.toLowerCase()];
    return name && typeof value === 'string' ? [[name, isOff(value) ? '' : value.trim()] as const] : [];
  });
  const hasTitlePage = Object.entries(record).some(
    ([key, value]) => /^title-?page$/i.test(key) && !isOff(value),
  );
  const parts = {
    ...Object.fromEntries(options),
    ...(hasTitlePage && { titleLayout: 'page' as const }),
    ...outlineOptions(record),
  };
  return Object.keys(parts).length + texts.length === 0
    ? undefined
    : { ...parts, ...(texts.length > 0 && { pageTexts: Object.fromEntries(texts) }) };
}

/** How deep contents and numbers go, and what stands above the contents (pandoc's manual, "Variables"; Quarto, "Word Options"). */
function outlineOptions(record: Readonly<Record<string, unknown>>): FrontMatterOptions {
  const levelIn = (key: string): number | undefined => {
    const level = Number(textsOf(record[key])[0]);
    return Number.isInteger(level) && level > 0 ? level : undefined;
  };
  const [title] = textsOf(record['toc-title']);
  const [breaks] = textsOf(record['line-breaks']);
  const [captions] = textsOf(record.captions);
  const imageCaptions = OPTION_CHOICES.imageCaptions.find((each) => each === captions);
  const lineBreaks = OPTION_CHOICES.lineBreaks.find((each) => each === breaks);
  const [charts] = textsOf(record.charts);
  const chartForm = OPTION_CHOICES.chartForm.find((each) => each === charts);
  const [diagrams] = textsOf(record.diagrams);
  const diagramForm = OPTION_CHOICES.diagramForm.find((each) => each === diagrams);
  const [headers] = textsOf(record['table-headers']);
  const tableHeaders = OPTION_CHOICES.tableHeaders.find((each) => each === headers);
  const [contentsDepth, numberDepth] = [levelIn('toc-depth'), levelIn('number-depth')];
  return {
    ...(contentsDepth !== undefined && { contentsDepth }),
    ...(numberDepth !== undefined && { numberDepth }),
    ...(title !== undefined && { contentsTitle: title }),
    ...(lineBreaks !== undefined && { lineBreaks }),
    ...(imageCaptions !== undefined && { imageCaptions }),
    ...(chartForm !== undefined && { chartForm }),
    ...(diagramForm !== undefined && { diagramForm }),
    ...(tableHeaders !== undefined && { tableHeaders }),
  };
}
