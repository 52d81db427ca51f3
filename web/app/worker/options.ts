import type { ConversionOptions } from '@footmark/engine';
import type { LibraryFile, PortableOptions, TemplateFile } from './protocol';

/** The last template, kept so that the engine recognizes its bytes. */
let last: { readonly key: string; readonly bytes: Promise<Uint8Array> } | undefined;

/** The options as the engine takes them. */
export async function engineOptions({
  template,
  library = [],
  ...rest
}: PortableOptions): Promise<ConversionOptions> {
  const options = { ...rest, bibliography: sourcesIn(library) };
  if (template === undefined) return options;
  return { ...options, template: typeof template === 'string' ? template : await templateBytes(template) };
}

/** Its files are loaded by these names, when a text cites. */
function sourcesIn(library: readonly LibraryFile[]): readonly string[] {
  return library.filter(({ kind }) => kind === 'sources').map(({ name }) => name);
}

export function templateBytes({ key, file }: TemplateFile): Promise<Uint8Array> {
  if (last?.key === key) return last.bytes;
  const bytes = file.arrayBuffer().then((buffer) => new Uint8Array(buffer));
  last = { key, bytes };
  bytes.catch(() => {
    last = undefined;
  });
  return bytes;
}
