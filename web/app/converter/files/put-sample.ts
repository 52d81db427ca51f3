import { isSampleId, type Sample, type SampleId } from '../../content/samples';
import { queryClient } from '../../data/query-client';
import { sampleQuery } from '../../data/sample-query';
import { putInFront } from '../drafts/bring-back';
import type { Converter } from '../instance/converter';

/**
 * Puts a sample in front of the visitor's own text, if there is one of that name. Rejects if it cannot be loaded.
 * Import this on demand, since it loads the query library.
 */
export async function putSample(
  converter: Converter,
  name: string,
  onText: (text: string) => void,
): Promise<void> {
  if (!isSampleId(name)) return;
  const { markdown } = await loadSample(name);
  await putInFront(converter, () => onText(markdown));
}

function loadSample(id: SampleId): Promise<Sample> {
  return queryClient.fetchQuery(sampleQuery(id));
}
