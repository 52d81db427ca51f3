import { notice, type Report } from '../api/notice.js';
import type { NumberedKind } from '../model/document.js';
import {
  type CitingRequest,
  type FrontMatter,
  isLanguageTag,
  type MarkdownLine,
  type Metadata,
  NO_METADATA,
} from '../model/metadata.js';
import { withCarets } from '../model/names/raised-marks.js';
import { abbreviationsIn, acronymsIn } from './acronyms.js';
import { authorshipIn, unreadOfAuthors } from './affiliations.js';
import { chunkDefaults } from './chunk-defaults.js';
import { directionFrom } from './direction.js';
import { linksIn } from './front-links.js';
import { frontMatterOptions } from './front-matter-options.js';
import { logoIn } from './logo.js';
import { withPlainValues } from './plain-values.js';
import { namesFilterOfSections, sectionLevelsIn } from './section-levels.js';
import { widthShares } from './table-widths.js';
import { forWord } from './word-format.js';
import { isRecord, readYaml } from './yaml.js';
import { isOff, isOn, textsOf } from './yaml-values.js';

/** Synonyms of each key. */
const KEYS: Readonly<
  Record<
    Exclude<
      keyof Metadata,
      | 'authors'
      | 'authorSigns'
      | 'fields'
      | 'contacts'
      | 'links'
      | 'headingShift'
      | 'direction'
      | 'lists'
      | 'dedication'
      | 'acronyms'
    >,
    readonly string[]
  >
> = {
  date: ['date'],
  language: ['language', 'lang'],
  institution: ['institution', 'institute', 'affiliation', 'university', 'organization', 'company'],
  course: ['course', 'class'],
  instructor: ['instructor', 'professor', 'teacher', 'supervisor'],
  keywords: ['keywords', 'tags'],
  subject: ['subject'],
  description: ['description'],
  abstractTitle: ['abstract-title'],
  dateFormat: ['date-format'],
  runningTitle: [
    'running-title',
    'running-head',
    'runninghead',
    'shorttitle',
    'short-title',
    'short_title',
    'title-short',
  ],
};

/** The keys of which the values are shown as plain text. */
const PLAIN_KEYS: ReadonlySet<string> = new Set([
  ...[KEYS.date, KEYS.institution, KEYS.course, KEYS.instructor].flat(),
  ...['author', 'authors', 'affiliations', 'institutes', 'organizations'],
]);

/** The options that take precedence over front matter. */
interface Chosen {
  readonly language?: string | undefined;
}

/**
 * Reads YAML front matter. Invalid YAML gives a notice, and all of it is ignored.
 */
export async function readMetadata(
  yaml: string | undefined,
  report: Report,
  chosen: Chosen = {},
): Promise<FrontMatter> {
  if (yaml === undefined || yaml.trim() === '') return NO_METADATA;
  const reading = await readYaml(yaml);
  if (reading.problem !== undefined) {
    const message = `Front matter cannot be read (${reading.problem}); it was left out`;
    report(notice('front-matter-invalid', message, reading.line + 2));
    return NO_METADATA;
  }
  const { value: written, doubledAt } = reading;
  const value = isRecord(written) ? forWord(written) : written;
  if (doubledAt !== undefined) {
    const [key = ''] = (yaml.split('\n')[doubledAt] ?? '').split(':');
    const message = `"${key.trim()}" appears twice in the front matter; only the last one counts`;
    report(notice('front-matter-invalid', message, doubledAt + 2));
  }
  if (isRecord(value)) {
    reportUnread(value, yaml, report);
    const { record: plain, links: written, pictured } = withPlainValues(value, PLAIN_KEYS);
    for (const key of pictured) {
      const message = `Pictures in "${key}" in front matter were left out; their descriptions were kept`;
      report(notice('front-matter-unread', message, lineOf(key, yaml)));
    }
    const metadata = metadataOf(plain);
    reportLanguage(metadata, yaml, report, chosen);
    const citing = citingIn(value, metadata, yaml);
    const options = frontMatterOptions(value);
    const lineFor = (key: string): number => lineOf(key.trim(), yaml);
    const acronyms = acronymsIn(value, lineFor);
    const abbreviations = abbreviationsIn(value, lineFor);
    const logo = logoIn(value.logo, lineFor);
    const chunks = chunkDefaults(value);
    const links = linksIn(plain, written, lineFor);
    const tableWidths = widthShares(textsOf(value['tbl-colwidths']).join(' '));
    return {
      ...metadata,
      ...(abbreviations.length > 0 && { abbreviations }),
      ...(acronyms.size > 0 && { acronyms }),
      ...(logo && { logo }),
      ...(links.length > 0 && { links }),
      ...markdownLines(value, yaml),
      ...(options && { options }),
      ...(citing && { citing }),
      ...(Object.keys(chunks).length > 0 && { chunks }),
      ...(tableWidths && { tableWidths }),
    };
  }
  report(notice('front-matter-invalid', 'Front matter is not a list of keys and values; it was left out', 1));
  return NO_METADATA;
}

