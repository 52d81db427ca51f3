import { fnv1a } from '../text/fnv1a.js';
import type { ReadPicture } from '../word/index.js';
import { withoutHabits } from './program-habits.js';

/** The Markdown of a Word file, with the pictures in it. */
interface WithPictures {
  readonly markdown: string;
  readonly pictures: readonly ReadPicture[];
}

/** The prefix of the names of pictures that only the returned file has. */
const NEW = 'new-';

/**
 * Gives the same picture the same name in the Markdown of two Word files, whatever it is called in each; what stands for an SVG
 * is the same picture. One that only the returned file has is new. Also reverts what the `program` that saved the file changed
 * on its own.
 */
export function withPictureNames(
  original: WithPictures,
  returned: WithPictures,
  program: string,
): { readonly original: string; readonly returned: string; readonly added: WithPictures['pictures'] } {
  const names = new Map<string, string>();
  for (const { path, fallback } of original.pictures) if (fallback) names.set(fingerprintOf(fallback), path);
  for (const { path, bytes } of original.pictures) names.set(fingerprintOf(bytes), path);
  const renamed = new Map<string, string>();
  for (const { path, bytes } of returned.pictures)
    renamed.set(path, names.get(fingerprintOf(bytes)) ?? `${NEW}${path}`);
  const written = returned.markdown.replace(
    /(!\[[^\]\n]*\]\()([^()\s]+)/g,
    (whole, start: string, path: string) => {
      const name = renamed.get(path);
      return name === undefined ? whole : start + name;
    },
  );
  const added = returned.pictures.flatMap(({ path, bytes }) => {
    const name = renamed.get(path);
    return name?.startsWith(NEW) ? [{ path: name, bytes }] : [];
  });
  return { original: original.markdown, returned: withoutHabits(original.markdown, written, program), added };
}

/** The FNV-1a hash and the length, which suffice to distinguish the pictures in two versions of one file. */
function fingerprintOf(bytes: Uint8Array): string {
  return `${bytes.length} ${fnv1a(bytes)}`;
}
