import type { ConversionOptions } from '@footmark/engine';

/** What the options of one command add up to. */
export interface Settings {
  readonly output?: string;
  readonly optionsFile?: string;
  readonly json?: boolean;
  readonly check?: boolean;
  /** Whether only errors are told. */
  readonly quiet?: boolean;
  /** Whether pictures on the web are fetched. */
  readonly remoteImages?: boolean;
  /** Whether they are also fetched from this computer and from private networks. */
  readonly privateHosts?: boolean;
  /** Folders besides the text's own that pictures are taken from. */
  readonly allowOutside?: readonly string[];
  readonly help?: boolean;
  readonly version?: boolean;
  readonly conversion?: ConversionOptions;
}

/** What `after` says wins; options about notes and folders add up one by one. */
export function merge(before: Settings, after: Settings): Settings {
  const footnoteOptions = { ...before.conversion?.footnoteOptions, ...after.conversion?.footnoteOptions };
  const conversion = { ...before.conversion, ...after.conversion, footnoteOptions };
  const allowOutside = [...(before.allowOutside ?? []), ...(after.allowOutside ?? [])];
  return { ...before, ...after, conversion, ...(allowOutside.length > 0 && { allowOutside }) };
}
