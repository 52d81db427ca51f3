import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fetchPicture } from './remote-pictures.js';

let server: Server;
let origin: string;
const asked: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.url} ${request.headers.accept}`);
    if (request.url === '/here.png') response.end('a picture');
    else if (request.url === '/moved.png') response.writeHead(302, { location: '/here.png' }).end();
    else if (request.url === '/endless.png') endless(response);
    else response.writeHead(404).end('not here');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

function endless(response: {
  write: (chunk: Buffer) => boolean;
  once: (event: string, next: () => void) => void;
  destroyed: boolean;
}): void {
  while (!response.destroyed && response.write(Buffer.alloc(1_000_000)));
  if (!response.destroyed) response.once('drain', () => endless(response));
}

const text = async (source: string): Promise<string | undefined> => {
  const asset = await fetchPicture({ source });
  return asset && Buffer.from(asset.bytes).toString();
};

describe('a picture on the web', () => {
  test.each(['/here.png', '/moved.png'])('is fetched: %s', async (path) => {
    expect(await text(`${origin}${path}`)).toBe('a picture');
    expect(asked).toContain(`${path} image/*`);
  });

  test('is not there where the site says so', async () => {
    expect(await text(`${origin}/missing.png`)).toBeUndefined();
  });

  test('is given up when it is larger than any picture', async () => {
    expect(await text(`${origin}/endless.png`)).toBeUndefined();
  });

  test('is not waited for after the conversion was stopped', async () => {
    const request = fetchPicture({ source: `${origin}/here.png`, signal: AbortSignal.abort() });
    await expect(request).rejects.toThrow();
  });

  test.each(['one.png', 'file:///etc/passwd', 'ftp://example.org/a.png', 'https://', 'javascript:alert(1)'])(
    '%s is none',
    async (source) => {
      expect(await text(source)).toBeUndefined();
    },
  );
});
