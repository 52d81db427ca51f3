import { queryOptions } from '@tanstack/react-query';
import { type Sample, type SampleId, samplePath } from '../content/samples';

/** A sample document. Its key, joined with slashes, is its address, from which the client's default gets it. */
export function sampleQuery(id: SampleId) {
  return queryOptions<Sample>({ queryKey: samplePath(id).split('/') });
}
