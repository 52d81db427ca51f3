import type { PictureFiles } from './picture-files';

/** The Markdown of pictures, each a paragraph if there are several. Their names are their descriptions, until there are better ones. */
export function pictureMarkdown(pictures: readonly Pick<PictureFiles[number], 'path'>[]): string {
  return pictures
    .map(({ path }) => `![${descriptionOf(path)}](${isAddress(path) ? path : encoded(path)})`)
    .join('\n\n');
}

/** The name itself if it is free, else the first of `photo-2.png`, `photo-3.png` … that is. */
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

/** What would end the target, or mean something else in it. */
function encoded(path: string): string {
  return path
    .replace(/[\s%<>[\]\\?#`]/g, encodeURIComponent)
    .replaceAll('(', '%28')
    .replaceAll(')', '%29');
}

function isAddress(path: string): boolean {
  return /^https?:/i.test(path);
}
