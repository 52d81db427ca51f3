import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Allowance, PICTURE_LIMITS } from './picture-limits.js';
import { type RemoteOptions, remotePictures } from './remote-pictures.js';

let server: Server;
let port: number;
let origin: string;
const asked: string[] = [];
/** Responses that are never sent. */
const held: ServerResponse[] = [];

beforeAll(async () => {
  server = createServer(({ url = '', headers }, response) => {
    asked.push(`${url} ${headers.accept}`);
    const answer = ANSWERS[url];
    if (answer) answer(response);
    else response.writeHead(404).end('not here');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
  origin = `http://127.0.0.1:${port}`;
});
beforeEach(() => {
  asked.length = 0;
});
afterAll(() => {
  for (const response of held) response.destroy();
  server.close();
});

const ANSWERS: Readonly<Record<string, (response: ServerResponse) => void>> = {
  '/here.png': (response) => response.end('a picture'),
  '/moved.png': (response) => response.writeHead(302, { location: '/here.png' }).end(),
  '/circle.png': (response) => response.writeHead(301, { location: '/circle.png' }).end(),
  '/to-file.png': (response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/to-private.png': (response) => response.writeHead(302, { location: 'http://169.254.169.254/key' }).end(),
  '/packed.png': (response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('a picture')),
  '/bomb.png': (response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(5_000))),
  '/odd.png': (response) => response.writeHead(200, { 'content-encoding': 'zip' }).end('?'),
  '/forbidden.png': (response) => response.writeHead(403).end(),
  '/broken.png': (response) => response.destroy(),
  '/endless.png': endless,
  '/long.png': (response) => response.writeHead(200, { 'content-length': '5000' }).end(Buffer.alloc(5_000)),
  '/late.png': (response) => void held.push(response),
};

function endless(response: ServerResponse): void {
  while (!response.destroyed && response.write(Buffer.alloc(100)));
  if (!response.destroyed) response.once('drain', () => endless(response));
}

const limits = { ...PICTURE_LIMITS, bytes: 1_000 };

/** Loads pictures one after another; returns their text, or why there is none. */
async function load(
  sources: readonly string[],
  options: Partial<RemoteOptions> = {},
  signal?: AbortSignal,
): Promise<(string | undefined)[]> {
  const given = { limits, privateHosts: true, ...options };
  const loader = remotePictures({ allowance: new Allowance(given.limits), ...given });
  const results: (string | undefined)[] = [];
  for (const source of sources) {
    const asset = await loader(signal ? { source, signal } : { source });
    if (asset === undefined) results.push(undefined);
    else if ('reason' in asset) results.push(asset.reason);
    else if ('bytes' in asset) results.push(Buffer.from(asset.bytes as Uint8Array).toString());
  }
  return results;
}

async function loadOne(path: string, options?: Partial<RemoteOptions>): Promise<string | undefined> {
  const [result] = await load([path.startsWith('/') ? origin + path : path], options);
  return result;
}

describe('a picture on the web', () => {
  test.each(['/here.png', '/moved.png', '/packed.png'])('is fetched: %s', async (path) => {
    expect(await loadOne(path)).toBe('a picture');
    expect(asked).toContain(`${path} image/*`);
  });

  test.each(['one.png', 'file:///etc/passwd', 'ftp://example.org/a.png', 'https://', 'javascript:alert(1)'])(
    '%s is none',
    async (source) => {
      expect(await load([source])).toEqual([undefined]);
    },
  );
});

describe('reasons for a missing picture', () => {
  test.each([
    ['/missing.png', 'the server answered 404'],
    ['/forbidden.png', 'the server answered 403'],
    ['/broken.png', 'the server closed the connection'],
    ['/circle.png', 'its address redirects too many times'],
    ['/to-file.png', 'its address redirects to something that is not a web address'],
    ['/odd.png', 'the server compressed it as zip'],
    ['/endless.png', 'it is larger than 0.001 MB'],
    ['/long.png', 'it is larger than 0.001 MB'],
    ['/bomb.png', 'it is larger than 0.001 MB'],
  ])('%s: %s', async (path, reason) => {
    expect(await loadOne(path)).toBe(reason);
  });

  test('a server that refuses the connection', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port: closed } = other.address() as AddressInfo;
    await new Promise((resolve) => other.close(resolve));
    expect(await loadOne(`http://127.0.0.1:${closed}/a.png`)).toBe('the server refused the connection');
  });

  test('a host that is not known', async () => {
    const resolve: RemoteOptions['resolve'] = (_host, done) =>
      done(Object.assign(new Error('no'), { code: 'ENOTFOUND' }), []);
    expect(await loadOne('http://none.example/a.png', { resolve })).toBe('its host is not known');
  });

  test('an address with a password', async () => {
    const address = `http://me:secret@127.0.0.1:${port}/here.png`;
    expect(await loadOne(address)).toBe('its address has a user name or a password in it');
    expect(asked).toEqual([]);
  });

  test('a server that does not answer', async () => {
    const hasty = { ...limits, milliseconds: 50 };
    expect(await loadOne('/late.png', { limits: hasty })).toBe('it took longer than 0.05 seconds');
  });

  test('the pictures of the text together, in time and in bytes', async () => {
    const late = { ...limits, totalMilliseconds: 50 };
    expect(await load([`${origin}/late.png`, `${origin}/here.png`], { limits: late })).toEqual([
      'the pictures took longer than 0.05 seconds together',
      'the pictures took longer than 0.05 seconds together',
    ]);
    const small = { ...limits, totalBytes: 20 };
    const here = `${origin}/here.png`;
    expect(await load([here, here, here, here], { limits: small })).toEqual([
      'a picture',
      'a picture',
      'the pictures of this text are larger than 0.00002 MB together',
      'the pictures of this text are larger than 0.00002 MB together',
    ]);
  });

  test('a cancelled conversion', async () => {
    expect(await load([`${origin}/here.png`], {}, AbortSignal.abort())).toEqual([expect.any(String)]);
    expect(asked).toEqual([]);
  });
});

