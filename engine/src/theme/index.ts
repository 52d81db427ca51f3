import type { PageGeometry, Settings } from '../api/settings.js';
import { academic } from './academic.js';
import { business } from './business.js';
import type { TemplateLook } from './look.js';
import { mla } from './mla.js';
import { plain } from './plain.js';
import { NO_WORD_TEMPLATE, type Theme } from './sheet.js';
import { tableStyles } from './styles/tables.js';

export type { Theme };

const TEMPLATES = { plain, academic, business, mla } as const;

/** The theme for the settings; `numberedFrom` is the level of the first headings with a number. */
export function themeOf(settings: Settings, numberedFrom?: number): Theme {
  const { template, font, fontSize, lineSpacing, page, titleLayout } = settings;
  const fonts = { body: font, heading: font, code: 'Consolas', inlineCode: 'Courier New' };
  const look: TemplateLook = TEMPLATES[template];
  const title = titleLayout === 'page' ? look.title : (look.quietTitle ?? look.title);
  const { justifyText: justified, centerPictures: centersPictures } = settings;
  const chosen = { fonts, fontSize, lineSpacing, page, justified, numberedFrom, centersPictures };
  return { ...NO_WORD_TEMPLATE, ...look, ...chosen, title, tables: tableStyles(look) };
}

/** The width of the text column in twips. */
export function textWidth({ width, margins }: PageGeometry): number {
  return width - margins.left - margins.right;
}

/** The width of each text column, in twips. */
export function columnWidth(
  page: PageGeometry,
  { count, space }: { readonly count: number; readonly space: number } = { count: 1, space: 0 },
): number {
  return Math.floor((textWidth(page) - (count - 1) * space) / count);
}

/** A landscape page. Each margin stays on its side of the paper. */
export function landscapeOf({ width, height, margins }: PageGeometry): PageGeometry {
  return { width: height, height: width, margins };
}
