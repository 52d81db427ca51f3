import { withoutHabits } from './program-habits.js';

/** Markdown of a Word file, with the pictures that it shows. */
export interface WithPictures {
  readonly markdown: string;
  readonly pictures: readonly { readonly path: string; readonly bytes: Uint8Array }[];
}

/** What the names of pictures begin with that only the returned file has. */
const NEW = 'new-';

/**
 * Markdown of two Word files in which the same picture has the same name, whatever it is called in its file. A picture that only
 * the returned file has counts as the one that is shown with the same description, as programs store pictures anew; one with
 * another description is new.
 */
export function withPictureNames(
  original: WithPictures,
  returned: WithPictures,
): { readonly original: string; readonly returned: string; readonly added: WithPictures['pictures'] } {
  const names = new Map(original.pictures.map(({ path, bytes }) => [fingerprintOf(bytes), path]));
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
  return { original: original.markdown, returned: withoutHabits(original.markdown, written), added };
}

/** FNV-1a with the length: enough to tell the pictures of two versions of one file apart. */
function fingerprintOf(bytes: Uint8Array): string {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return `${bytes.length} ${hash >>> 0}`;
}
