import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const bin = fileURLToPath(new URL('../../bin/footmark.js', import.meta.url));
const LONG = { source: 'long.md', output: 'long.docx' };
const SHORT = { markdown: '# Short' };

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'footmark-limits-'));
  // Takes seconds and hundreds of megabytes anywhere.
  await writeFile(join(root, 'long.md'), 'Words and *words* [link](x.md) and more.[^1]\n\n'.repeat(400_000));
});
afterAll(() => rm(root, { recursive: true }));

async function served(
  words: readonly string[],
  use: (client: Client, pid: number) => Promise<void>,
): Promise<void> {
  const client = new Client({ name: 'test', version: '1.0.0' });
  const args = [bin, 'mcp', '--root', root, ...words];
  const transport = new StdioClientTransport({ command: process.execPath, args, stderr: 'pipe' });
  await client.connect(transport);
  try {
    await use(client, transport.pid ?? 0);
  } finally {
    await client.close();
  }
}

async function answer(client: Client, name: string, args: Record<string, unknown>, signal?: AbortSignal) {
  const options = { timeout: 250_000, ...(signal && { signal }) };
  const { content, isError } = await client.callTool({ name, arguments: args }, options);
  const [first] = content as readonly { readonly text?: string }[];
  return { text: first?.text ?? '', isError: isError === true };
}

const isWritten = (): Promise<boolean> =>
  stat(join(root, 'long.docx')).then(
    () => true,
    () => false,
  );

/** The processes that a process has started, and those that these have; only Linux tells. */
async function descendants(pid: number): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  const children = text.split(' ').filter(Boolean).map(Number);
  return [...children, ...(await Promise.all(children.map(descendants))).flat()];
}

async function isRunning(pid: number): Promise<boolean> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return text !== '' && !/\) Z /.test(text);
}

/** Waits until none of the processes runs; fails after a while. */
async function allEnd(pids: readonly number[]): Promise<void> {
  await expect
    .poll(async () => (await Promise.all(pids.map(isRunning))).includes(true), { timeout: 20_000 })
    .toBe(false);
}

const onLinux = describe.runIf(process.platform === 'linux');

test.each([
  ['of time', ['--time-limit', '1'], /^it took longer than 1 s and was ended; /],
  ['of memory', ['--memory-limit', '200'], /^the work ended .*more than 200 MB of memory; /],
])(
  'a request beyond the limit %s is ended and answered, and the next one is done',
  async (_, words, message) => {
    await served(words, async (client) => {
      const { text, isError } = await answer(client, 'convert_markdown', LONG);
      expect(text).toMatch(message);
      expect(isError).toBe(true);
      expect(await answer(client, 'check_markdown', SHORT)).toMatchObject({ isError: false });
      expect(await isWritten()).toBe(false);
    });
  },
);

test('a request that the client cancels is ended, and does not keep others waiting', async () => {
  await served([], async (client, pid) => {
    await answer(client, 'check_markdown', SHORT);
    const before = await descendants(pid);
    const abort = new AbortController();
    const cancelled = answer(client, 'convert_markdown', LONG, abort.signal);
    const others = [answer(client, 'check_markdown', SHORT), answer(client, 'check_markdown', SHORT)];
    for (const each of await Promise.all(others)) expect(each.isError).toBe(false);
    abort.abort();
    await expect(cancelled).rejects.toThrow();
    expect(await answer(client, 'check_markdown', SHORT)).toMatchObject({ isError: false });
    await allEnd(before.slice(0, 1));
    expect(await isWritten()).toBe(false);
  });
});

/** A server with a long request under way, and all processes that belong to it. */
async function busyServer(): Promise<{ readonly server: ChildProcess; readonly pids: readonly number[] }> {
  const server = spawn(process.execPath, [bin, 'mcp', '--root', root], { stdio: ['pipe', 'pipe', 'ignore'] });
  const say = (message: object): void =>
    void server.stdin?.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
  const params = {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'test', version: '1' },
  };
  say({ id: 1, method: 'initialize', params });
  await once(server.stdout, 'data');
  say({ method: 'notifications/initialized' });
  say({ id: 2, method: 'tools/call', params: { name: 'convert_markdown', arguments: LONG } });
  await wait(1500);
  const pids = await descendants(server.pid ?? 0);
  expect(pids.length).toBeGreaterThan(0);
  return { server, pids };
}

onLinux('nothing runs on', () => {
  test('after the client is gone', async () => {
    const { server, pids } = await busyServer();
    const ended = once(server, 'exit');
    server.stdin?.destroy();
    server.stdout?.destroy();
    await ended;
    await allEnd(pids);
    expect(await isWritten()).toBe(false);
  });

  test('after the server was killed', async () => {
    const { server, pids } = await busyServer();
    server.kill('SIGKILL');
    await allEnd(pids);
    expect(await isWritten()).toBe(false);
  });

  test('after a message that is too long', async () => {
    const { server, pids } = await busyServer();
    const ended = once(server, 'exit');
    server.stdin?.on('error', () => {});
    server.stdin?.write(' '.repeat(11 * 1024 ** 2));
    await ended;
    await allEnd(pids);
  });
});
