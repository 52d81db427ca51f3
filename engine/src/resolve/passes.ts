import type { ReviewHandling } from '../api/options.js';
import type { Citing } from '../model/citing.js';
import type { Document } from '../model/document.js';
import { mayListWorks } from './citations/may-list-works.js';

/** Passes that few texts need, loaded on demand. */
export interface Passes {
  readonly bibliographies?: typeof import('./citations/bibliographies.js');
  readonly acronyms?: typeof import('./short-forms/acronyms.js');
  readonly citations?: typeof import('./citations/citations.js');
  readonly index?: typeof import('./index-entries.js');
  readonly numbering?: typeof import('./numbering/index.js');
}

export async function loadPasses(document: Document, citing: Citing | undefined): Promise<Passes> {
  return {
    ...(mayListWorks(document) && { bibliographies: await import('./citations/bibliographies.js') }),
    ...(document.metadata.acronyms && { acronyms: await import('./short-forms/acronyms.js') }),
    ...(citing && { citations: await import('./citations/citations.js') }),
    ...(document.indexMarks && { index: await import('./index-entries.js') }),
    ...(document.hasNumbered && { numbering: await import('./numbering/index.js') }),
  };
}

/** Accepts, rejects or tracks the editing marks of a document; few documents have any. */
export async function withReviews(document: Document, handling: ReviewHandling): Promise<Document> {
  if (!document.hasReviews) return document;
  const { settleReviews } = await import('./reviews.js');
  return settleReviews(document, handling);
}
