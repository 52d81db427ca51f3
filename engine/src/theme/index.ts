import type { Settings } from '../options.js';
import { plain } from './plain.js';

/** How a document looks, as plain data. Lengths are twips (1/20 point) unless a name says otherwise. */
export interface Theme {
  readonly fonts: { readonly body: string; readonly heading: string; readonly code: string; readonly inlineCode: string };
  /** Body size in points. */
  readonly fontSize: number;
  /** 240ths of a line. */
  readonly lineSpacing: number;
  readonly colors: Readonly<Record<ColorName, string>>;
  /** Space after a body paragraph. */
  readonly paragraphSpacing: number;
  /** The headings of depth 1 to 6. */
  readonly headings: readonly HeadingLook[];
  readonly page: PageGeometry;
  /** Indent of each level of quotation. */
  readonly quoteIndent: number;
  /** Indent of each level of a list, which is also where its text begins after the marker. */
  readonly listIndent: number;
}

export type ColorName = 'heading' | 'quote' | 'link' | 'inlineCode' | 'rule' | 'codeBackground' | 'tableHeader' | 'muted';

export interface HeadingLook {
  /** Times the body size. */
  readonly scale: number;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly before: number;
  readonly after: number;
}

export interface PageGeometry {
  readonly width: number;
  readonly height: number;
  readonly margins: { readonly top: number; readonly right: number; readonly bottom: number; readonly left: number };
}

/** The theme that the settings ask for. */
export function themeOf(settings: Settings): Theme {
  const { font, fontSize, lineSpacing } = settings;
  return { ...plain, fonts: { ...plain.fonts, body: font, heading: font }, fontSize, lineSpacing };
}

/** The width of the text column in twips. */
export function textWidth({ width, margins }: PageGeometry): number {
  return width - margins.left - margins.right;
}
