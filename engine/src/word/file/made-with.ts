import { TEMPLATE_OWNER, TEMPLATE_VARIABLE } from '../../model/carried.js';
import { kindOf, OfficePackage, type PackageEntry, type Related } from '../../ooxml/package.js';
import { decodedXml } from '../../ooxml/read-xml.js';
import { elementsOf, valOf, type XmlElement } from '../../xml/element.js';

type Relations = ReadonlyMap<string, Related>;

/**
 * The name of the template that a file of ours says it was made with, wherever it was saved since: LibreOffice keeps the name in
 * the properties, Word the document variable. Undefined for other files, and for those from a built-in template that Word has
 * saved, whose styles tell it. `relations` are those of the main part.
 */
export async function templateNamedIn(
  source: OfficePackage,
  relations: Relations,
): Promise<string | undefined> {
  const properties = await textOfPart(source, await source.relationships(), 'extended-properties');
  const name = /<(?:\w+:)?Template>([^<]*)</.exec(properties)?.[1];
  if (name?.startsWith(TEMPLATE_OWNER)) return name.slice(TEMPLATE_OWNER.length);
  const settings = await textOfPart(source, relations, 'settings');
  const variables = settings.match(/<(?:\w+:)?docVar\s[^<>]*>/g) ?? [];
  const variable = variables.find((each) => each.includes(`"${TEMPLATE_VARIABLE}"`));
  return variable && /\bval="([^"]*)"/.exec(variable)?.[1];
}

/** The name of the program that saved a file last, such as `LibreOffice/24.8.2.1$Linux_X86_64`; empty if it is missing. */
export async function programOf(entries: readonly PackageEntry[]): Promise<string> {
  const source = await opened(entries);
  const properties = await textOfPart(source, await source.relationships(), 'extended-properties');
  return /<(?:\w+:)?Application>([^<]*)</.exec(properties)?.[1]?.trim() ?? '';
}

/** Whether a file has drawings on a canvas, as diagrams made of shapes are. LibreOffice keeps only the pictures that stand for them. */
export async function hasCanvas(entries: readonly PackageEntry[]): Promise<boolean> {
  const source = await opened(entries);
  return (await textOfPart(source, await source.relationships(), 'officeDocument')).includes('<wpc:wpc');
}

async function opened(entries: readonly PackageEntry[]): Promise<OfficePackage> {
  const source = new OfficePackage(entries, (what) => {
    throw new Error(`The file ${what}.`);
  });
  await source.open();
  return source;
}

/** A part as text; empty if it is missing. It may be damaged, which harms nothing here. */
async function textOfPart(source: OfficePackage, relations: Relations, kind: string): Promise<string> {
  const related = [...relations.values()].find((each) => kindOf(each) === kind);
  const bytes = related && !related.external ? await source.bytes(related.part) : undefined;
  return bytes ? decodedXml(bytes) : '';
}

/** Styles that only our built-in templates have together. Word keeps styles, and their names, when it saves. */
const OWN_STYLES = ['Definition Loose', 'Details Summary', 'Markdown Table', 'Small Code', 'Text Title'];

/** Whether the styles are those of a built-in template. */
export function hasOwnStyles(styles: XmlElement | undefined): boolean {
  const names = new Set(elementsOf(styles).map((style) => valOf(style, 'w:name')));
  return OWN_STYLES.every((name) => names.has(name));
}
