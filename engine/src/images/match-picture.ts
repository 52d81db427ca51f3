/** Notion puts 32 hexadecimal digits behind the names of pages, and so of their folders. */
const NOTION_ID = /[ _-]?[\da-f]{32}(?=\.|$)/i;

/**
 * Finds the file that a picture's target means among the paths of files, each with `/` between its folders: by path,
 * else by the end of a path, else by the bare name; as written, else percent-decoded, else without capitals and the
 * ids that Notion adds. `undefined` where none fits, or where two fit equally well.
 */
export function matchPicture(source: string, paths: readonly string[]): string | undefined {
  if (/^data:/i.test(source)) return undefined;
  const [first = '', ...others] = spellingsOf(source);
  if (first === '') return undefined;
  for (const { spell, fits } of RULES) {
    for (const target of [first, ...others].map(spell)) {
      const found = paths.filter((path) => fits(spell(normalized(path)), target));
      if (found.length === 1) return found[0];
      // A shorter path of the same ending is nearer: `image.png` before `old/image.png`.
      const exact = found.filter((path) => spell(normalized(path)) === target);
      if (exact.length === 1) return exact[0];
      if (found.length > 1) return undefined;
    }
  }
  return undefined;
}

type Fits = (path: string, target: string) => boolean;

const same: Fits = (path, target) => path === target;
const endsAlike: Fits = (path, target) => path.endsWith(`/${target}`) || target.endsWith(`/${path}`);
const namedAlike: Fits = (path, target) => nameOf(path) === nameOf(target);

const asWritten = (text: string): string => text;
const loosely = (text: string): string =>
  text
    .split('/')
    .map((name) => name.replace(NOTION_ID, '').normalize().toLowerCase())
    .join('/');

const RULES: readonly { readonly spell: (text: string) => string; readonly fits: Fits }[] = [
  { spell: asWritten, fits: same },
  { spell: loosely, fits: same },
  { spell: asWritten, fits: endsAlike },
  { spell: loosely, fits: endsAlike },
  { spell: asWritten, fits: namedAlike },
  { spell: loosely, fits: namedAlike },
];

/** The paths that a target may mean: with or without percent-encoding, and a `?query` or `#fragment` behind. */
export function spellingsOf(source: string): string[] {
  const bare = source.replace(/[?#].*$/s, '');
  const spellings = [source, decoded(source), bare, decoded(bare)];
  return [...new Set(spellings.map(normalized))].filter((path) => path !== '');
}

/** A path without `.`, `..`, an address's host or a drive, as far as it leads below where it begins. */
function normalized(path: string): string {
  const names: string[] = [];
  for (const name of path.replace(/^(?:[a-z][a-z\d+.-]*:)?[\\/]{2}[^\\/]*/i, '').split(/[\\/]/)) {
    if (name === '..') names.pop();
    else if (name !== '' && name !== '.') names.push(name);
  }
  return names.join('/');
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
