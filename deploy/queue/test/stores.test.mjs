import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { openStore } from '../src/store/store.mjs';

const KEY = `results/ab/ab${'0'.repeat(62)}.docx`;
const folder = mkdtempSync(join(tmpdir(), 'footmark-store-'));

/** What a bucket does with requests: RFC 9110's condition on PUT, and nothing without a signature. */
/** @type {Map<string, Buffer>} */
const objects = new Map();
let busy = 0;
const bucket = createServer(async (request, response) => {
  const chunks = await request.toArray();
  const { method, url = '', headers } = request;
  const found = objects.get(url);
  const answer = () => {
    if (
      !/^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/eu-west-1\/s3\/aws4_request, /.test(
        headers.authorization ?? '',
      )
    )
      return 403;
    if (busy > 0) {
      busy -= 1;
      return 503;
    }
    if (method !== 'PUT') return found === undefined ? 404 : 200;
    if (found !== undefined && headers['if-none-match'] === '*') return 412;
    objects.set(url, Buffer.concat(chunks));
    return 200;
  };
  const status = answer();
  response.writeHead(status);
  response.end(
    status === 200 && method === 'GET'
      ? found
      : status === 403
        ? '<Error><Code>AccessDenied</Code></Error>'
        : '',
  );
});
const credentials = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret', AWS_REGION: 'eu-west-1' };
let endpoint = '';

before(async () => {
  bucket.listen(0, '127.0.0.1');
  await once(bucket, 'listening');
  const address = bucket.address();
  endpoint = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});
after(() => {
  bucket.close();
  bucket.closeAllConnections();
  rmSync(folder, { recursive: true, force: true });
});

const stores = /** @type {const} */ ([
  ['a folder', () => openStore(pathToFileURL(join(folder, 'store')).href, {})],
  ['a bucket', () => openStore('s3://texts/some/prefix', { ...credentials, AWS_ENDPOINT_URL: endpoint })],
]);
for (const [name, open] of stores) {
  test(`${name} keeps a value, and only the first one`, async () => {
    const store = open();
    assert.equal(await store.has(KEY), false);
    assert.equal(await store.read(KEY), undefined);
    const writers = Array.from({ length: 20 }, (_, index) =>
      store.writeOnce(KEY, new Uint8Array(100_000).fill(index)),
    );
    const written = await Promise.all(writers);
    assert.equal(written.filter(Boolean).length, 1);
    const bytes = await store.read(KEY);
    assert.equal(bytes?.length, 100_000);
    assert.ok(bytes?.every((byte) => byte === written.indexOf(true)));
    assert.equal(await store.has(KEY), true);
  });

  test(`${name} refuses keys that this program does not make`, async () => {
    const store = open();
    for (const key of ['../secret', 'results/ab/../../x', '/etc/passwd', `texts/ab/${'0'.repeat(63)}/`, ''])
      for (const step of [store.read(key), store.has(key), store.writeOnce(key, new Uint8Array())])
        await assert.rejects(step, /Cannot use the key/);
  });
}

test('a folder is left without drafts', () => {
  const names = readdirSync(folder, { recursive: true }).map(String);
  assert.deepEqual(
    names.filter((name) => name.includes('draft')),
    [],
  );
});

test('a bucket has its prefix, is asked again when it is busy, and says why it refuses', async () => {
  assert.deepEqual([...objects.keys()], [`/texts/some/prefix/${KEY}`]);
  busy = 2;
  const [, [, open]] = stores;
  assert.equal(await open().has(KEY), true);
  const stranger = openStore('s3://texts', {
    ...credentials,
    AWS_ACCESS_KEY_ID: 'x',
    AWS_ENDPOINT_URL: endpoint,
  });
  await assert.rejects(stranger.read(KEY), /the store did not read results\/ab\/.*: 403 AccessDenied/);
  assert.throws(() => openStore('s3://texts', {}), /AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are not set/);
});
