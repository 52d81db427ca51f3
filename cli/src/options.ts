import {
  type ConversionOptions,
  type DuplicateHandling,
  FONT_FAMILIES,
  FONT_SIZES,
  type FootnotePosition,
  LINE_SPACINGS,
  type UndefinedHandling,
  type UnreferencedSeparator,
} from '@footmark/engine';
import { UsageError } from './errors.js';

/** What the options of one command add up to. */
export interface Settings {
  readonly output?: string;
  readonly json?: boolean;
  readonly help?: boolean;
  readonly version?: boolean;
  readonly conversion?: ConversionOptions;
}

/** One option of the command: how it is spelled, what --help says, and what it sets. */
export interface OptionRow {
  readonly group: 'Output' | 'Formatting' | 'Notes' | 'Properties' | 'Command';
  /** Without its hyphens. */
  readonly name: string;
  readonly short?: string;
  /** What --help shows in place of the value; an option without it takes none. */
  readonly value?: string;
  readonly help: string;
  readonly default?: string;
  /** What the option sets; throws a `UsageError` that says what is wrong with the value. */
  readonly settings: (value: string) => Settings;
}

const names = <T extends string>(record: Readonly<Record<T, unknown>>): T[] => Object.keys(record) as T[];

const convert = (conversion: ConversionOptions): Settings => ({ conversion });

/** An option whose value is one of a closed list. */
function choice<T extends string | number>(
  accepted: readonly T[],
  settings: (value: T) => Settings,
): Pick<OptionRow, 'value' | 'settings'> {
  const list = new Intl.ListFormat('en', { type: 'disjunction' }).format(accepted.map(String));
  return {
    value: accepted.join('|'),
    settings: (value) => {
      const found = accepted.find((each) => String(each) === value);
      if (found === undefined) throw new UsageError(`'${value}' is not accepted; choose ${list}`);
      return settings(found);
    },
  };
}

function languageTag(value: string): string {
  try {
    return new Intl.Locale(value).toString();
  } catch {
    throw new UsageError(`'${value}' is not a language tag; write it like en-US or de`);
  }
}

function calendarDate(value: string): Date {
  const date = new Date(`${value}T00:00:00Z`);
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${value}T`);
  if (!exists) throw new UsageError(`'${value}' is not a date; write it like 2026-11-21`);
  return date;
}

/** Every option, in the order of --help. A row added here is parsed, checked and explained. */
export const OPTIONS: readonly OptionRow[] = [
  {
    group: 'Output',
    name: 'output',
    short: 'o',
    value: 'FILE',
    help: 'where the Word file goes; - is standard output',
    default: 'INPUT with the ending .docx; standard output if INPUT is -',
    settings: (output) => ({ output }),
  },
  {
    group: 'Output',
    name: 'json',
    help: 'print the notices as JSON',
    settings: () => ({ json: true }),
  },
  {
    group: 'Formatting',
    name: 'font',
    ...choice(names(FONT_FAMILIES), (fontFamily) => convert({ fontFamily })),
    help: 'font of the text',
    default: 'calibri',
  },
  {
    group: 'Formatting',
    name: 'size',
    ...choice(FONT_SIZES, (fontSize) => convert({ fontSize })),
    help: 'size of the text in points',
    default: '11',
  },
  {
    group: 'Formatting',
    name: 'spacing',
    ...choice(names(LINE_SPACINGS), (lineSpacing) => convert({ lineSpacing })),
    help: 'line spacing',
    default: 'single',
  },
  {
    group: 'Notes',
    name: 'footnotes',
    ...choice<FootnotePosition>(['page', 'document'], (footnotePosition) => convert({ footnotePosition })),
    help: 'notes at the foot of the page, or at the end of the document',
    default: 'page',
  },
  {
    group: 'Notes',
    name: 'repeated',
    ...choice<DuplicateHandling>(['same-number', 'see-note'], (duplicateHandling) =>
      convert({ footnoteOptions: { duplicateHandling } }),
    ),
    help: 'a repeated reference shows the same number, or gets a note "See footnote N"',
    default: 'same-number',
  },
  {
    group: 'Notes',
    name: 'undefined',
    ...choice<UndefinedHandling>(['placeholder', 'skip'], (undefinedHandling) =>
      convert({ footnoteOptions: { undefinedHandling } }),
    ),
    help: 'a reference without a definition gets a placeholder note, or no note',
    default: 'placeholder',
  },
  {
    group: 'Notes',
    name: 'no-unreferenced',
    help: 'leave out definitions that nothing refers to',
    settings: () => convert({ footnoteOptions: { includeUnreferenced: false } }),
  },
  {
    group: 'Notes',
    name: 'separator',
    ...choice<UnreferencedSeparator>(['bullet', 'semicolon', 'newline'], (unreferencedSeparator) =>
      convert({ footnoteOptions: { unreferencedSeparator } }),
    ),
    help: 'what stands between definitions that nothing refers to',
    default: 'bullet',
  },
  {
    group: 'Properties',
    name: 'title',
    value: 'TEXT',
    help: 'title of the document',
    default: 'its first heading',
    settings: (title) => convert({ title }),
  },
  {
    group: 'Properties',
    name: 'author',
    value: 'TEXT',
    help: 'author of the document',
    settings: (author) => convert({ author }),
  },
  {
    group: 'Properties',
    name: 'lang',
    value: 'TAG',
    help: 'language of the text, such as en-US or de',
    default: 'en-US',
    settings: (value) => convert({ language: languageTag(value) }),
  },
  {
    group: 'Properties',
    name: 'date',
    value: 'YYYY-MM-DD',
    help: 'creation date of the document',
    default: 'none, so that the same text always gives the same file',
    settings: (value) => convert({ date: calendarDate(value) }),
  },
  {
    group: 'Command',
    name: 'help',
    short: 'h',
    help: 'print this text',
    settings: () => ({ help: true }),
  },
  {
    group: 'Command',
    name: 'version',
    help: 'print the version',
    settings: () => ({ version: true }),
  },
];