/** Keys of pandoc, Quarto and R Markdown that are not supported, with what to do instead. */
const UNREAD: Readonly<Record<string, string>> = {
  fontsize: 'choose the size of the text in the options',
  geometry: 'choose the margins in the options',
  'header-includes': 'there is no LaTeX or HTML in a Word file',
  linestretch: 'choose the line spacing in the options',
  mainfont: 'choose the font in the options',
  papersize: 'choose the paper in the options',
  'reference-docx': 'choose the Word file as template in the options',
  'reference-doc': 'choose the Word file as template in the options',
};

/** Others, for which there is nothing to choose. */
const UNKNOWN = new Set(
  `affiliation-title author-title book caption-justification citation cjkmainfont classoption code-block-font-size code-annotations code-fold code-line-numbers code-overflow code-summary colorlinks
  copyright date-modified description-title df-print disable-header-and-footer documentclass doi doi-title fig-align fig-cap-location fig-dpi fig-format
  fig-height fig-width filters funding highlight highlight-style include-after include-after-body include-before include-before-body
  include-in-header keywords-title license linkcolor margin-bottom margin-left margin-right margin-top md-extensions modified-title monofont
  mathfont number-offset page-background page-width pandoc-args pdf-engine published-title reference-location sansfont secnumdepth
  syntax-definitions table-use-row-colors tbl-cap-location template titlepage-background titlepage-color titlepage-logo
  titlepage-rule-color titlepage-rule-height titlepage-text-color toc-location toc-own-page tocdepth urlcolor`.split(
    /\s+/,
  ),
);

/** Reports keys that are not supported, unless their value turns something off or is empty: those with advice one by one. */
function reportUnread(record: Readonly<Record<string, unknown>>, yaml: string, report: Report): void {
  const unknown = [...unreadOfAuthors(record)];
  for (const [key, value] of Object.entries(record)) {
    const advice = UNREAD[key.toLowerCase()];
    if (isOff(value)) continue;
    if (namesFilterOfSections(key, value)) continue;
    if (UNKNOWN.has(key.toLowerCase()) || (key === 'shift-heading-level-by' && Number(value) < 0))
      unknown.push(key);
    if (advice === undefined) continue;
    const message = `"${key}" in front matter is not read: ${advice}`;
    report(notice('front-matter-unread', message, lineOf(key, yaml)));
  }
  const [first] = unknown;
  if (first === undefined) return;
  const keys = unknown.map((key) => `"${key}"`).join(', ');
  const message = `${keys} in front matter ${unknown.length === 1 ? 'is' : 'are'} not read: Footmark has nothing that corresponds`;
  report(notice('front-matter-unread', message, lineOf(first, yaml)));
}

/** Reports a language that is not a valid tag, unless the options set the language. */
function reportLanguage(
  { language }: Metadata,
  yaml: string,
  report: Report,
  { language: given }: Chosen,
): void {
  if (language === undefined || given !== undefined || isLanguageTag(language.replaceAll('_', '-'))) return;
  const message = `Language "${language}" in front matter is not a language tag such as en-US or de; the language was detected from the text`;
  report(notice('front-matter-invalid', message, lineOf('lang', yaml)));
}

