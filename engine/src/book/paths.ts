/** A place in an archive. */
interface PathAndFragment {
  readonly path: string;
  /** Without `#`; empty if there is none. */
  readonly fragment: string;
}

/** A scheme, or the beginning of another host's address (RFC 3986, 4.2). */
const OUTSIDE = /^(?:[a-z][\w+.-]*:|\/\/)/i;

/** Where a link from a file of the archive leads, both percent-decoded; undefined if it leads out of the archive. */
export function pathFrom(from: string, href: string): PathAndFragment | undefined {
  if (OUTSIDE.test(href)) return undefined;
  const [, written = '', fragment = ''] = /^([^?#]*)[^#]*#?(.*)$/s.exec(href) ?? [];
  const names =
    written === '' ? from.split('/') : written.startsWith('/') ? [] : from.split('/').slice(0, -1);
  for (const name of written.split('/').map(decoded)) {
    if (name === '..' && names.pop() === undefined) return undefined;
    if (name !== '..' && name !== '.' && name !== '') names.push(name);
  }
  return { path: names.join('/'), fragment: decoded(fragment) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
