/** The folder of a path; empty for none. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf('/'), 0));
}

export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** In lower case, without the dot; empty for none. */
export function extensionOf(path: string): string {
  return /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
}

export function withoutExtension(path: string): string {
  return path.replace(/\.[^./]+$/, '');
}

/** A path relative to a folder, without `.` and `..`; `undefined` if it leads out of all known folders. */
export function joined(folder: string, path: string): string | undefined {
  const names = path.startsWith('/') || folder === '' ? [] : folder.split('/');
  for (const name of path.split('/')) {
    if (name === '..' && names.pop() === undefined) return undefined;
    if (name !== '..' && name !== '.' && name !== '') names.push(name);
  }
  return names.join('/');
}

/** A path as seen from a folder; both are relative to the same one. */
export function seenFrom(folder: string, path: string): string {
  const own = folder === '' ? [] : folder.split('/');
  const names = path.split('/');
  while (own.length > 0 && names.length > 1 && own[0] === names[0]) {
    own.shift();
    names.shift();
  }
  return [...own.map(() => '..'), ...names].join('/');
}

/** A path as the address of a link or picture: characters with a special meaning there are percent-encoded. */
export function asAddress(path: string): string {
  return path.replace(/[\s%()<>"'?#\\]/g, (sign) =>
    sign === "'" || sign === '(' || sign === ')'
      ? `%${sign.charCodeAt(0).toString(16)}`
      : encodeURIComponent(sign),
  );
}

/** Made with the first names that are sorted: V8 then lists all languages that it can sort by, which takes it 10 ms. */
let collator: Intl.Collator | undefined;

/** Sorts names as people do: `chapter 2` before `chapter 10`. The same whatever the language of the machine. */
export function byName(one: string, other: string): number {
  collator ??= new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
  return collator.compare(one, other) || (one < other ? -1 : Number(one > other));
}

/** The id that Notion adds to names: 32 hexadecimal digits. */
const NOTION_ID = /[ _-]?[\da-f]{32}(?=(?:_all)?(?:\.[^./]+)?$)/i;

export function hasNotionId(path: string): boolean {
  return NOTION_ID.test(nameOf(path));
}

/** The name of a file for a reader: without its extension and Notion's id. */
export function titleOf(path: string): string {
  const name = nameOf(path);
  if (!hasNotionId(path)) return withoutExtension(name).trim();
  return withoutExtension(name.replace(NOTION_ID, '')).replace(/_all$/, '').trim();
}

const PICTURES = new Set('png jpg jpeg gif svg webp avif bmp tif tiff heic'.split(' '));

export function isPicture(path: string): boolean {
  return PICTURES.has(extensionOf(path));
}
