import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test as plain } from '@playwright/test';

const ROOT = resolve(import.meta.dirname, '../..');
const BUILD = resolve(ROOT, 'web', process.env.FOOTMARK_BUILD_DIR ?? 'build');
const COMPRESSED = ['', '.br', '.gz'];

/** A server for one test, with a copy of the built site. It can be stopped, and its site can be changed. */
class OwnServer {
  readonly #folder = mkdtempSync(join(tmpdir(), 'footmark-site-'));
  readonly #port: number;
  #process: ChildProcess | undefined;

  private constructor(port: number) {
    this.#port = port;
    cpSync(BUILD, this.#folder, { recursive: true });
  }

  static async start(): Promise<OwnServer> {
    const server = new OwnServer(await freePort());
    await server.run();
    return server;
  }

  get address(): string {
    return `http://localhost:${this.#port}`;
  }

  async run(): Promise<void> {
    this.#process = spawn(process.execPath, [join(ROOT, 'scripts/serve.mjs')], {
      env: { ...process.env, FOOTMARK_BUILD_DIR: this.#folder, PORT: String(this.#port) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise((listening) => this.#process?.stdout?.once('data', listening));
  }

  async stop(): Promise<void> {
    const running = this.#process;
    this.#process = undefined;
    if (!running) return;
    const ended = new Promise((resolved) => running.once('exit', resolved));
    running.kill();
    await ended;
  }

  /** The server restarts with the changed file. */
  async change(file: string, edit: (content: string) => string): Promise<void> {
    const path = join(this.#folder, 'client', file);
    const content = edit(readFileSync(path, 'utf8'));
    for (const ending of COMPRESSED) rmSync(path + ending, { force: true });
    writeFileSync(path, content);
    await this.stop();
    await this.run();
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

function freePort(): Promise<number> {
  return new Promise((resolved, rejected) => {
    const probe = createServer().once('error', rejected);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() => resolved(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Tests that get a server of their own. */
export const test = plain.extend<{ server: OwnServer }>({
  server: async ({ context: _ }, use) => {
    const server = await OwnServer.start();
    await use(server);
    await server.remove();
  },
});
