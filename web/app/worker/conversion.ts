import { type ConversionOptions, convert } from '@footmark/engine';
import { DIAGRAMS } from './diagrams';
import { foundNotices } from './found-notices';
import { engineOptions } from './options';
import { loaderFrom } from './pictures';
import type { ConversionRequest, ConvertedText } from './protocol';

/** What only the worker's own script does: importing from it, WebKit would run it a second time. */
interface ConversionHost extends Required<Pick<ConversionOptions, 'rasterize' | 'onProgress'>> {
  /** Whether a message means that a script could not be fetched. */
  readonly isLoadFailure: (message: string) => boolean;
}

export async function convertText(
  { markdown, options, pictures }: ConversionRequest,
  { rasterize, onProgress, isLoadFailure }: ConversionHost,
): Promise<ConvertedText> {
  const load = loaderFrom(pictures, options.library);
  const missing = new Set<string>();
  const { validation, ...outcome } = await convert(markdown, {
    ...(await engineOptions(options)),
    loadAsset: async (request) => {
      const asset = await load(request);
      // Sources and styles of citations, which come with a reason, have findings of their own.
      if (!asset) missing.add(request.source);
      return asset;
    },
    rasterize,
    diagrams: DIAGRAMS,
    onProgress,
  });
  const { valid, errors, warnings } = validation;
  const notLoaded = outcome.success ? undefined : errors.find(({ message }) => isLoadFailure(message));
  if (notLoaded) throw new Error(notLoaded.message);
  return { ...outcome, valid, missingPictures: missing.size, ...foundNotices([...errors, ...warnings]) };
}
