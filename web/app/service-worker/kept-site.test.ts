import { beforeEach, describe, expect, test, vi } from 'vitest';
import { KeptSite } from './kept-site';
import type { SiteFile } from './site-file';

const ORIGIN = 'https://site.example';
const PAGE: SiteFile = { address: '/docs', revision: 'a', ahead: true };
const SCRIPT: SiteFile = { address: '/assets/x-1234.js', ahead: true };
const PICTURE: SiteFile = { address: '/pictures/p.webp', revision: 'p', ahead: false };

/** As much of the browser's cache as is used. */
class FakeCache {
  readonly entries = new Map<string, Response>();
  async keys() {
    return [...this.entries.keys()].map((key) => ({ url: ORIGIN + key }));
  }
  async match(key: string) {
    return this.entries.get(key)?.clone();
  }
  async put(key: string, response: Response) {
    this.entries.set(key, response);
  }
  async delete(key: string) {
    return this.entries.delete(key);
  }
}

let cache: FakeCache;
const fetched = vi.fn(async (address: string, _init: RequestInit) => new Response(`content of ${address}`));

function siteOf(...files: SiteFile[]): KeptSite {
  return new KeptSite(cache as never as Cache, files, fetched);
}

beforeEach(() => {
  cache = new FakeCache();
  fetched.mockClear();
});

test('caches what is needed in advance, and pictures only once they are seen', async () => {
  const site = siteOf(PAGE, SCRIPT, PICTURE);
  await site.fetchAhead();
  expect(await (await site.find('/docs'))?.text()).toBe('content of /docs');
  expect(await site.find(SCRIPT.address)).toBeDefined();
  expect(await site.find(PICTURE.address)).toBeUndefined();
  await site.keep(PICTURE.address, new Response('seen'));
  expect(await (await site.find(PICTURE.address))?.text()).toBe('seen');
});

test('asks the server whether a page has changed, but takes a hashed file from the browser', async () => {
  await siteOf(PAGE, SCRIPT).fetchAhead();
  expect(fetched.mock.calls.map(([address, { cache: mode }]) => [address, mode])).toEqual([
    ['/docs', 'no-cache'],
    [SCRIPT.address, 'default'],
  ]);
});

describe('a new version', () => {
  const NEXT = { ...PAGE, revision: 'b' };

  test('fetches what has changed, beside the version before', async () => {
    const before = siteOf(PAGE, SCRIPT);
    await before.fetchAhead();
    fetched.mockClear();
    const next = siteOf(NEXT, SCRIPT);
    await next.fetchAhead();
    expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/docs']);
    expect(await before.find('/docs')).toBeDefined();
    await next.dropOthers();
    expect(await before.find('/docs')).toBeUndefined();
    expect(await next.find('/docs')).toBeDefined();
  });

  test('still finds a script of the version before', async () => {
    await siteOf(PAGE, SCRIPT).fetchAhead();
    expect(await siteOf(NEXT).find(SCRIPT.address)).toBeDefined();
  });
});

describe('an unusable answer', () => {
  test('ends the attempt, and the next one goes on from there', async () => {
    const site = siteOf(PAGE, SCRIPT);
    fetched.mockImplementationOnce(async () => new Response('', { status: 500 }));
    await expect(site.fetchAhead()).rejects.toThrow('/docs');
    await site.fetchAhead();
    expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/docs', SCRIPT.address, '/docs']);
  });

  test('is not kept', async () => {
    const site = siteOf(PICTURE);
    await site.keep(PICTURE.address, new Response('', { status: 404 }));
    expect(await site.find(PICTURE.address)).toBeUndefined();
  });

  test('allows exactly what the page about unknown addresses needs', async () => {
    const site = siteOf({ address: '/404', revision: 'n', ahead: true });
    fetched.mockImplementationOnce(async () => new Response('not found', { status: 404 }));
    await site.fetchAhead();
    expect((await site.find('/404'))?.status).toBe(404);
  });
});
