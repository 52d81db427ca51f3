import type { ConversionOptions, DialectChoice } from '@footmark/engine';
import type { MarkdownDialect } from '@footmark/engine/read';

/** The settings that the options of a command result in. */
export interface Settings {
  readonly output?: string;
  /** What the inputs are, if their names do not show it. */
  readonly from?: 'docx' | 'markdown';
  /** Whether all inputs become one document. */
  readonly one?: boolean;
  /** Whether the code of notebooks is left out. */
  readonly hidesCode?: boolean;
  /** The title of the conversation of an export that is wanted, or `all`. */
  readonly conversation?: string;
  /** Whether the questions of conversations are left out. */
  readonly hidesQuestions?: boolean;
  /** The columns of a line of Markdown that is written. */
  readonly wrap?: number;
  /** The dialect of Markdown that is read from a text, or written from a Word file. */
  readonly dialect?: DialectChoice | MarkdownDialect;
  readonly optionsFile?: string;
  readonly json?: boolean;
  readonly check?: boolean;
  /** Whether only errors are reported. */
  readonly quiet?: boolean;
  /** Whether pictures on the web are fetched. */
  readonly remoteImages?: boolean;
  /** Whether they are also fetched from this computer and from private networks. */
  readonly privateHosts?: boolean;
  /** Folders, besides the text's own, from which pictures are read. */
  readonly allowOutside?: readonly string[];
  /** Files with sources for citations. */
  readonly bibliography?: readonly string[];
  /** The name of a style of citations, or a CSL file. */
  readonly style?: string;
  readonly help?: boolean;
  readonly version?: boolean;
  /** The Word template and the file with its style map. */
  readonly reference?: string;
  readonly styleMapFile?: string;
  readonly conversion?: ConversionOptions;
}

/** `after` takes precedence; options about notes and folders are merged one by one. */
export function merge(before: Settings, after: Settings): Settings {
  const footnoteOptions = { ...before.conversion?.footnoteOptions, ...after.conversion?.footnoteOptions };
  const conversion = { ...before.conversion, ...after.conversion, footnoteOptions };
  const allowOutside = [...(before.allowOutside ?? []), ...(after.allowOutside ?? [])];
  const bibliography = [...(before.bibliography ?? []), ...(after.bibliography ?? [])];
  return {
    ...before,
    ...after,
    conversion,
    ...(bibliography.length > 0 && { bibliography }),
    ...(allowOutside.length > 0 && { allowOutside }),
  };
}
