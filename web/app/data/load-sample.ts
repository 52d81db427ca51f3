import type { Sample, SampleId } from '../content/samples';
import { queryClient } from './query-client';
import { sampleQuery } from './sample-query';

/** Loads a sample document, for code outside components. Import it on demand, since it loads the query library. */
export function loadSample(id: SampleId): Promise<Sample> {
  return queryClient.fetchQuery(sampleQuery(id));
}
