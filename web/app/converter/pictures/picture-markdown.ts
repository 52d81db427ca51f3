import type { PictureFiles } from '../document/picture-files';

/**
 * The Markdown of pictures, each in a paragraph if there are several. Their names serve as descriptions until there are
 * better ones.
 */
export function pictureMarkdown(pictures: readonly Pick<PictureFiles[number], 'path'>[]): string {
  return pictures
    .map(({ path }) => `![${descriptionOf(path)}](${isAddress(path) ? path : encoded(path)})`)
    .join('\n\n');
}

/** The name itself if it is unused, or else the first of `photo-2.png`, `photo-3.png` … that is. */
export function freeName(name: string, isTaken: (name: string) => boolean): string {
  const [, stem = '', ending = ''] = /^(.*?)(\.[^.]*)?$/s.exec(name) ?? [];
  let free = name;
  for (let number = 2; isTaken(free); number += 1) free = `${stem}-${number}${ending}`;
  return free;
}

function descriptionOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return name.replace(/\.[^.]*$/, '').replace(/[\\[\]]/g, '\\$&');
}

/** Characters that would end the target, or have another meaning in it. */
function encoded(path: string): string {
  return path
    .replace(/[\s%<>[\]\\?#`]/g, encodeURIComponent)
    .replaceAll('(', '%28')
    .replaceAll(')', '%29');
}

function isAddress(path: string): boolean {
  return /^https?:/i.test(path);
}
