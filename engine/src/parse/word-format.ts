import { isRecord } from './yaml.js';

type YamlRecord = Readonly<Record<string, unknown>>;

/** What Quarto and R Markdown call Word files in front matter. */
const FORMATS = [
  'docx',
  'word_document',
  'word_document2',
  'bookdown::word_document2',
  'officedown::rdocx_document',
];

/**
 * Front matter with what it says for Word files alone, under `format: docx:` (Quarto) or `output: word_document:` (R Markdown), which
 * counts before what it says for all formats. Keys of R Markdown have underscores.
 */
export function forWord(record: YamlRecord): YamlRecord {
  const { format, output } = record;
  const own = [format, output]
    .filter(isRecord)
    .flatMap((formats) => FORMATS.map((name) => formats[name]).filter(isRecord));
  const entries = own
    .flatMap((options) => Object.entries(options))
    .map(([key, value]) => [key.replaceAll('_', '-'), value]);
  return { ...record, ...Object.fromEntries(entries) };
}
