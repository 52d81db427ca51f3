import { isSampleId } from '../../content/samples';
import { loadSample } from '../../data/load-sample';
import { putInFront } from '../drafts/bring-back';
import type { Converter } from '../instance/converter';

/** Puts a sample in front of the visitor's own text, if there is one of that name. Rejects if it cannot be loaded. */
export async function putSample(
  converter: Converter,
  name: string,
  onText: (text: string) => void,
): Promise<void> {
  if (!isSampleId(name)) return;
  const { markdown } = await loadSample(name);
  await putInFront(converter, () => onText(markdown));
}