describe('a host that is not on the public internet', () => {
  const refusal = (host: string) =>
    `${host} is not on the public internet, and is only asked with --allow-private-hosts`;

  test.each([
    ['127.0.0.1', '127.0.0.1'],
    ['127.1', '127.0.0.1'],
    ['2130706433', '127.0.0.1'],
    ['0x7f.0.0.1', '127.0.0.1'],
    ['0177.0.0.1', '127.0.0.1'],
    ['0', '0.0.0.0'],
    ['１２７.0.0.1', '127.0.0.1'],
    ['[::1]', '::1'],
    ['[::ffff:127.0.0.1]', '::ffff:7f00:1'],
    ['[::ffff:7f00:1]', '::ffff:7f00:1'],
    ['localhost', 'localhost'],
  ])('%s is not asked', async (host, name) => {
    expect(await loadOne(`http://${host}:${port}/here.png`, { privateHosts: false })).toBe(refusal(name));
    expect(asked).toEqual([]);
  });

  test('is not contacted if a host name resolves to it', async () => {
    const resolve: RemoteOptions['resolve'] = (_host, done) =>
      done(null, [
        { address: '127.0.0.1', family: 4 },
        { address: '::ffff:127.0.0.1', family: 6 },
      ]);
    const address = `http://pictures.example:${port}/here.png`;
    expect(await loadOne(address, { resolve, privateHosts: false })).toBe(refusal('pictures.example'));
    expect(asked).toEqual([]);
    expect(await loadOne(address, { resolve })).toBe('a picture');
  });

  test('is not contacted if a public site redirects to it', async () => {
    // The test's own server plays the public site.
    const isPublic = (address: string): boolean => address === '127.0.0.1';
    expect(await loadOne('/to-private.png', { privateHosts: false, isPublic })).toBe(
      refusal('169.254.169.254'),
    );
    expect(asked).toEqual(['/to-private.png image/*']);
  });

  test('a host name is resolved once: the connection goes to the address that was checked', async () => {
    const answers = ['127.0.0.1', '10.0.0.1'];
    const resolve: RemoteOptions['resolve'] = (_host, done) =>
      done(null, [{ address: answers.shift() ?? '', family: 4 }]);
    expect(await loadOne(`http://rebound.example:${port}/here.png`, { resolve })).toBe('a picture');
    expect(answers).toEqual(['10.0.0.1']);
  });
});
