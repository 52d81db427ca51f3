import type { NoticeCode, Repetition } from '../api/notice.js';
import { decodedAddress } from '../model/names/decoded-address.js';

/** Targets with a name but nothing visible that a click could lead to. */
export type Unreachable = 'formula' | 'heading';

type LinkTarget =
  | { readonly kind: 'external'; readonly url: string }
  | { readonly kind: 'heading'; readonly bookmark: string }
  | RefusedTarget;

interface RefusedTarget {
  readonly kind: 'refused';
  readonly code: NoticeCode | undefined;
  readonly message: string;
  readonly repetition?: Repetition;
  /** The text shown for a link without text: its address, if people can make sense of it. */
  readonly standIn?: string;
}

/** What a click in a Word document may open. Scripts, local files and inline data may not be. */
const SAFE_SCHEMES = new Set(['http', 'https', 'mailto', 'tel', 'ftp']);
/** Names of things that a site of the web leads to, as MyST also writes them. */
const RESOLVERS: Readonly<Record<string, string>> = {
  doi: 'https://doi.org/',
  ror: 'https://ror.org/',
  wiki: 'https://en.wikipedia.org/wiki/',
};
/** Word refuses to open a document with a longer one. */
const MAX_LENGTH = 2083;

/**
 * Characters that hide a scheme from readers and are ignored by programs: controls (and Markdown's replacements
 * for some), formatting characters, spaces.
 */
const UNSEEN = /[\p{C}\p{Z}\ufffd]/gu;
/** Schemes that are refused even behind percent-encoding, where other colons are part of file names. */
const DANGEROUS_SCHEME = /script$|^(?:data|file|blob|mhtml|ms-[a-z-]+)$/;
const NETWORK_PATH = /^[\\/]{2}/;
/** Each layer of percent-encoding may hide another. */
const MAX_LAYERS = 3;

export type Lookup<Key, Value> = Pick<ReadonlyMap<Key, Value>, 'get'>;

/** What links within the document can lead to. */
export interface Destinations {
  /** The bookmarks of the headings and other named places, by slug. */
  readonly bookmarks: Lookup<string, string>;
  readonly looseBookmarks: Lookup<string, string>;
  /** Those with nothing visible, by bookmark. */
  readonly unreachable: Lookup<string, Unreachable>;
}

/** Checks the target of a link. */
export function linkTarget(url: string, destinations: Destinations): LinkTarget {
  const target = resolvable(url.trim());
  if (target === '') return { kind: 'refused', code: undefined, message: '' };
  if (target.startsWith('#')) return headingTarget(target, destinations);
  const plain = target.replace(UNSEEN, '');
  const decoded = decodedFully(plain).replace(UNSEEN, '');
  const scheme = schemeOf(plain);
  if (scheme !== undefined && !SAFE_SCHEMES.has(scheme)) {
    // The names of MyST's targets may contain colons.
    const named = headingTarget(`#${target}`, destinations);
    if (named.kind !== 'refused') return named;
    const refusal = refusedScheme(scheme);
    return DANGEROUS_SCHEME.test(scheme) ? refusal : { ...refusal, standIn: target };
  }
  const hidden = schemeOf(decoded);
  if (hidden !== undefined && DANGEROUS_SCHEME.test(hidden)) return refusedScheme(hidden);
  // A UNC path makes Windows send the reader's credentials to the host; Word reads slashes either way.
  if (NETWORK_PATH.test(decoded))
    return refused('Link to a network path was left out', 'links to network paths', 'were left out');
  const encoded = encodeTarget(target);
  if (encoded.length > MAX_LENGTH)
    return refused('Link target is too long for Word', 'link targets', 'are too long for Word');
  return { kind: 'external', url: encoded };
}

function resolvable(target: string): string {
  const [whole = '', scheme = ''] = /^(doi|ror|wiki):\/{0,2}(?=[^\s/])/i.exec(target) ?? [];
  return scheme === '' ? target : `${RESOLVERS[scheme.toLowerCase()]}${target.slice(whole.length)}`;
}

