import { kindOf, mainPart, type OfficePackage, type Related } from '../../ooxml/package.js';
import type { Refuse } from '../../ooxml/read-xml.js';
import { childOf, type XmlElement } from '../../xml/element.js';

/** The parts of a document that determine its text and formatting. */
export interface WordParts {
  readonly contentType: string;
  readonly body: XmlElement;
  /** The relationships of the main part, and of those of the notes. */
  readonly relations: ReadonlyMap<string, Related>;
  readonly noteRelations: Readonly<Record<'footnote' | 'endnote', ReadonlyMap<string, Related>>>;
  readonly styles: XmlElement | undefined;
  readonly numbering: XmlElement | undefined;
  readonly footnotes: XmlElement | undefined;
  readonly endnotes: XmlElement | undefined;
  readonly comments: XmlElement | undefined;
  /** Which comments are replies ([MS-DOCX] 2.5.1, commentsEx). */
  readonly threads: XmlElement | undefined;
}

/** Reads the parts of a document. `stopIfAborted` is called before each large part. */
export async function wordPartsOf(
  source: OfficePackage,
  refuse: Refuse,
  stopIfAborted: () => void,
): Promise<WordParts> {
  const { part: main, contentType } = await mainPart(source, refuse);
  const relations = await source.relationships(main);
  const body = childOf((await source.xml(main))?.root, 'w:body');
  if (!body) return refuse('is damaged: it has no text');
  stopIfAborted();
  const nameOf = (isIt: (related: Related) => boolean): string | undefined => {
    const found = [...relations.values()].find(isIt);
    return found && !found.external ? found.part : undefined;
  };
  const rootOf = async (name: string | undefined): Promise<XmlElement | undefined> =>
    name === undefined ? undefined : (await source.xml(name))?.root;
  const partOf = (kind: string): string | undefined =>
    nameOf((each) => !each.external && kindOf(each) === kind);
  const relationsOf = async (name: string | undefined): Promise<ReadonlyMap<string, Related>> =>
    name === undefined ? NONE : source.relationships(name);
  return {
    contentType,
    body,
    relations,
    noteRelations: {
      footnote: await relationsOf(partOf('footnotes')),
      endnote: await relationsOf(partOf('endnotes')),
    },
    styles: await rootOf(partOf('styles')),
    numbering: await rootOf(partOf('numbering')),
    footnotes: await rootOf(partOf('footnotes')),
    endnotes: await rootOf(partOf('endnotes')),
    comments: await rootOf(partOf('comments')),
    threads: await rootOf(nameOf(({ type }) => /\/commentsExtended$/.test(type))),
  };
}

const NONE: ReadonlyMap<string, Related> = new Map();
