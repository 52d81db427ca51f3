import type { ConversionOptions } from '@footmark/engine';

/** What the options of one command add up to. */
export interface Settings {
  readonly output?: string;
  readonly optionsFile?: string;
  readonly json?: boolean;
  readonly check?: boolean;
  /** Whether pictures on the web are fetched. */
  readonly remoteImages?: boolean;
  readonly help?: boolean;
  readonly version?: boolean;
  readonly conversion?: ConversionOptions;
}

/** What `after` says wins; options about notes add up one by one. */
export function merge(before: Settings, after: Settings): Settings {
  const footnoteOptions = { ...before.conversion?.footnoteOptions, ...after.conversion?.footnoteOptions };
  const conversion = { ...before.conversion, ...after.conversion, footnoteOptions };
  return { ...before, ...after, conversion };
}
