/** A sample document, as stored in its JSON file. */
export interface Sample {
  readonly title: string;
  readonly markdown: string;
}

const SAMPLE_IDS = [
  'academic',
  'business',
  'technical',
  'chat',
  'notion',
  'tides',
  'footnotes',
  'bibtex',
  'obsidian',
  'formulas',
  'apa',
  'quarto',
  'handbook',
  'essay',
] as const;
export type SampleId = (typeof SAMPLE_IDS)[number];

export function isSampleId(value: string | null | undefined): value is SampleId {
  return SAMPLE_IDS.some((id) => id === value);
}

/** The address of a sample's JSON file. */
export function samplePath(id: SampleId): string {
  return `/samples/${id}.json`;
}

export const SAMPLE_PATHS = SAMPLE_IDS.map(samplePath);
