import type { ConversionOptions } from '../api/options.js';
import { WORD_LIMITS } from '../word/index.js';
import { Packer } from '../zip/index.js';
import { readZip } from '../zip/read.js';
import type { CarriedText } from './carried.js';
import { hashOf } from './carry.js';

/**
 * The template for converting the text of a returned file again. If the file was made with a Word file that is not given,
 * the styles and pages are read from the returned file itself, which has them from its template.
 */
export async function templateForMerge(
  { template: given }: Pick<ConversionOptions, 'template'>,
  carried: CarriedText | undefined,
  returned: Uint8Array,
): Promise<ConversionOptions['template']> {
  const made = carried?.template;
  if (!made) return given;
  if (made.hash === undefined) return undefined;
  const isGiven = given instanceof Uint8Array && hashOf(given) === made.hash;
  return isGiven ? given : templateOf(returned);
}

/** A Word file as a template. Its properties say that we made it, but its look is that of another template. */
async function templateOf(bytes: Uint8Array): Promise<Uint8Array> {
  const packer = new Packer(() => undefined);
  for (const { name, read } of readZip(bytes, WORD_LIMITS).entries) {
    const content = await read();
    const isOfProperties = name === 'docProps/app.xml';
    await packer.add({ name, content: isOfProperties ? withoutTemplate(content) : content });
  }
  const file = new Blob(await packer.finish(), { type: '' });
  return new Uint8Array(await file.arrayBuffer());
}

function withoutTemplate(properties: Uint8Array): string {
  const xml = new TextDecoder('utf-8').decode(properties);
  return xml.replace(/<(?:\w+:)?Template>[^<]*<\/(?:\w+:)?Template>/, '');
}
