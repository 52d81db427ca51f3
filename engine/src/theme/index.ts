/*
 * The style sheet, as plain data. In: the name of a template, and the options. Out: a `Theme`: every paragraph, character, list
 * and table style, fonts, colours and the page. Word's styles part, the drawn pages, the clipboard and the screen's pictures
 * read it and nothing else.
 *
 * Read in this order: `template-look.ts`, what a template can say; `plain.ts`, the sheet that says all of it, and `academic.ts`,
 * `business.ts` and `mla.ts`, which say only what differs; `styles/`, from a sheet to styles; `sheet.ts`, the type of the
 * result; `formats.ts`, the same as measurements for the layout. `scheme.ts` has the colours that a person changes in Word with
 * one click.
 */
import type { TemplateName } from '../api/options.js';
import type { PageGeometry, Settings } from '../api/settings.js';
import { academic } from './academic.js';
import { business } from './business.js';
import { forEastAsian, isEastAsian } from './east-asian.js';
import { FULL_MARGIN } from './measures.js';
import { mla } from './mla.js';
import { plain } from './plain.js';
import { NO_WORD_TEMPLATE, type Theme } from './sheet.js';
import { tableStyles } from './styles/tables.js';
import type { PartialLook, TemplateLook } from './template-look.js';

export type { Theme };

/** What each template says; all else is as in Plain. */
const TEMPLATES: Readonly<Record<TemplateName, PartialLook>> = { plain: {}, academic, business, mla };

/** All that a template says, with what it leaves to Plain. */
export function lookOf(template: TemplateName): TemplateLook {
  const own = TEMPLATES[template];
  return { ...plain, ...own, colors: { ...plain.colors, ...own.colors } };
}

/** What the sheet takes from a text: the levels, counted from 0, at which numbers of headings begin, and its language. */
export interface TextFacts {
  readonly numberedFrom?: number | undefined;
  readonly appendicesFrom?: number | undefined;
  readonly properties?: { readonly languages: { readonly primary: string } };
}

/** The theme for the settings and a text. */
export function themeOf(
  settings: Settings,
  { numberedFrom, appendicesFrom, properties }: TextFacts = {},
): Theme {
  const { template, font, fontSize, lineSpacing, page, titleLayout } = settings;
  const fonts = { body: font, heading: font, code: 'Consolas', inlineCode: 'Courier New' };
  const named = lookOf(template);
  const own = { ...named, tableHeaders: settings.tableHeaders ?? named.tableHeaders };
  const look = isEastAsian(properties?.languages.primary ?? '') ? forEastAsian(own, fontSize) : own;
  const title = titleLayout === 'page' ? look.title : (look.quietTitle ?? look.title);
  const { justifyText: justified, centerPictures: centersPictures } = settings;
  const chosen = {
    fonts,
    fontSize,
    lineSpacing,
    page,
    justified,
    numberedFrom,
    appendicesFrom,
    centersPictures,
  };
  return { ...NO_WORD_TEMPLATE, ...look, ...chosen, title, tables: tableStyles(look) };
}

/** The width of the text column in twips. */
export function textWidth({ width, margins }: PageGeometry): number {
  return width - margins.left - margins.right;
}

/** The height of the text of a page in twips. */
export function textHeight({ height, margins }: PageGeometry): number {
  return height - margins.top - margins.bottom;
}

/** The width of each text column, in twips. */
export function columnWidth(
  page: PageGeometry,
  { count, space }: { readonly count: number; readonly space: number } = { count: 1, space: 0 },
): number {
  return Math.floor((textWidth(page) - (count - 1) * space) / count);
}

/** A landscape page: margins at its sides that are wide for the sake of short lines are an inch there, unless a Word template sets them. */
export function landscapeOf(
  { width, height, margins }: PageGeometry,
  { narrowsLandscape }: Pick<Theme, 'narrowsLandscape'>,
): PageGeometry {
  const side = (margin: number): number => (narrowsLandscape ? Math.min(margin, FULL_MARGIN) : margin);
  const { left, right } = margins;
  return { width: height, height: width, margins: { ...margins, left: side(left), right: side(right) } };
}
