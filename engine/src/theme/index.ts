import type { PageGeometry, Settings } from '../api/settings.js';
import { academic } from './academic.js';
import { business } from './business.js';
import type { TemplateLook } from './look.js';
import { mla } from './mla.js';
import { plain } from './plain.js';

/** The look of a document, as plain data. Lengths are twips (1/20 point) unless a name says otherwise. */
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

const TEMPLATES = { plain, academic, business, mla } as const;

/** The theme for the settings. */
export function themeOf({ template, font, fontSize, lineSpacing, page, titleLayout }: Settings): Theme {
  const fonts = { body: font, heading: font, code: 'Consolas', inlineCode: 'Courier New' };
  const look: TemplateLook = TEMPLATES[template];
  const title = titleLayout === 'page' ? look.title : (look.quietTitle ?? look.title);
  return { ...look, title, fonts, fontSize, lineSpacing, page };
}

/** The width of the text column in twips. */
export function textWidth({ width, margins }: PageGeometry): number {
  return width - margins.left - margins.right;
}

/** A landscape page. Each margin stays on its side of the paper. */
export function landscapeOf({ width, height, margins }: PageGeometry): PageGeometry {
  return { width: height, height: width, margins };
}