/** The line of a key, counted from 1, including the line that opens front matter. */
function lineOf(key: string, yaml: string): number {
  const lines = yaml.split(/\r?\n/);
  const index = lines.findIndex((line) =>
    line
      .replace(/^\s*["']?/, '')
      .toLowerCase()
      .replaceAll('_', '-')
      .startsWith(key.toLowerCase().replaceAll('_', '-')),
  );
  return Math.max(index, 0) + 2;
}

/** The citation settings in front matter, under pandoc's keys. */
function citingIn(
  record: Readonly<Record<string, unknown>>,
  { language }: Metadata,
  yaml: string,
): CitingRequest | undefined {
  const { bibliography, references, nocite, csl } = record;
  if ([bibliography, references, csl].every((value) => value === undefined || isOff(value))) return undefined;
  const [style] = textsOf(csl ?? record['citation-style']);
  const [title] = textsOf(record['reference-section-title']);
  const uncited = textsOf(nocite).flatMap((text) => text.match(/(?<=@)(?:\*|\{[^{}]+\}|[^\s,;{}]+)/g) ?? []);
  const sectionLevels = sectionLevelsIn(record);
  const isSuppressed = isOn(textsOf(record['suppress-bibliography'])[0]);
  return {
    bibliography: textsOf(bibliography),
    references,
    uncited: uncited.map((key) => key.replace(/[{}]/g, '')),
    ...(style !== undefined && { style }),
    ...(title !== undefined && { title }),
    hasBibliography: !isSuppressed,
    linksCitations: isOn(textsOf(record['link-citations'])[0]),
    ...(sectionLevels && { sectionLevels }),
    ...(language !== undefined && { language: language.replaceAll('_', '-') }),
    lines: { bibliography: lineOf('bibliography', yaml), style: lineOf('csl', yaml) },
  };
}

function metadataOf(record: Readonly<Record<string, unknown>>): Metadata {
  const lowered = new Map(Object.entries(record).map(([key, value]) => [key.toLowerCase(), value]));
  const found = Object.entries(KEYS).flatMap(([name, keys]) => {
    const text = textsOf(keys.map((key) => lowered.get(key)).find((value) => value !== undefined)).join(', ');
    return text === '' ? [] : [[name, withCarets(text)] as const];
  });
  const { authors, institution, contacts, signs } = authorshipIn(lowered);
  const fields = [...lowered].map(([key, value]) => [key, textsOf(value).join(', ')]);
  const lists = LISTS.flatMap(([of, keys]) => (keys.some((key) => isOn(lowered.get(key))) ? [of] : []));
  const direction = directionFrom(textsOf(lowered.get('dir'))[0]);
  const shift = Number(textsOf(lowered.get('shift-heading-level-by'))[0] ?? 0) || 0;
  const dedication = textsOf(lowered.get('dedication')).flatMap((text) => text.split(/\s*\n\s*/));
  return {
    ...Object.fromEntries(found),
    ...(institution !== '' && { institution }),
    authors,
    ...(direction !== undefined && { direction }),
    ...(contacts.length > 0 && { contacts }),
    ...(signs.length > 0 && { authorSigns: signs }),
    ...(shift > 0 && { headingShift: shift }),
    ...(dedication.length > 0 && { dedication }),
    ...(lists.length > 0 && { lists }),
    fields: Object.fromEntries(fields),
  };
}

/** The keys of pandoc and Quarto, and similar ones, that request lists before the text. */
const LISTS: readonly (readonly [NumberedKind, readonly string[]])[] = [
  ['figure', ['lof', 'list-of-figures']],
  ['table', ['lot', 'list-of-tables']],
  ['listing', ['lol', 'list-of-listings']],
  ['equation', ['loe', 'list-of-equations']],
];

/** The values that contain Markdown, as in pandoc. */
function markdownLines(
  record: Readonly<Record<string, unknown>>,
  yaml: string,
): Pick<FrontMatter, 'title' | 'subtitle' | 'abstract' | 'acknowledgements'> {
  const lineFor = (wanted: string, between = ', '): MarkdownLine | undefined => {
    const [key, value] = Object.entries(record).find(([name]) => name.toLowerCase() === wanted) ?? [];
    const markdown = textsOf(value).join(between);
    return key === undefined || markdown === '' ? undefined : { markdown, line: lineOf(key, yaml) };
  };
  const [title, subtitle] = [lineFor('title'), lineFor('subtitle')];
  const paragraphsFor = (...keys: readonly string[]): readonly MarkdownLine[] | undefined => {
    const found = keys.map((key) => lineFor(key, '\n\n')).find((each) => each !== undefined);
    return found?.markdown
      .split(/\n[ \t]*\n/)
      .map((markdown) => ({ markdown: markdown.trim(), line: found.line }));
  };
  const abstract = paragraphsFor('abstract');
  const acknowledgements = paragraphsFor('acknowledgements', 'acknowledgments', 'acknowledgement', 'thanks');
  return {
    ...(title && { title }),
    ...(subtitle && { subtitle }),
    ...(abstract && { abstract }),
    ...(acknowledgements && { acknowledgements }),
  };
}
