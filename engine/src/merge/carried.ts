import { CARRIED_SOURCE, type CarriedTemplate } from '../model/carried.js';
import { kindOf, mainPart, OfficePackage, type PackageEntry } from '../ooxml/package.js';
import { decodedXml, type Refuse, readXml } from '../ooxml/read-xml.js';
import { elementsOf, textOf } from '../xml/element.js';

/** The source text embedded in a returned Word file. */
export interface CarriedText {
  /** Markdown, with its front matter. */
  readonly text: string;
  /** The name of its file, if the file carries one. */
  readonly name?: string;
  /** The template that the file was made with; undefined if the file does not say, as older ones do not. */
  readonly template?: CarriedTemplate;
  /** The options that it was converted with, except defaults; not validated. */
  readonly options: Readonly<Record<string, unknown>>;
}

/** Thrown when the text in a file cannot be used; the message says why. */
class NotCarried extends Error {}

/** The longest text to unpack, in bytes. A longer one is a decompression bomb rather than somebody's text. */
const MAX_BYTES = 64 * 1024 ** 2;

/** Reads the embedded text from the parts of a Word file; undefined if it is missing or unusable. */
export async function carriedText(
  entries: readonly (PackageEntry & { readonly size: number })[],
): Promise<CarriedText | undefined> {
  const refuse: Refuse = (what) => {
    throw new NotCarried(what);
  };
  try {
    const source = new OfficePackage(entries, refuse);
    await source.open();
    const { part } = await mainPart(source, refuse);
    const sizes = new Map(entries.map(({ name, size }) => [name.toLowerCase(), size]));
    for (const related of (await source.relationships(part)).values()) {
      if (related.external || kindOf(related) !== 'customXml') continue;
      if ((sizes.get(related.part.toLowerCase()) ?? 0) > MAX_BYTES) continue;
      const bytes = await source.bytes(related.part);
      const start = bytes && new TextDecoder('utf-8').decode(bytes.subarray(0, 2000));
      if (!bytes || !start?.includes(CARRIED_SOURCE)) continue;
      const { root } = readXml(decodedXml(bytes), related.part, refuse);
      const text = elementsOf(root).find(({ name }) => name.endsWith(':text'));
      const { version, name, template, templateHash, templateLook, options = '' } = root.attributes;
      if (!text || version !== '1') continue;
      return {
        text: textOf(text),
        ...(name ? { name: name.slice(0, 255) } : {}),
        ...(template !== undefined && {
          template: {
            name: template.slice(0, 255),
            ...(templateHash && { hash: templateHash }),
            ...(templateLook && { look: templateLook }),
          },
        }),
        options: optionsIn(options),
      };
    }
  } catch (error) {
    if (!(error instanceof NotCarried)) throw error;
  }
  return undefined;
}

function optionsIn(json: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
  } catch {
    return {};
  }
}
