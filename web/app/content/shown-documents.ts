import type { SampleId } from './samples';

/**
 * A document that the site shows: a sample in a template as it is. Its pictures, its Word file and the address that opens it in the
 * converter all come from this value.
 */
export interface ShownDocument {
  readonly sample: SampleId;
  readonly template: 'plain' | 'academic' | 'business' | 'mla';
  /** What further references to a note become, if not the number of the first. */
  readonly repeated?: 'see-note';
}

export const SHOWN_DOCUMENTS = {
  paper: { sample: 'academic', template: 'academic' },
  'paper-see-note': { sample: 'academic', template: 'academic', repeated: 'see-note' },
  essay: { sample: 'essay', template: 'mla' },
  report: { sample: 'business', template: 'business' },
  manual: { sample: 'technical', template: 'plain' },
  answer: { sample: 'chat', template: 'plain' },
  export: { sample: 'notion', template: 'plain' },
  footnotes: { sample: 'footnotes', template: 'business' },
  bibtex: { sample: 'bibtex', template: 'academic' },
  obsidian: { sample: 'obsidian', template: 'plain' },
  formulas: { sample: 'formulas', template: 'plain' },
  apa: { sample: 'apa', template: 'academic' },
  quarto: { sample: 'quarto', template: 'business' },
  handbook: { sample: 'handbook', template: 'plain' },
  'tides-plain': { sample: 'tides', template: 'plain' },
  'tides-academic': { sample: 'tides', template: 'academic' },
  'tides-business': { sample: 'tides', template: 'business' },
  'tides-mla': { sample: 'tides', template: 'mla' },
} as const satisfies Record<string, ShownDocument>;

export type ShownName = keyof typeof SHOWN_DOCUMENTS;

/** The options of its conversion, in the engine's terms. */
export function shownOptions({ template, repeated }: ShownDocument) {
  return { template, ...(repeated && { footnoteOptions: { duplicateHandling: repeated } }) } as const;
}

/** The address that opens it in the converter, at the page that a picture shows. */
export function converterWith({ sample, template, repeated }: ShownDocument, page = 1): string {
  const choices = { sample, template, ...(repeated && { repeated }), ...(page > 1 && { page }) };
  return `/?${Object.entries(choices)
    .map(([name, value]) => `${name}=${value}`)
    .join('&')}`;
}

/** A page of a shown document, as a picture shows it, whole or in part. */
export interface PicturedPage {
  readonly document: ShownName;
  /** Counted from 1. */
  readonly page: number;
}

/** The address that opens what a picture shows. */
export function converterAt({ document, page }: PicturedPage): string {
  return converterWith(SHOWN_DOCUMENTS[document], page);
}

/** What the converter shows in its own pictures. */
export const SCREEN_PAGE = { document: 'quarto', page: 1 } as const satisfies PicturedPage;

/** The sheets on the converter's empty desk. */
export const SHEETS = {
  academic: { document: 'paper', page: 4 },
  business: { document: 'report', page: 1 },
  technical: { document: 'manual', page: 1 },
} as const satisfies Partial<Record<SampleId, PicturedPage>>;
