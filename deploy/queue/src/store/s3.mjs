import { AwsClient } from 'aws4fetch';

/** How long a response of the store may take, in milliseconds. */
const TIMEOUT = 30_000;

/**
 * A store in a bucket of S3, or of a service that speaks its protocol (`AWS_ENDPOINT_URL`).
 *
 * @param {URL} address
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @returns {import('./store.mjs').Store}
 */
export function s3Store(address, environment) {
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN, AWS_REGION, AWS_ENDPOINT_URL } =
    environment;
  if (!AWS_ACCESS_KEY_ID || !AWS_SECRET_ACCESS_KEY)
    throw new Error('AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are not set: the store needs both');
  const region = AWS_REGION || 'us-east-1';
  const client = new AwsClient({
    accessKeyId: AWS_ACCESS_KEY_ID,
    secretAccessKey: AWS_SECRET_ACCESS_KEY,
    ...(AWS_SESSION_TOKEN ? { sessionToken: AWS_SESSION_TOKEN } : {}),
    service: 's3',
    region,
    retries: 3,
  });
  const endpoint = (AWS_ENDPOINT_URL || `https://s3.${region}.amazonaws.com`).replace(/\/$/, '');
  const prefix = address.pathname.replace(/^\/|\/$/g, '');
  const place = [endpoint, address.host, ...(prefix === '' ? [] : [prefix])].join('/');

  /** @param {string} key @param {{ method: string, headers?: Record<string, string>, body?: Uint8Array<ArrayBuffer> }} request */
  const ask = (key, request) =>
    client.fetch(`${place}/${key}`, { ...request, signal: AbortSignal.timeout(TIMEOUT) });

  return {
    async read(key) {
      const answer = await ask(key, { method: 'GET' });
      if (answer.status === 404) return discard(answer, undefined);
      await expectSuccess(answer, `read ${key}`);
      return new Uint8Array(await answer.arrayBuffer());
    },
    async has(key) {
      const answer = await ask(key, { method: 'HEAD' });
      if (answer.status === 404) return false;
      await expectSuccess(answer, `look for ${key}`);
      return true;
    },
    async writeOnce(key, bytes) {
      // Objects appear only when they are complete. The condition is that of RFC 9110, section 13.1.2; S3 has it since August 2024.
      const headers = { 'if-none-match': '*' };
      const answer = await ask(key, { method: 'PUT', headers, body: new Uint8Array(bytes) });
      // 409: another PUT of the same key came first.
      if (answer.status === 412 || answer.status === 409) return discard(answer, false);
      await expectSuccess(answer, `write ${key}`);
      return discard(answer, true);
    },
  };
}

/**
 * Discards the content of a response, so that its connection is free again.
 *
 * @template T
 * @param {Response} answer
 * @param {T} result
 */
async function discard(answer, result) {
  await answer.body?.cancel();
  return result;
}

/** @param {Response} answer @param {string} what */
async function expectSuccess(answer, what) {
  if (answer.ok) return;
  const code = /<Code>(\w+)<\/Code>/.exec(await answer.text())?.[1] ?? '';
  throw new Error(`the store did not ${what}: ${answer.status} ${code}`.trimEnd());
}
