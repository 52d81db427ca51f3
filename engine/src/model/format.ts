import type { BorderSide, ParagraphLook, RunLook } from './style.js';
import type { Toggle } from './toggles.js';

/** Where the text after a tab begins. */
export interface TabStop {
  readonly position: number;
  readonly alignment: 'left' | 'center' | 'right';
  readonly dots: boolean;
}

/** The paragraph format of a style, including what it inherits. Lengths are twips. */
export interface Format {
  /** The id of the style, ours or that of a Word template. */
  readonly style: string;
  readonly font: string;
  /** The font size. */
  readonly size: number;
  readonly bold: boolean;
  readonly italic: boolean;
  /** Of styles of Word templates only. */
  /** What the document grid adds to the width of each East Asian character; negative to take away. */
  readonly characterSpace?: number;
  readonly caps?: boolean;
  readonly smallCaps?: boolean;
  readonly strike?: boolean;
  readonly before: number;
  readonly after: number;
  /** A multiple of the font's own line height. */
  readonly spacing: number;
  readonly left: number;
  readonly right: number;
  readonly firstLine: number;
  /** The height that border and padding add above and below the lines, on each page that a paragraph is on. */
  readonly above: number;
  readonly below: number;
  readonly keepNext: boolean;
  readonly keepLines: boolean;
  /** Whether its words are never divided. */
  readonly undivided?: true;
  /** Whether each paragraph begins a page. */
  readonly beginsPage?: true;
  /** Whether there is no space between paragraphs of this style. */
  readonly contextual: boolean;
  /** Whether the space above is added to that of the paragraph before: in some Word templates. */
  readonly addsSpace?: true;
  /** The position of the right tab stop, from the left edge of the column. */
  readonly rightTab?: { readonly position: number; readonly dots: boolean };
  /** Other tab stops, from the left edge of the column: of paragraphs of a Word template. */
  readonly tabStops?: readonly TabStop[];
  /** The alignment of lines; undefined for the side where they begin. */
  readonly alignment?: ParagraphLook['alignment'];
  /** RGB colours. */
  readonly color?: string;
  readonly shading?: string;
  readonly border?: {
    readonly sides: readonly BorderSide[];
    readonly color: string;
    readonly thickness: number;
    /** The padding between the border and the text. */
    readonly space: number;
  };
}

/** A format without spacing, indents or emphasis, for styles and paragraphs to start from. */
export const BARE_FORMAT: Omit<Format, 'style' | 'font' | 'size'> = {
  bold: false,
  italic: false,
  before: 0,
  after: 0,
  spacing: 1,
  left: 0,
  right: 0,
  firstLine: 0,
  above: 0,
  below: 0,
  keepNext: false,
  keepLines: false,
  contextual: false,
};

/** Whether styles give text a toggle property: that of the paragraph and that of the run cancel each other out. */
export function isToggled(toggle: Toggle, format: Format, run: RunLook | undefined): boolean {
  return (format[toggle] === true) !== (run?.[toggle] === true);
}
