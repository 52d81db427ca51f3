import { OPTION_CHOICES } from '../api/option-rows.js';
import type { ConversionOptions } from '../api/options.js';
import { TEMPLATE_OWNER, WORD_TEMPLATE } from '../model/carried.js';
import { mainPart, OfficePackage } from '../ooxml/package.js';
import { decodedXml, type Refuse } from '../ooxml/read-xml.js';
import { templateNamedIn } from '../word/file/made-with.js';
import { WORD_LIMITS } from '../word/index.js';
import { escapeText } from '../xml/escape.js';
import { Packer } from '../zip/index.js';
import { readZip } from '../zip/read.js';
import type { CarriedText } from './carried.js';
import { hashOf } from './carry.js';
import { withContentPlace } from './pages-around.js';
import { templateByStyles } from './template-by-styles.js';

/**
 * The template for converting the text of a returned file again. If the file was made with a Word file that is not given,
 * the styles and pages are read from the returned file itself, which has them from its template.
 */
export async function templateForMerge(
  { template: given }: Pick<ConversionOptions, 'template'>,
  carried: CarriedText | undefined,
  returned: Uint8Array,
): Promise<ConversionOptions['template']> {
  const isGivenFile = given instanceof Uint8Array;
  const made = carried?.template;
  if (made) {
    if (made.hash === undefined) return undefined;
    return isGivenFile && hashOf(given) === made.hash ? given : templateOf(returned, made.look);
  }
  // Without the text, the file names its template, but cannot tell whether the one that is given is the same.
  if (isGivenFile) return given;
  const source = new OfficePackage(readZip(returned, WORD_LIMITS).entries, refuse);
  await source.open();
  const { part } = await mainPart(source, refuse);
  const relations = await source.relationships(part);
  const name = await templateNamedIn(source, relations);
  if (name === WORD_TEMPLATE) return templateOf(returned);
  return (
    OPTION_CHOICES.template.find((each) => each === name) ??
    (await templateByStyles(source, relations, refuse)) ??
    given
  );
}

/**
 * A Word file as a template, whose pages around the text are those of the file.
 *
 * @param look the built-in template that its own template was made with; Word replaces the name in the properties
 */
async function templateOf(bytes: Uint8Array, look?: string): Promise<Uint8Array> {
  const packer = new Packer(() => undefined);
  const { entries } = readZip(bytes, WORD_LIMITS);
  const source = new OfficePackage(entries, refuse);
  await source.open();
  const { part } = await mainPart(source, refuse);
  for (const { name, read } of entries) {
    const content = await read();
    const isMain = name.toLowerCase() === part.toLowerCase();
    const own = isMain ? withContentPlace(decodedXml(content), name, refuse) : undefined;
    const isProperties = look !== undefined && name === 'docProps/app.xml';
    await packer.add({ name, content: isProperties ? madeWith(look, content) : (own ?? content) });
  }
  const file = new Blob(await packer.finish(), { type: '' });
  return new Uint8Array(await file.arrayBuffer());
}

const refuse: Refuse = (what) => {
  throw new Error(`The file ${what}.`);
};

function madeWith(look: string, properties: Uint8Array): string {
  const others = decodedXml(properties).replace(/<(?:\w+:)?Template>[^<]*<\/(?:\w+:)?Template>/, '');
  return others.replace(/<(\w+:)?Properties\b[^>]*[^/]>/, (start, prefix = '') => {
    const tag = `${prefix}Template`;
    return `${start}<${tag}>${TEMPLATE_OWNER}${escapeText(look)}</${tag}>`;
  });
}
