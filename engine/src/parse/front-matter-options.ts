import { OPTION_CHOICES, OPTION_ROWS } from '../api/option-rows.js';
import type { FrontMatterOptions } from '../api/settings.js';
import { isRecord } from './yaml.js';
import { isOff, textsOf } from './yaml-values.js';

/** An option, and what its values are. */
interface Option {
  readonly name: string;
  readonly kind: string;
}

/** The options by the keys that set them. */
const BY_KEY: ReadonlyMap<string, Option> = new Map(
  Object.entries(OPTION_ROWS).flatMap(([name, row]) =>
    'keys' in row ? row.keys.map((key): [string, Option] => [key, { name, kind: row.kind }]) : [],
  ),
);

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
    const option = BY_KEY.get(key.toLowerCase());
    const said = option && saidOf(option, value);
    return said === undefined ? [] : [[option?.name, said]];
  });
  const said = { ...Object.fromEntries(options), ...outlineIn(record) };
  return Object.keys(said).length === 0 ? undefined : said;
}

/** What a value says of an option; undefined if nothing. An empty text is a valid choice as well. */
function saidOf({ name, kind }: Option, value: unknown): string | true | undefined {
  if (kind === 'boolean') return isOff(value) ? undefined : true;
  if (kind === 'text') return typeof value !== 'string' ? undefined : isOff(value) ? '' : value.trim();
  const [written] = textsOf(value);
  const choices: readonly (string | number)[] = OPTION_CHOICES[name as keyof typeof OPTION_CHOICES];
  return written !== undefined && choices.includes(written) ? written : undefined;
}

/** How deep contents and numbers go, and what stands above the contents (pandoc's manual, "Variables"; Quarto, "Word Options"). */
function outlineIn(record: Readonly<Record<string, unknown>>): FrontMatterOptions {
  const levelIn = (key: string): number | undefined => {
    const level = Number(textsOf(record[key])[0]);
    return Number.isInteger(level) && level > 0 ? level : undefined;
  };
  const [title] = textsOf(record['toc-title']);
  const [contentsDepth, numberDepth] = [levelIn('toc-depth'), levelIn('number-depth')];
  return {
    ...(contentsDepth !== undefined && { contentsDepth }),
    ...(numberDepth !== undefined && { numberDepth }),
    ...(title !== undefined && { contentsTitle: title }),
  };
}
