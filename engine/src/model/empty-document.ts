import type { Document } from './document.js';
import { NO_FORMULA_LABELS } from './formula-labels.js';
import { NO_METADATA } from './metadata.js';

/** A document with nothing in it, for those that are not parsed from Markdown. */
export const EMPTY_DOCUMENT: Document = {
  blocks: [],
  definitions: new Map(),
  images: [],
  formulas: [],
  latexDefinitions: '',
  abbreviations: new Map(),
  citations: [],
  hasWikiLinks: false,
  formulaLabels: NO_FORMULA_LABELS,
  hasReviews: false,
  hasNumbered: false,
  metadata: NO_METADATA,
};
