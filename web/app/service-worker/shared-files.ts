import { MAX_SHARED_BYTES, SHARE_ADDRESS, SHARE_PARTS, type ShareFailure } from './share-address';

const CACHE = 'footmark-shared';
const NAME_HEADER = 'x-name';
/** The maximum number of files accepted from one share. */
const MAX_FILES = 200;

/**
 * Stores shared content until a page takes it: files as they are, a text as a file. All of it or, with the reason why it cannot be
 * opened, nothing.
 */
export async function keepShared(form: FormData): Promise<ShareFailure | undefined> {
  const cache = await caches.open(CACHE);
  const files = form.getAll(SHARE_PARTS.files).filter((part): part is File => part instanceof File);
  // Next to files, the title is theirs.
  const text = textOf(form, { hasTitle: files.length === 0 });
  const all = text === '' ? files : [new File([text], 'shared.md', { type: 'text/markdown' }), ...files];
  for (const key of await cache.keys()) await cache.delete(key);
  if (all.length > MAX_FILES) return 'many';
  if (all.reduce((bytes, { size }) => bytes + size, 0) > MAX_SHARED_BYTES) return 'large';
  for (const [index, file] of all.entries()) {
    const headers = { 'content-type': file.type, [NAME_HEADER]: encodeURIComponent(file.name) };
    await cache.put(`${SHARE_ADDRESS}/${index}`, new Response(file, { headers }));
  }
  return undefined;
}

/** Returns the shared files and deletes them; a second call finds nothing. */
export async function takeShared(): Promise<File[]> {
  const cache = await caches.open(CACHE);
  const files: File[] = [];
  for (const key of await cache.keys()) {
    const response = await cache.match(key);
    const name = decodeURIComponent(response?.headers.get(NAME_HEADER) ?? '');
    const type = response?.headers.get('content-type') ?? '';
    if (response) files.push(new File([await response.blob()], name, { type }));
    await cache.delete(key);
  }
  return files;
}

/** A shared page has a title and an address, which browsers put into either of two fields. */
function textOf(form: FormData, { hasTitle }: { readonly hasTitle: boolean }): string {
  const part = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const title = hasTitle ? part(SHARE_PARTS.title) : '';
  const [text, url] = [part(SHARE_PARTS.text), part(SHARE_PARTS.url)];
  const address = text.includes(url) ? '' : url;
  // Text of several lines has its own title, if any.
  const isMarkdown = text.includes('\n');
  return [isMarkdown || text === title ? '' : title, text, address]
    .filter((line) => line !== '')
    .join('\n\n');
}
