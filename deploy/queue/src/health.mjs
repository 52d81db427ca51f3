import { once } from 'node:events';
import { createServer } from 'node:http';

/**
 * Serves what monitors a worker: `/healthz` (it runs), `/readyz` (it takes jobs), `/metrics` (what it has done).
 *
 * @param {number} port 0 chooses a free one
 * @param {{ isReady: () => boolean, metrics: import('prom-client').Registry }} worker
 */
export async function serveHealth(port, { isReady, metrics }) {
  const server = createServer(async (request, response) => {
    const { status, type, text } = await answer(new URL(request.url ?? '/', 'http://worker').pathname);
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
    response.end(text);
  });

  /** @param {string} path */
  async function answer(path) {
    const plain = { type: 'text/plain; charset=utf-8' };
    if (path === '/healthz') return { ...plain, status: 200, text: 'alive\n' };
    if (path === '/readyz')
      return isReady()
        ? { ...plain, status: 200, text: 'ready\n' }
        : { ...plain, status: 503, text: 'not ready\n' };
    if (path !== '/metrics') return { ...plain, status: 404, text: 'not found\n' };
    return metrics.metrics().then(
      (text) => ({ status: 200, type: metrics.contentType, text }),
      (error) => ({ ...plain, status: 503, text: `${error.message}\n` }),
    );
  }

  server.listen(port);
  await once(server, 'listening');
  return server;
}
