import type { ConversionOptions } from '@footmark/engine';
import type { Settings } from './settings.js';

/** An option of the command: its spelling, its text in --help, and what it sets. */
export interface OptionRow {
  /** Its heading in --help. */
  readonly group: string;
  /** Without the hyphens. */
  readonly name: string;
  readonly short?: string;
  /** The placeholder for the value in --help; an option without one takes no value. */
  readonly value?: string;
  /** Whether an option without a placeholder may have a value after an equals sign, `--clean-up=escaped-math`. */
  readonly mayHaveValue?: true;
  /** Whether an empty value is allowed. */
  readonly mayBeEmpty?: true;
  /** What it does; `(the default)` at its end if nothing has to be said for that. What is typed is between backticks, which only README.md shows. */
  readonly help: string;
  readonly default?: string;
  /** Sets the option; throws a `UsageError` if the value is invalid. */
  readonly settings: (value: string) => Settings;
}

export type Row = Omit<OptionRow, 'group'>;

/** Rows under a heading. */
export const inGroup = (group: string, rows: readonly Row[]): OptionRow[] =>
  rows.map((row) => ({ group, ...row }));

/** Settings that consist of conversion options. */
export const convert = (conversion: ConversionOptions): Settings => ({ conversion });

/** Two options, `--name` and `--no-name`, so that settings of a template or the options file can be turned off. */
export const negatable = (
  name: string,
  on: string,
  off: string,
  set: (answer: boolean) => ConversionOptions,
): Row[] => negatableSetting(name, on, off, (answer) => convert(set(answer)));

/** The same for settings that are not conversion options. */
export const negatableSetting = (
  name: string,
  on: string,
  off: string,
  set: (answer: boolean) => Settings,
): Row[] => [
  { name, help: on, settings: () => set(true) },
  { name: `no-${name}`, help: off, settings: () => set(false) },
];
