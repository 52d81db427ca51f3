import type { Sample, SampleId } from '../content/samples';
import { queryClient } from './query-client';
import { sampleQuery } from './sample-query';

/** Gets a sample document, for code that is no component. Import it when it is needed: it brings the query library. */
export function loadSample(id: SampleId): Promise<Sample> {
  return queryClient.fetchQuery(sampleQuery(id));
}
