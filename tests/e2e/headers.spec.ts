import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

const BUILD = new URL(`../../web/${process.env.FOOTMARK_BUILD_DIR ?? 'build'}/`, import.meta.url);

/** The rules of `_headers`, which hosts read, by the files that they apply to. */
function rulesForHosts(): Record<string, Record<string, string>> {
  const rules: Record<string, Record<string, string>> = {};
  let current: Record<string, string> = {};
  for (const line of readFileSync(new URL('client/_headers', BUILD), 'utf8').split('\n')) {
    const [, name, value] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
    if (name && value) current[name.toLowerCase()] = value;
    else if (line) rules[line] = current = {};
  }
  return rules;
}

for (const path of ['/', '/docs', '/no/such/page', '/manifest.webmanifest', '/samples/academic.json'])
  test(`${path} comes with the headers that are written for hosts`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.headers()).toMatchObject({ ...rulesForHosts()['/*'], 'cache-control': 'no-cache' });
  });

test('files whose names change with their content may be kept for ever', async ({ request }) => {
  const [asset = ''] = /\/assets\/[\w.-]+\.js/.exec(await (await request.get('/')).text()) ?? [];
  const rules = rulesForHosts();
  expect((await request.get(asset)).headers()).toMatchObject({ ...rules['/assets/*'] });
  const missing = await request.get('/assets/no-such-file.js');
  expect(missing.status()).toBe(404);
  expect(missing.headers()['cache-control']).toBe('no-cache');
});

test('those files come with a policy too, for workers, and without what only documents need', async ({
  page,
  request,
}) => {
  const [worker] = readdirSync(new URL('client/assets', BUILD)).filter((file) => file.startsWith('worker-'));
  const sent = (await request.get(`/assets/${worker}`)).headers();
  const ofDocument = (await page.goto('/'))?.headers() ?? {};
  expect(sent['content-security-policy']).toContain("script-src 'self'; style-src 'self';");
  expect(ofDocument['content-security-policy']).toContain("script-src 'self' 'sha256-");
  expect(sent['cross-origin-embedder-policy']).toBe('require-corp');
  const lacking = Object.keys(ofDocument).filter((name) => !(name in sent));
  expect(lacking.sort()).toEqual(['cross-origin-opener-policy', 'permissions-policy']);
});

test('what is text comes compressed, with brotli where the browser knows it', async ({ request }) => {
  const encodingFor = async (accepted: string) =>
    (await request.get('/', { headers: { 'Accept-Encoding': accepted } })).headers()['content-encoding'];
  expect(await encodingFor('gzip, deflate, br')).toBe('br');
  expect(await encodingFor('gzip')).toBe('gzip');
  expect(await encodingFor('br;q=0, gzip;q=0.5')).toBe('gzip');
  expect(await encodingFor('identity')).toBeUndefined();
});

test('the files for hosts are not served', async ({ request }) => {
  for (const path of ['/_headers', '/.htaccess', '/vercel.json', '/docs.html.br'])
    expect((await request.get(path)).status(), path).toBe(404);
});

test('the page holds its policy itself too, for hosts that send no headers', async ({ page }) => {
  const response = await page.goto('/');
  const sent = response?.headers()['content-security-policy'];
  const own = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  expect(sent).toBe(`${own}; frame-ancestors 'none'`);
});
