import type { ConversionOptions } from '@footmark/engine';
import type { PortableOptions, TemplateFile } from './protocol';

/** The last template, so that the engine knows its bytes again. */
let last: { readonly key: string; readonly bytes: Promise<Uint8Array> } | undefined;

/** The options as the engine takes them. */
export async function engineOptions({ template, ...rest }: PortableOptions): Promise<ConversionOptions> {
  if (template === undefined) return rest;
  return { ...rest, template: typeof template === 'string' ? template : await templateBytes(template) };
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
