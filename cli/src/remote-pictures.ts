import type { AssetLoader } from '@footmark/engine';

/** Longer than this nobody waits for a picture, and larger than this none is meant for a document. */
const TIMEOUT_MS = 15_000;
const MOST_BYTES = 30_000_000;

/** Fetches a picture from the web, if its target is an address there: of `http:` or `https:`, and nothing else. */
export const fetchPicture: AssetLoader = async ({ source, signal }) => {
  const address = addressOf(source);
  if (!address) return undefined;
  const signals = [AbortSignal.timeout(TIMEOUT_MS), ...(signal ? [signal] : [])];
  const response = await fetch(address, {
    signal: AbortSignal.any(signals),
    headers: { accept: 'image/*' },
  });
  if (!response.ok || !response.body) return undefined;
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body) {
    length += chunk.length;
    if (length > MOST_BYTES) return undefined;
    chunks.push(chunk);
  }
  return { bytes: Buffer.concat(chunks) };
};

function addressOf(source: string): URL | undefined {
  const address = source.startsWith('//') ? `https:${source}` : source;
  return /^https?:/i.test(address) && URL.canParse(address) ? new URL(address) : undefined;
}
