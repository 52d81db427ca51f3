import { prerender } from 'react-dom/static';
import { type EntryContext, ServerRouter } from 'react-router';

/**
 * Renders a page for the build, whole: React would otherwise move what is larger than 12,800 bytes to the end of the page, for
 * scripts to put in its place, so that the page showed "Loading…" in place of its text until they ran.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { prelude } = await prerender(<ServerRouter context={context} url={request.url} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      throw error;
    },
  });
  headers.set('Content-Type', 'text/html');
  return new Response(prelude, { status, headers });
}
