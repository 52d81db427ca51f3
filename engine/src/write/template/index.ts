/*
 * A document with the parts of a visitor's template. In: the template as fitted to the text (template/). Out: the same part writers as
 * without one, except that they begin with the template's XML and put ours in its place.
 *
 * Read in this order: this file, which writer makes which part; `document.ts`, the body; `template-section.ts` and `story.ts`, sections with
 * their headers and footers; `parts.ts` and `settings.ts`, the other parts; `given-styles.ts`, the styles; `root.ts`, namespaces;
 * `marked-pages.ts`, the template's own pages, told from the text.
 */
import { hasBuiltInLook } from '../../model/carried.js';
import type { FittedTemplate } from '../../model/template.js';
import { elementsOf } from '../../xml/element.js';
import type { Writing } from '../index.js';
import { Ledger } from '../ledger.js';
import { charts } from '../parts/charts.js';
import { citationParts } from '../parts/citations.js';
import { comments } from '../parts/comments.js';
import { appProperties, appPropertiesOfWordTemplate, coreProperties } from '../parts/document-properties.js';
import { fontTable } from '../parts/font-table.js';
import { headersAndFooters } from '../parts/headers-footers.js';
import { media } from '../parts/media.js';
import { notes } from '../parts/notes.js';
import { sourceParts } from '../parts/source.js';
import { StyleNames } from '../style-names.js';
import { templateDocument } from './document.js';
import {
  hasCharacterIndents,
  largestNumber,
  templateFiles,
  templateFonts,
  templateNumbering,
  templateStories,
  templateStyles,
  templateTheme,
} from './parts.js';
import { templateSettings } from './settings.js';
import { TemplateParts } from './story.js';

/** How a document is written with a template: its parts are those of the template, with ours among them. */
export function templateWriting(fitted: FittedTemplate): Writing {
  const parts = new TemplateParts();
  const { template } = fitted;
  return {
    ledger: new Ledger(largestNumber(elementsOf(template.numbering?.root), 'w:num', 'w:numId')),
    styles: new StyleNames(fitted),
    hasCharacterIndents: hasCharacterIndents(template.styles),
    writers: [
      templateDocument(fitted, parts),
      notes,
      comments,
      headersAndFooters,
      templateStories(parts),
      templateNumbering(fitted),
      templateStyles(fitted),
      templateSettings(fitted),
      templateTheme(fitted),
      template.fontTable ? templateFonts(fitted, parts) : fontTable,
      coreProperties,
      hasBuiltInLook(template) ? appProperties : appPropertiesOfWordTemplate,
      citationParts,
      sourceParts,
      charts,
      media,
      templateFiles(parts),
    ],
  };
}
