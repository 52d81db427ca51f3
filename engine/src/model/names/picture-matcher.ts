import { isHiddenFrom } from '../../source/source-files.js';
import { largest } from '../../text/long-arrays.js';
import { decodedAddress } from './decoded-address.js';

/** Notion adds 32 hexadecimal digits to the names of pages, and so of their folders. */
const NOTION_ID = /[ _-]?[\da-f]{32}(?=\.|$)/i;

/**
 * Finds the file for a picture's target; `undefined` if none matches, or if two match equally well. `folder` is that of the text that
 * shows it, as in the paths of the files; by default the one from which these are counted.
 */
export type PictureMatcher = (source: string, folder?: string) => string | undefined;

/**
 * Makes a matcher for the paths of files, with `/` between folders. It finds a file by its path from the folder of the text, else from the
 * root of all files, which is where a path that begins with `/` is counted from; else by the end of its path, else by its name; first as written, then
 * percent-decoded, then ignoring case and the ids that Notion adds. Of several with that name, it takes those that share the most folders
 * with the path, which may begin with a short name for a folder (`@site/static/img/one.png`, `~@images/one.png`), and of these the one
 * nearest to the text.
 */
export function pictureMatcher(paths: readonly string[]): PictureMatcher {
  const indexes = [asWritten, loosely].map((spell) => ({ spell, files: byName(paths, spell) }));
  return (source, folder = '') => {
    if (/^data:/i.test(source)) return undefined;
    const targets = spellingsOf(source);
    const below = targets.filter((target) => !target.startsWith('/')).map((target) => `${folder}/${target}`);
    const steps: readonly (readonly [Fits, readonly string[]])[] = [
      [same, folder === '' ? [] : below],
      [same, targets],
      [endsAlike, targets],
      [namedAlike, targets],
    ];
    for (const [fits, wanted] of steps)
      for (const { spell, files } of indexes)
        for (const target of wanted.map(normalized).map(spell)) {
          const found = (files.get(nameOf(target)) ?? []).filter(
            (file) => fits(file.spelled, target) && !isHiddenFrom(file.spelled, target),
          );
          // An exact path takes precedence over the same name elsewhere: `image.png`, `old/image.png`.
          const exact = found.filter(({ spelled }) => spelled === target);
          const fitting = exact.length > 0 ? exact : closest(found, target);
          if (fitting.length > 0) return nearest(fitting, folder)?.path;
        }
    return undefined;
  };
}

/** The files whose paths share the most folders before the name with a target, visible ones if there are any. */
function closest(files: readonly SpelledFile[], target: string): readonly SpelledFile[] {
  const visible = files.filter(({ path }) => !/(?:^|\/)\.[^./]/.test(path));
  const among = visible.length > 0 ? visible : files;
  const shared = among.map(({ spelled }) => sharedEnd(spelled, target));
  const most = largest(shared);
  return among.filter((_, index) => shared[index] === most);
}

/** In how many names, from the last one, two paths are the same. */
function sharedEnd(one: string, other: string): number {
  const names = one.split('/').toReversed();
  const others = other.split('/').toReversed();
  const count = names.findIndex((name, index) => name !== others[index]);
  return count < 0 ? names.length : count;
}

/** The file in the folder or the one nearest above it, and there the highest; `undefined` if there are several. */
function nearest(files: readonly SpelledFile[], folder: string): SpelledFile | undefined {
  const from = normalized(folder).split('/').filter(Boolean);
  for (let depth = from.length; depth >= 0; depth--) {
    const start = depth === 0 ? '' : `${from.slice(0, depth).join('/')}/`;
    const inside = files.filter(({ path }) => normalized(path).startsWith(start));
    const [highest, next] = inside.toSorted((a, b) => depthOf(a.path) - depthOf(b.path));
    if (highest) return next && depthOf(next.path) === depthOf(highest.path) ? undefined : highest;
  }
  return undefined;
}

function depthOf(path: string): number {
  return normalized(path).split('/').length;
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
  return [...new Set(spellings)].filter((path) => normalized(path) !== '');
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
