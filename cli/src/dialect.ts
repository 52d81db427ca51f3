import type { DialectReading } from '@footmark/engine';
import { DIALECT_NAMES, OPTION_CHOICES } from '@footmark/engine/options';
import type { MarkdownDialect } from '@footmark/engine/read';
import { UsageError } from './errors.js';
import type { Row } from './option-row.js';
import type { Settings } from './settings.js';
import { oneLine } from './shown.js';
import { choice, choose } from './values.js';

/** The dialects in which Markdown is written from Word files. */
const WRITTEN: readonly MarkdownDialect[] = ['footmark', 'github', 'pandoc'];
/** Another name of a dialect. */
const GFM = 'gfm';

/** Every value of `--dialect`: those in which a text may be written, and those in which one is written from a Word file. */
const VALUES = [...OPTION_CHOICES.dialect, GFM, 'footmark'] as const;

type Value = (typeof VALUES)[number];

export const DIALECT_ROW: Row = {
  name: 'dialect',
  ...choice(VALUES, (value: Value): Settings => ({ dialect: value === GFM ? 'github' : value })),
  value: 'NAME',
  help: 'how a text is read where dialects of Markdown contradict each other: `github` (or `gfm`), `pandoc`, `quarto`, `rmarkdown`, `myst`, `mdx`, `gitbook`, `hackmd`, `obsidian`, `azure` or `prompt`; for a Word file, the program that Markdown is written for, `footmark`, `github` or `pandoc`',
  default: 'what the text and the name of its file show; from a Word file, `footmark`',
};

/** The dialect for Markdown that is written; throws a `UsageError` for one that is only read. */
export function writtenDialect(dialect: Settings['dialect']): MarkdownDialect | undefined {
  if (dialect === undefined || dialect === 'auto') return undefined;
  const found = WRITTEN.find((each) => each === dialect);
  if (found) return found;
  throw new UsageError(
    `--dialect ${dialect} is for reading Markdown; for what is written from a Word file, ${choose(WRITTEN)}`,
  );
}

/** The settings for reading a text; throws a `UsageError` for a dialect that is only written. */
export function forReading(settings: Settings): Settings {
  const { dialect, conversion } = settings;
  if (dialect === undefined) return settings;
  if (dialect === 'footmark')
    throw new UsageError(
      '--dialect footmark is for Markdown that is written from Word files; a text needs no dialect, as Footmark reads all of them',
    );
  return { ...settings, conversion: { ...conversion, dialect } };
}

/** One line that says in which dialect a text was read and why; empty if the dialect makes no difference, or was chosen. */
export function readingLine({ dialect, isChosen, evidence, differences }: DialectReading): string {
  if (isChosen || differences.length === 0) return '';
  const signs = evidence.slice(0, MAX_SIGNS).map(({ sign, line }) => `${sign} in line ${line}`);
  const why = signs.length === 0 ? '' : ` (${signs.join(', ')})`;
  return oneLine(
    `read as ${DIALECT_NAMES[dialect]}${why}, where ${differences.join(' and ')} ${differences.length === 1 ? 'means' : 'mean'} something else than in other dialects; --dialect changes it`,
  );
}

const MAX_SIGNS = 2;
