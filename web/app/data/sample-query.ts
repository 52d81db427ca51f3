import { queryOptions } from '@tanstack/react-query';
import { type Sample, type SampleId, samplePath } from '../content/samples';

/** A sample document. Its key, joined with slashes, is its address. */
export function sampleQuery(id: SampleId) {
  return queryOptions<Sample>({ queryKey: samplePath(id).split('/') });
}
