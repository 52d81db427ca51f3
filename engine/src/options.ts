import type { AssetLoader } from './assets.js';
import type { ConversionStage } from './result.js';

/** The font families on offer: option value → the font's name in Word. */
export const FONT_FAMILIES = {
  calibri: 'Calibri',
  times: 'Times New Roman',
  arial: 'Arial',
  georgia: 'Georgia',
} as const;

/** The body sizes on offer, in points. */
export const FONT_SIZES = [10, 11, 12, 14] as const;

/** The line spacings on offer: option value → 240ths of a line (`w:spacing/@w:line` with rule `auto`). */
export const LINE_SPACINGS = { single: 240, '1.15': 276, '1.5': 360, double: 480 } as const;

export type FontFamily = keyof typeof FONT_FAMILIES;
export type FontSize = (typeof FONT_SIZES)[number];
export type LineSpacing = keyof typeof LINE_SPACINGS;
/** A repeated reference shows the first note's number again, or gets a note "See footnote N". */
export type DuplicateHandling = 'same-number' | 'see-note';
/** At the foot of each page (Word footnotes) or at the end of the document (Word endnotes). */
export type FootnotePosition = 'page' | 'document';
/** A reference without a definition gets a placeholder note, or no note. */
export type UndefinedHandling = 'placeholder' | 'skip';
export type UnreferencedSeparator = 'bullet' | 'semicolon' | 'newline';

export interface FootnoteOptions {
  readonly duplicateHandling?: DuplicateHandling | 'superscript' | 'see-footnote';
  readonly includeUnreferenced?: boolean;
  readonly unreferencedSeparator?: UnreferencedSeparator;
  readonly undefinedHandling?: UndefinedHandling;
}

/** What a caller of `convert` may choose; everything has a default. */
export interface ConversionOptions {
  /** One of `FONT_FAMILIES`; any other value means Georgia. Default `calibri`. */
  readonly fontFamily?: FontFamily | (string & {});
  /** Body size in points, one of `FONT_SIZES`. Default 11. */
  readonly fontSize?: FontSize;
  /** Default `single`. */
  readonly lineSpacing?: LineSpacing;
  /** Default `page`. */
  readonly footnotePosition?: FootnotePosition;
  readonly footnoteOptions?: FootnoteOptions;
  /** The document's title in its properties. Default: the first heading. */
  readonly title?: string;
  /** The author in the document's properties. */
  readonly author?: string;
  /** The language of the text, a BCP 47 tag. Default `en-US`. */
  readonly language?: string;
  /** Creation date in the document's properties. Without it none is written: the engine has no clock. */
  readonly date?: Date;
  /** Where pictures come from, other than `data:` URIs. */
  readonly loadAsset?: AssetLoader;
  /** Stops the conversion between two stages; `convert` then rejects with `ConversionAborted`. */
  readonly signal?: AbortSignal;
  /** Told each stage as it begins. */
  readonly onProgress?: (stage: ConversionStage) => void;
}

/** The options with every default filled in and every alias resolved: what the stages work from. */
export interface Settings {
  /** The font's name in Word. */
  readonly font: string;
  /** Points. */
  readonly fontSize: number;
  /** 240ths of a line. */
  readonly lineSpacing: number;
  readonly footnotes: FootnoteSettings;
  readonly title: string | undefined;
  readonly author: string | undefined;
  readonly language: string;
  readonly date: Date | undefined;
}

export interface FootnoteSettings {
  readonly position: FootnotePosition;
  readonly duplicateHandling: DuplicateHandling;
  readonly includeUnreferenced: boolean;
  readonly unreferencedSeparator: UnreferencedSeparator;
  readonly undefinedHandling: UndefinedHandling;
}

/** Fills in the defaults. Throws a `TypeError` for a value that no caller can mean. */
export function settingsOf(options: ConversionOptions): Settings {
  const { fontSize = 11, lineSpacing = 'single', footnoteOptions: notes = {} } = options;
  const { duplicateHandling = 'same-number' } = notes;
  return {
    font: fontName(options.fontFamily ?? 'calibri'),
    fontSize: oneOf('fontSize', fontSize, FONT_SIZES),
    lineSpacing: LINE_SPACINGS[oneOf('lineSpacing', lineSpacing, keysOf(LINE_SPACINGS))],
    footnotes: {
      position: oneOf('footnotePosition', options.footnotePosition ?? 'page', ['page', 'document']),
      duplicateHandling:
        DUPLICATE_HANDLINGS[oneOf('duplicateHandling', duplicateHandling, keysOf(DUPLICATE_HANDLINGS))],
      includeUnreferenced: notes.includeUnreferenced ?? true,
      unreferencedSeparator: oneOf('unreferencedSeparator', notes.unreferencedSeparator ?? 'bullet', SEPARATORS),
      undefinedHandling: oneOf('undefinedHandling', notes.undefinedHandling ?? 'placeholder', ['placeholder', 'skip']),
    },
    title: options.title,
    author: options.author,
    language: options.language ?? 'en-US',
    date: options.date,
  };
}

const SEPARATORS = ['bullet', 'semicolon', 'newline'] as const;

/** The specification's two vocabularies for repeated references. */
const DUPLICATE_HANDLINGS = {
  'same-number': 'same-number',
  superscript: 'same-number',
  'see-note': 'see-note',
  'see-footnote': 'see-note',
} as const satisfies Record<string, DuplicateHandling>;

function fontName(family: string): string {
  return Object.hasOwn(FONT_FAMILIES, family) ? FONT_FAMILIES[family as FontFamily] : FONT_FAMILIES.georgia;
}

function keysOf<T extends object>(record: T): readonly (keyof T)[] {
  return Object.keys(record) as (keyof T)[];
}

function oneOf<T>(name: string, value: T, accepted: readonly T[]): T {
  if (accepted.includes(value)) return value;
  throw new TypeError(`Cannot use ${name} ${JSON.stringify(value)}, expected one of ${accepted.join(', ')}`);
}
