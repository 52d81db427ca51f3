/** A sample document, as stored in its JSON file. */
export interface Sample {
  readonly title: string;
  readonly markdown: string;
}

const SAMPLE_IDS = ['academic', 'business', 'technical'] as const;
export type SampleId = (typeof SAMPLE_IDS)[number];

export function isSampleId(value: string | null | undefined): value is SampleId {
  return SAMPLE_IDS.some((id) => id === value);
}

/** The address of a sample's JSON file. */
export function samplePath(id: SampleId): string {
  return `/samples/${id}.json`;
}

export const SAMPLE_PATHS = SAMPLE_IDS.map(samplePath);

/** The template that each sample was written for. */
export const SAMPLE_TEMPLATES = { academic: 'academic', business: 'business', technical: 'plain' } as const;

/** The address that opens the converter with a sample and its template. */
export function converterWithSample(id: SampleId): string {
  return `/?sample=${id}&template=${SAMPLE_TEMPLATES[id]}`;
}
