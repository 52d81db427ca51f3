import type { CharacterStyleId, ParagraphStyleId, TableStyleId } from './names/style-ids.js';
import type { Border } from './pages.js';
import type { Toggle } from './toggles.js';

/** The paragraph properties of a style. Lengths are twips; `line` is 240ths of a line. */
export interface ParagraphLook {
  readonly before?: number;
  readonly after?: number;
  readonly line?: number;
  readonly left?: number;
  readonly right?: number;
  readonly hanging?: number;
  readonly firstLine?: number;
  /** How many characters `firstLine` is: Word keeps to them when the size of the text changes (ECMA-376 Part 1, 17.3.1.12). */
  readonly firstLineCharacters?: number;
  readonly keepNext?: boolean;
  readonly keepLines?: boolean;
  readonly contextualSpacing?: boolean;
  /** Whether words are never divided, although the text is justified. */
  readonly undivided?: boolean;
  /** In a text from right to left: whether it runs the other way. */
  readonly leftToRight?: boolean;
  readonly alignment?: 'left' | 'center' | 'right' | 'both';
  /** 0 to 8: the depth in the navigation pane and the table of contents. */
  readonly outlineLevel?: number;
  readonly border?: {
    readonly sides: readonly BorderSide[];
    readonly color: string;
    readonly size: number;
    readonly space: number;
  };
  readonly tabs?: readonly {
    readonly position: number;
    /** `clear`: it does not have the inherited stop at this place (ECMA-376 Part 1, 17.3.1.37). */
    readonly alignment: 'left' | 'right' | 'clear';
    readonly dots?: boolean;
  }[];
  /** An RGB colour. */
  readonly shading?: string;
}

export type BorderSide = 'top' | 'left' | 'bottom' | 'right';

/** The run properties of a style. `size` is in points. */
export interface RunLook {
  readonly font?: string;
  readonly size?: number;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly underline?: boolean;
  readonly caps?: boolean;
  readonly smallCaps?: boolean;
  readonly strike?: boolean;
  readonly color?: string;
  readonly shading?: string;
  readonly border?: string;
  readonly superscript?: boolean;
  readonly noProof?: boolean;
  /** The smallest size, in points, at which Word moves pairs of letters together (ECMA-376 Part 1, 17.3.2.19). */
  readonly kerning?: number;
}

/** The run properties of a style of paragraphs: the rest is for parts of a text. */
export type TextLook = Omit<RunLook, 'underline' | 'shading' | 'border' | 'superscript'>;

/** What a template says of styles that differs from what follows from the rest of it. */
export type StyleChanges = Readonly<
  Partial<
    Record<ParagraphStyleId, Partial<Pick<ParagraphStyle, 'paragraph' | 'run'>>> &
      Record<CharacterStyleId, Pick<CharacterStyle, 'run'>> &
      Record<TableStyleId, Partial<TableLook>>
  >
>;

export type Style = ParagraphStyle | CharacterStyle;

interface NamedStyle {
  /** Word's own name for a built-in style, by which Word recognizes it in every language. */
  readonly name: string;
  readonly priority?: number;
  /** Shown in the style gallery. */
  readonly gallery?: boolean;
  /** Whether Word lists it only once a document uses it (ECMA-376 Part 1, 17.7.4.16 and 17.7.4.20). */
  readonly hidden?: boolean;
}

export interface ParagraphStyle extends NamedStyle {
  readonly type: 'paragraph';
  readonly id: ParagraphStyleId;
  readonly basedOn: ParagraphStyleId | 'Normal';
  readonly next?: ParagraphStyleId | 'Normal';
  /** The other half of a linked pair of paragraph and character styles. */
  readonly link?: CharacterStyleId;
  readonly paragraph?: ParagraphLook;
  readonly run?: TextLook;
  /** The list whose marker its paragraphs have, and the level in it, counted from 0. */
  readonly numbering?: {
    readonly kind: 'Bullet' | 'Number' | 'Heading' | 'Appendix';
    readonly level: number;
  };
}

export interface CharacterStyle extends NamedStyle {
  readonly type: 'character';
  readonly id: CharacterStyleId;
  readonly basedOn: 'DefaultParagraphFont' | 'VerbatimChar';
  readonly link?: ParagraphStyleId;
  readonly run?: RunLook;
  readonly numbering?: undefined;
}

/** The sides of a table or of its first row, and the lines between its cells. */
export type TableSide = 'top' | 'right' | 'bottom' | 'left' | 'insideH' | 'insideV';

/** How a style has a part of a table (ECMA-376 Part 1, 17.7.6). */
export interface TablePart {
  /** Undefined for an unspecified side, `none` for one without a line. In text from right to left, `left` is on the right. */
  readonly borders?: Readonly<Partial<Record<TableSide, Border | 'none'>>>;
  /** An RGB colour. */
  readonly shading?: string;
  /** Its text formatting, which applies where the styles of the paragraphs specify none. */
  readonly toggles?: Readonly<Partial<Record<Toggle, boolean>>>;
  readonly color?: string;
  /** How much of the free room in a cell is above its text: 0 at the top, 0.5 in the middle, 1 at the bottom (17.4.83). */
  readonly shareAbove?: number;
}

/** The distances between the edges of a cell and its text, in twips. */
export interface CellMargins {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export interface TableStyle extends TableLook {
  readonly id: TableStyleId;
  readonly name: string;
  readonly priority: number;
  readonly gallery?: boolean;
}

export interface TableLook {
  readonly whole: TablePart;
  readonly firstRow: TablePart;
  readonly firstColumn?: TablePart;
  /** The rows below the header by turns: the first, third …, and the second, fourth … */
  readonly oddRows?: TablePart;
  readonly evenRows?: TablePart;
  /** The other margins are those of the style on which all tables are based (17.4.42). */
  readonly margins: Readonly<Partial<CellMargins>>;
}
