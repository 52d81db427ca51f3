import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { fetchJson, type JsonQuery } from './fetch-json';

const ANSWERS: Record<string, { readonly status: number; readonly body: string }> = {
  '/samples/one.json': { status: 200, body: '{"title":"One"}' },
  '/private': { status: 401, body: 'Not for you' },
  '/broken': { status: 500, body: 'The press is jammed' },
  '/silent': { status: 503, body: '' },
};

let server: Server;
let origin: string;
const requests: IncomingMessage[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(request);
    const { status, body } = ANSWERS[request.url ?? ''] ?? { status: 404, body: 'Nothing here' };
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

const throwing = fetchJson<unknown>();
const forgiving = fetchJson<unknown>({ on401: 'returnNull' });

function get(query: JsonQuery<unknown>, ...segments: readonly string[]): Promise<unknown> {
  return query({ queryKey: [origin, ...segments], signal: new AbortController().signal });
}

describe('fetchJson', () => {
  test('joins the key with slashes and returns the JSON body', async () => {
    expect(await get(throwing, 'samples', 'one.json')).toEqual({ title: 'One' });
    expect(requests.at(-1)).toMatchObject({ method: 'GET', url: '/samples/one.json' });
  });

  test('sends credentials', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    await get(throwing, 'samples', 'one.json');
    expect(fetched.mock.lastCall?.[1]).toMatchObject({ credentials: 'include' });
    fetched.mockRestore();
  });

  test('throws for 401, with the status and the body', async () => {
    await expect(get(throwing, 'private')).rejects.toThrow(/^401: Not for you$/);
  });

  test('gives null for 401 if requested', async () => {
    expect(await get(forgiving, 'private')).toBeNull();
  });

  test.each([throwing, forgiving])('throws for 500 in both modes', async (query) => {
    await expect(get(query, 'broken')).rejects.toThrow(/^500: The press is jammed$/);
  });

  test('takes the status text where the body is empty', async () => {
    await expect(get(throwing, 'silent')).rejects.toThrow(/^503: Service Unavailable$/);
  });

  test('stops when the query is cancelled', async () => {
    const stopped = throwing({ queryKey: [origin, 'samples', 'one.json'], signal: AbortSignal.abort() });
    await expect(stopped).rejects.toThrow(/abort/i);
  });
});