function schemeOf(target: string): string | undefined {
  return /^([a-z][a-z\d+.-]*):/i.exec(target)?.[1]?.toLowerCase();
}

/** Decodes percent-encoding, layer by layer, as far as it encodes characters. */
function decodedFully(target: string): string {
  let decoded = target.slice(0, MAX_LENGTH);
  for (let layer = 0; layer < MAX_LAYERS && decoded.includes('%'); layer++)
    decoded = decoded.replace(/(?:%[\da-f]{2})+/gi, decodedAddress);
  return decoded;
}

function refusedScheme(scheme: string): RefusedTarget {
  const article = /^[aeiou]/.test(scheme) ? 'an' : 'a';
  return refused(
    `Link to ${article} ${scheme}: address was left out`,
    `links to ${scheme}: addresses`,
    'were left out',
  );
}

const WHERE_TO: Readonly<Record<Unreachable | 'nothing', string>> = {
  nothing: 'no heading of this document',
  heading: 'a heading without text',
  formula: 'a formula that was not converted',
};

function headingTarget(target: string, { bookmarks, looseBookmarks, unreachable }: Destinations): LinkTarget {
  const slug = decodedAddress(target.slice(1)).toLowerCase();
  const bookmark = bookmarks.get(slug) ?? looseBookmarks.get(lettersOf(slug));
  const obstacle = bookmark === undefined ? 'nothing' : unreachable.get(bookmark);
  if (bookmark !== undefined && obstacle === undefined) return { kind: 'heading', bookmark };
  const message = `Link to ${target} leads to ${WHERE_TO[obstacle ?? 'nothing']}; its text was kept`;
  const predicate = `lead to ${WHERE_TO[obstacle ?? 'nothing']}; their text was kept`;
  return {
    kind: 'refused',
    code: 'link-heading-unknown',
    message,
    repetition: { subject: 'links', name: `to ${target}`, predicate },
  };
}

/**
 * The bookmarks by the letters and digits of their slugs alone, without accents: other programs make `#get-/users`, `#pravo` or
 * `#some_heading` of what GitHub makes `#get-users`, `#právo` or `#some-heading`. Those that are then the same are left out.
 * Few texts need them.
 */
export function looseBookmarks(bookmarks: ReadonlyMap<string, string>): Lookup<string, string> {
  let found: ReadonlyMap<string, string> | undefined;
  return {
    get(letters) {
      found ??= byLetters(bookmarks);
      return found.get(letters);
    },
  };
}

function byLetters(bookmarks: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const ambiguous = new Set<string>();
  for (const [slug, bookmark] of bookmarks) {
    const letters = lettersOf(slug);
    if (found.has(letters)) ambiguous.add(letters);
    found.set(letters, bookmark);
  }
  for (const letters of [...ambiguous, '']) found.delete(letters);
  return found;
}

function lettersOf(slug: string): string {
  return slug.normalize('NFKD').replace(/[^\p{L}\p{N}]+/gu, '');
}

/** A refusal, said about one link, and about several: their subject and their predicate. */
function refused(one: string, subject: string, predicate: string): RefusedTarget {
  return {
    kind: 'refused',
    code: 'link-target-refused',
    message: `${one}; its text was kept`,
    repetition: { subject, predicate: `${predicate}; their text was kept` },
  };
}

/**
 * Makes a valid URI reference (RFC 3986): otherwise Word offers to repair the document. Percent signs that encode
 * nothing are encoded themselves, and so are square brackets and a second `#` or `@`.
 */
function encodeTarget(target: string): string {
  const encoded = target
    .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '')
    .replace(/[^A-Za-z0-9\-._~:/?#@!$&'()*+,;=%]+/g, (characters) => encodeURIComponent(characters))
    .replace(/%(?![\da-f]{2})/gi, '%25');
  const hash = encoded.indexOf('#');
  if (hash < 0) return encoded;
  return encoded.slice(0, hash + 1) + encoded.slice(hash + 1).replaceAll('#', '%23');
}
