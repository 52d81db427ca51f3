import { decodedAddress } from '../../model/names/decoded-address.js';

/** Notion adds 32 hexadecimal digits to the names of pages, and so of their folders. */
const NOTION_ID = /[ _-]?[\da-f]{32}(?=\.|$)/i;

/** Finds the file for a picture's target; `undefined` if none matches, or if two match equally well. */
export type PictureMatcher = (source: string) => string | undefined;

/**
 * Makes a matcher for the paths of files, with `/` between folders. It finds a file by its path, else by the end
 * of its path, else by its name; first as written, then percent-decoded, then ignoring case and the ids that
 * Notion adds.
 */
export function pictureMatcher(paths: readonly string[]): PictureMatcher {
  const indexes = [asWritten, loosely].map((spell) => ({ spell, files: byName(paths, spell) }));
  return (source) => {
    if (/^data:/i.test(source)) return undefined;
    const targets = spellingsOf(source);
    for (const fits of [same, endsAlike, namedAlike])
      for (const { spell, files } of indexes)
        for (const target of targets.map(spell)) {
          const found = (files.get(nameOf(target)) ?? []).filter((file) => fits(file.spelled, target));
          // An exact path takes precedence over the same name elsewhere: `image.png`,
          // `old/image.png`.
          const exact = found.filter(({ spelled }) => spelled === target);
          const [only, ...others] = exact.length > 0 ? exact : found;
          if (only) return others.length === 0 ? only.path : undefined;
        }
    return undefined;
  };
}

/** A file's path as it is, and in the form used for comparison. */
interface SpelledFile {
  readonly path: string;
  readonly spelled: string;
}

function byName(
  paths: readonly string[],
  spell: (path: string) => string,
): ReadonlyMap<string, readonly SpelledFile[]> {
  const files = new Map<string, SpelledFile[]>();
  for (const path of paths) {
    const spelled = spell(normalized(path));
    const alike = files.get(nameOf(spelled));
    if (alike) alike.push({ path, spelled });
    else files.set(nameOf(spelled), [{ path, spelled }]);
  }
  return files;
}

type Fits = (path: string, target: string) => boolean;

const same: Fits = (path, target) => path === target;
const endsAlike: Fits = (path, target) => path.endsWith(`/${target}`) || target.endsWith(`/${path}`);
/** Only files with the same name are compared at all. */
const namedAlike: Fits = () => true;

const asWritten = (text: string): string => text;
const loosely = (text: string): string =>
  text
    .split('/')
    .map((name) => name.replace(NOTION_ID, '').normalize().toLowerCase())
    .join('/');

/** The paths that a target may mean: percent-decoded or not, with or without a `?query` or `#fragment`. */
function spellingsOf(source: string): string[] {
  const bare = source.replace(/[?#].*$/s, '');
  const spellings = [source, decodedAddress(source), bare, decodedAddress(bare)];
  return [...new Set(spellings.map(normalized))].filter((path) => path !== '');
}

/** A path without `.`, `..`, host or drive, as far as it stays below its starting point. */
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
