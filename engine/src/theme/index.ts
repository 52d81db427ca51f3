import type { PageGeometry, Settings } from '../settings.js';
import { academic } from './academic.js';
import { business } from './business.js';
import { mla } from './mla.js';
import { plain } from './plain.js';

/** How a document looks, as plain data. Lengths are twips (1/20 point) unless a name says otherwise. */
export interface Theme extends TemplateLook {
  readonly fonts: {
    readonly body: string;
    readonly heading: string;
    readonly code: string;
    readonly inlineCode: string;
  };
  /** Body size in points. */
  readonly fontSize: number;
  /** 240ths of a line. */
  readonly lineSpacing: number;
  readonly page: PageGeometry;
}

/** What a template brings of its own; the rest of a theme follows from the options. */
export interface TemplateLook {
  readonly colors: Readonly<Record<ColorName, string>>;
  /** Space after a body paragraph. */
  readonly paragraphSpacing: number;
  /** Indent of the first line of a body paragraph. */
  readonly firstLineIndent: number;
  /** The headings of depth 1 to 6. */
  readonly headings: readonly HeadingLook[];
  /** Indent of each level of quotation on the left, and of all quotations on the right. */
  readonly quoteIndent: number;
  readonly quoteRightIndent: number;
  /** Indent of each level of a list, which is also where its text begins after the marker. */
  readonly listIndent: number;
  readonly title: TitleLook;
  /** Where a page header's text stands: left, with the number on the right, or both together on the right. */
  readonly header: 'spread' | 'right';
}

export type ColorName =
  | 'heading'
  | 'quote'
  | 'link'
  | 'inlineCode'
  | 'rule'
  | 'codeBackground'
  | 'codeBorder'
  | 'tableHeader'
  | 'muted';

export interface HeadingLook {
  /** Times the body size. */
  readonly scale: number;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly before: number;
  readonly after: number;
  /** 240ths of a line; default: slightly more than single. */
  readonly line?: number;
  readonly centered?: boolean;
  readonly color?: string;
  readonly left?: number;
  /** Whether a fine rule stands under it. */
  readonly ruled?: boolean;
}

/** The looks of a title and of the lines beside it. */
export interface TitleLook {
  /** Times the body size. */
  readonly scale: number;
  readonly bold: boolean;
  readonly centered: boolean;
  readonly detailsCentered: boolean;
  readonly before: number;
  readonly after: number;
}

const TEMPLATES = { plain, academic, business, mla } as const;

/** The theme that the settings ask for. */
export function themeOf({ template, font, fontSize, lineSpacing, page }: Settings): Theme {
  const fonts = { body: font, heading: font, code: 'Consolas', inlineCode: 'Courier New' };
  return { ...TEMPLATES[template], fonts, fontSize, lineSpacing, page };
}

/** The width of the text column in twips. */
export function textWidth({ width, margins }: PageGeometry): number {
  return width - margins.left - margins.right;
}
