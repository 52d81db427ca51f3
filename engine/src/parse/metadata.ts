import { notice, type Report } from '../api/notice.js';
import {
  type FrontMatter,
  isLanguageTag,
  type MarkdownLine,
  type Metadata,
  NO_METADATA,
} from '../model/metadata.js';

/** Synonyms of each key. */
const KEYS: Readonly<Record<Exclude<keyof Metadata, 'authors'>, readonly string[]>> = {
  date: ['date'],
  language: ['language', 'lang'],
  institution: ['institution', 'institute', 'affiliation', 'university', 'organization', 'company'],
  course: ['course', 'class'],
  instructor: ['instructor', 'professor', 'teacher', 'supervisor'],
  keywords: ['keywords', 'tags'],
};

/** The options that take precedence over front matter, or do what it asks for. */
interface Chosen {
  readonly tableOfContents?: boolean;
  readonly language?: string | undefined;
}

/**
 * Reads YAML front matter. Invalid YAML gives a notice, and all of it is ignored. The YAML library is loaded only
 * for documents with front matter.
 */
export async function readMetadata(
  yaml: string | undefined,
  report: Report,
  chosen: Chosen = {},
): Promise<FrontMatter> {
  if (yaml === undefined || yaml.trim() === '') return NO_METADATA;
  const { load, YAMLException, FAILSAFE_SCHEMA } = await import('js-yaml');
  try {
    // This schema keeps every scalar as written: `date: 2026-01-02` and `course: 1.10` do not change.
    const value: unknown = load(yaml, { schema: FAILSAFE_SCHEMA });
    if (isRecord(value)) {
      reportUnread(value, yaml, report, chosen);
      const metadata = metadataOf(value);
      reportLanguage(metadata, yaml, report, chosen);
      return { ...metadata, ...markdownLines(value, yaml) };
    }
    report(
      notice('front-matter-invalid', 'Front matter is not a list of keys and values; it was left out', 1),
    );
  } catch (error) {
    const [reason, line] =
      error instanceof YAMLException ? [error.reason, error.mark?.line ?? 0] : ['it is not valid YAML', 0];
    report(
      notice('front-matter-invalid', `Front matter cannot be read (${reason}); it was left out`, line + 2),
    );
  }
  return NO_METADATA;
}

/** Keys of pandoc and Quarto that are not supported, with what to do instead. */
const UNREAD: Readonly<Record<string, string>> = {
  abstract: 'write it in the text, under a heading',
  bibliography: 'citations stay as they are written',
  csl: 'citations stay as they are written',
  dedication: 'write it in the text',
  fontsize: 'choose the size of the text in the options',
  geometry: 'choose the margins in the options',
  'header-includes': 'there is no LaTeX or HTML in a Word file',
  linestretch: 'choose the line spacing in the options',
  lof: 'Word makes a list of figures from the captions',
  lot: 'Word makes a list of tables from the captions',
  mainfont: 'choose the font in the options',
  'number-sections': 'headings stay without numbers',
  numbersections: 'headings stay without numbers',
  papersize: 'choose the paper in the options',
  references: 'citations stay as they are written',
  thanks: 'write it in the text',
  toc: 'choose a table of contents in the options',
  'table-of-contents': 'choose a table of contents in the options',
};

/** Reports keys that are not supported, unless their value turns something off or is empty. */
function reportUnread(
  record: Readonly<Record<string, unknown>>,
  yaml: string,
  report: Report,
  { tableOfContents }: Chosen,
): void {
  for (const [key, value] of Object.entries(record)) {
    const advice = UNREAD[key.toLowerCase()];
    if (advice === undefined || isOff(value) || (tableOfContents && CONTENTS.has(key.toLowerCase())))
      continue;
    const message = `"${key}" in front matter is not read: ${advice}`;
    report(notice('front-matter-unread', message, lineOf(key, yaml)));
  }
}

const CONTENTS: ReadonlySet<string> = new Set(['toc', 'table-of-contents']);

/** Reports a language that is not a valid tag, unless the options set the language. */
function reportLanguage(
  { language }: Metadata,
  yaml: string,
  report: Report,
  { language: given }: Chosen,
): void {
  if (language === undefined || given !== undefined || isLanguageTag(language.replaceAll('_', '-'))) return;
  const message = `Language "${language}" in front matter is no tag such as en-US or de; it was told from the text`;
  report(notice('front-matter-invalid', message, lineOf('lang', yaml)));
}

/** The line of a key, counted from 1, including the line that opens front matter. */
function lineOf(key: string, yaml: string): number {
  const lines = yaml.split(/\r?\n/);
  const index = lines.findIndex((line) =>
    line.replace(/^["']/, '').toLowerCase().startsWith(key.toLowerCase()),
  );
  return Math.max(index, 0) + 2;
}

function isOff(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'string' && /^(?:|~|null|false|no|off)$/i.test(value.trim());
}

function metadataOf(record: Readonly<Record<string, unknown>>): Metadata {
  const lowered = new Map(Object.entries(record).map(([key, value]) => [key.toLowerCase(), value]));
  const found = Object.entries(KEYS).flatMap(([name, keys]) => {
    const text = textsOf(keys.map((key) => lowered.get(key)).find((value) => value !== undefined)).join(', ');
    return text === '' ? [] : [[name, text] as const];
  });
  const authors = textsOf(lowered.get('author') ?? lowered.get('authors'));
  return { ...Object.fromEntries(found), authors };
}

/** The values that are read as Markdown, as pandoc reads them. */
function markdownLines(
  record: Readonly<Record<string, unknown>>,
  yaml: string,
): { title?: MarkdownLine; subtitle?: MarkdownLine } {
  const lineFor = (wanted: string): MarkdownLine | undefined => {
    const [key, value] = Object.entries(record).find(([name]) => name.toLowerCase() === wanted) ?? [];
    const markdown = textsOf(value).join(', ');
    return key === undefined || markdown === '' ? undefined : { markdown, line: lineOf(key, yaml) };
  };
  const [title, subtitle] = [lineFor('title'), lineFor('subtitle')];
  return { ...(title && { title }), ...(subtitle && { subtitle }) };
}

/** The texts in a value: a scalar, a record with a `name` as often used for authors, or a list of these. */
function textsOf(value: unknown): string[] {
  const items: unknown[] = Array.isArray(value) ? value : [value];
  const texts = items
    .map((item) => (isRecord(item) ? item.name : item))
    .filter((item) => typeof item === 'string');
  return texts.map((text) => text.trim()).filter((text) => text !== '');
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
