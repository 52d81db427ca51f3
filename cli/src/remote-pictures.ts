import { type LookupAddress, lookup as lookUp } from 'node:dns';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { AssetLoader } from '@footmark/engine';
import { reason, systemCode } from './errors.js';
import { type Allowance, type PictureLimits, Unloaded } from './picture-limits.js';
import { isPublicAddress } from './public-address.js';

/** Returns all addresses of a host, like the system's own lookup. */
export type Resolver = (
  host: string,
  done: (error: Error | null, addresses: readonly LookupAddress[]) => void,
) => void;

export interface RemoteOptions {
  readonly limits: PictureLimits;
  readonly allowance: Allowance;
  /** Whether hosts on this computer and on private networks are contacted, too. */
  readonly privateHosts: boolean;
  /** Replaces the system's lookup in tests. */
  readonly resolve?: Resolver;
  /** Which addresses count as public, for tests. */
  readonly isPublic?: (address: string) => boolean;
}

const MAX_REDIRECTS = 5;

/**
 * Fetches pictures from the web, only for targets that are `http:` or `https:` addresses. The author of a text
 * must not be able to use the command to reach what only this computer can reach, so every host, including those
 * of redirects, must have a public address.
 */
export function remotePictures(options: RemoteOptions): AssetLoader {
  const { limits, allowance } = options;
  let deadline: AbortSignal | undefined;
  return async ({ source, signal }) => {
    const address = addressOf(source);
    if (!address) return undefined;
    deadline ??= AbortSignal.timeout(limits.totalMilliseconds);
    const timeout = AbortSignal.timeout(limits.milliseconds);
    const ended = AbortSignal.any([timeout, deadline, ...(signal ? [signal] : [])]);
    try {
      return { bytes: await allowance.collect(chunksOf(await answerOf(address, ended, options))) };
    } catch (error) {
      if (error instanceof Unloaded) return { reason: error.message };
      if (timeout.aborted) return { reason: `it took longer than ${limits.milliseconds / 1000} seconds` };
      if (deadline.aborted)
        return {
          reason: `the pictures took longer than ${limits.totalMilliseconds / 1000} seconds together`,
        };
      return { reason: explained(error) };
    }
  };
}

function addressOf(source: string): URL | undefined {
  const address = source.startsWith('//') ? `https:${source}` : source;
  return /^https?:/i.test(address) && URL.canParse(address) ? new URL(address) : undefined;
}

/** The response with the picture, after any redirects. */
async function answerOf(start: URL, signal: AbortSignal, options: RemoteOptions): Promise<IncomingMessage> {
  let address = start;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const answer = await ask(address, signal, options);
    const { statusCode = 0, headers } = answer;
    if (statusCode === 200) {
      options.allowance.check(Number(headers['content-length'] ?? 0));
      return answer;
    }
    answer.destroy();
    if (statusCode < 300 || statusCode > 399 || headers.location === undefined)
      throw new Unloaded(`the server answered ${statusCode}`);
    address = nextAddress(headers.location, address);
  }
  throw new Unloaded('its address redirects too many times');
}

function nextAddress(location: string, from: URL): URL {
  const next = URL.canParse(location, from.href) ? new URL(location, from.href) : undefined;
  if (next && /^https?:$/.test(next.protocol)) return next;
  throw new Unloaded('its address redirects to something that is not a web address');
}

function ask(address: URL, signal: AbortSignal, options: RemoteOptions): Promise<IncomingMessage> {
  if (address.username !== '' || address.password !== '')
    throw new Unloaded('its address has a user name or a password in it');
  const host = address.hostname.replace(/^\[|\]$/g, '');
  // A host that is an address is not looked up. `URL` has normalized forms such as 0x7f.1 and
  // 2130706433.
  if (isIP(host) !== 0 && !isAllowed(host, options)) throw new PrivateHost(host);
  const request = address.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    request(address, {
      signal,
      // A new connection to exactly the checked address: not to a proxy, and not an older
      // connection.
      agent: false,
      lookup: checkedLookup(options),
      headers: { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'footmark' },
    })
      .on('response', resolve)
      .on('error', reject)
      .end();
  });
}

/** A look-up that gives allowed addresses only. The connection goes to one of these: nothing is looked up twice. */
function checkedLookup(options: RemoteOptions): LookupFunction {
  const resolve = options.resolve ?? ((host, done) => lookUp(host, { all: true }, done));
  return (host, { all }, done) => {
    resolve(host, (error, addresses) => {
      const allowed = addresses?.filter(({ address }) => isAllowed(address, options)) ?? [];
      const [first] = allowed;
      if (error) done(error, '');
      else if (!first) done(new PrivateHost(host), '');
      else if (all) done(null, allowed);
      else done(null, first.address, first.family);
    });
  };
}

function isAllowed(address: string, { privateHosts, isPublic = isPublicAddress }: RemoteOptions): boolean {
  return privateHosts || isPublic(address);
}

class PrivateHost extends Unloaded {
  constructor(host: string) {
    super(`${host} is not on the public internet, and is only asked with --allow-private-hosts`);
  }
}

/** The bytes of a response. Some servers compress whatever the request says. */
function chunksOf(answer: IncomingMessage): AsyncIterable<Uint8Array> {
  const decoder = decoderOf(answer.headers['content-encoding']);
  return decoder === undefined ? answer : (pipeline(answer, decoder, () => {}) as Readable);
}

function decoderOf(encoding = 'identity') {
  switch (encoding.toLowerCase()) {
    case 'identity':
      return undefined;
    case 'gzip':
    case 'x-gzip':
      return createGunzip();
    case 'deflate':
      return createInflate();
    case 'br':
      return createBrotliDecompress();
    default:
      throw new Unloaded(`the server compressed it as ${encoding}`);
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'the server refused the connection',
  ECONNRESET: 'the server closed the connection',
  EAI_AGAIN: 'its host could not be looked up',
  EHOSTUNREACH: 'its host could not be reached',
  ENETUNREACH: 'its host could not be reached',
  ENOTFOUND: 'its host is not known',
  ETIMEDOUT: 'its host did not answer',
};

function explained(error: unknown): string {
  // If a host has several addresses, there is an error for each of them.
  const [first = error] = error instanceof AggregateError ? error.errors : [];
  return REASONS[systemCode(first) ?? ''] ?? reason(first);
}
