/** A sample document, as its JSON file holds it. */
export interface Sample {
  readonly title: string;
  readonly markdown: string;
}

export const SAMPLE_IDS = ['academic', 'business', 'technical'] as const;
export type SampleId = (typeof SAMPLE_IDS)[number];

export function isSampleId(value: string | null | undefined): value is SampleId {
  return SAMPLE_IDS.some((id) => id === value);
}

/** Where a sample's JSON file is. */
export function samplePath(id: SampleId): string {
  return `/samples/${id}.json`;
}

export const SAMPLE_PATHS = SAMPLE_IDS.map(samplePath);

/** The address that opens the converter with a sample in it. */
export function converterWithSample(id: SampleId): string {
  return `/?sample=${id}`;
}
