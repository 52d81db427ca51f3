import type { FittedTemplate, TemplatePart, TemplateStyles } from '../../model/template.js';
import { largest } from '../../text/long-arrays.js';
import { stylesOf } from '../../theme/styles/index.js';
import {
  childOf,
  elementsOf,
  isElement,
  serialize,
  someElement,
  withChild,
  withChildren,
  type XmlElement,
} from '../../xml/element.js';
import { NAMESPACES, XML_DECLARATION } from '../namespaces.js';
import { namedStyles } from '../parts/named-styles.js';
import { ownNumbering } from '../parts/numbering.js';
import type { PackagePart } from '../parts/package-part.js';
import type { PartWriter } from '../parts/part-writer.js';
import { style } from '../parts/style.js';
import { DEFAULT_CHARACTER_STYLE } from '../parts/styles.js';
import { tableNormal, tableStyles } from '../parts/table-styles.js';
import { RELATIONSHIP_TYPES, RelationshipLedger } from '../relationship-ledger.js';
import type { StyleNames } from '../style-names.js';
import { listed, withNumber } from './given-styles.js';
import { joinedNamespaces, namespacesOf } from './root.js';
import { StoryWriter, type TemplateParts } from './story.js';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

/** The headers and footers that the written sections refer to. */
export function templateStories(parts: TemplateParts): PartWriter {
  return (_environment, { ledger }) =>
    [...parts.stories].map(([part, { kind, name }]) => ({
      ...written(part, `word/${name}`, `${WORD}.${kind}+xml`, (relationships) => {
        const story = new StoryWriter(part.relations, relationships, parts, ledger);
        return story.xml(part.root.children);
      }),
      relationship: undefined,
    }));
}

/** Writes a part of the template again. */
function written(
  { root, namespaces }: TemplatePart,
  name: string,
  contentType: string,
  content: (relationships: RelationshipLedger) => string,
): Omit<PackagePart, 'relationship'> {
  const relationships = new RelationshipLedger();
  const attributes = Object.entries(root.attributes)
    .map(([attribute, value]) => ` ${attribute}="${value.replace(/[<>&"]/g, '')}"`)
    .join('');
  const xml = content(relationships);
  return {
    name,
    content: `${XML_DECLARATION}<${root.name}${namespacesOf(namespaces)}${attributes}>${xml}</${root.name}>`,
    contentType,
    relationships,
  };
}

/** The template's styles, and those of ours that it lacks and the text needs. */
export function templateStyles({
  template,
  styleIds,
  added,
  numbered,
  uncounted,
  language,
}: FittedTemplate): PartWriter {
  const { defaults, latent, all, namespaces, ignorable } = template.styles;
  return ({ theme }, { ledger, styles, hasCharacterIndents }) => {
    const needed = neededStyles(theme, styles, added);
    const used = new Set([...styles.used].map((id) => styleIds.get(id) ?? id));
    const own = stylesOf(theme)
      .filter(({ id }) => needed.has(id))
      .map((definition) =>
        style(
          { ...definition, name: added.get(definition.id) ?? definition.name },
          ledger.numbering.ofStyle,
          styles,
          undefined,
          hasCharacterIndents,
        ),
      );
    const tables = tableStyles(theme, styles).filter(({ id }) => needed.has(id));
    const lacksCharacterStyle =
      !styleIds.has('DefaultParagraphFont') && all.every(({ id }) => id !== 'DefaultParagraphFont');
    const bases = [
      styleIds.has('Normal') ? '' : BARE_NORMAL,
      lacksCharacterStyle ? DEFAULT_CHARACTER_STYLE : '',
      tableBase(theme, styles, styleIds, added),
    ];
    const content = [
      defaults ? serialize(language ? inLanguage(defaults, language) : defaults) : '',
      latent,
      ...all.map(({ id, element }) =>
        serialize(
          withNumber(
            used.has(id) ? listed(element) : element,
            numbered.get(id),
            ledger.numbering.ofStyle.Heading,
            uncounted.has(id),
          ),
        ),
      ),
      ...bases,
      ...own,
      ...tables.map(({ xml }) => xml),
      namedStyles(styles),
    ];
    return [
      {
        name: 'word/styles.xml',
        content: `${XML_DECLARATION}<w:styles ${joinedNamespaces(NAMESPACES, namespaces, ignorable)}>${content.join('')}</w:styles>`,
        contentType: `${WORD}.styles+xml`,
        relationship: { from: 'document', type: RELATIONSHIP_TYPES.styles },
      },
    ];
  };
}

/** The look of text without a style in a template that has no default style: only its document defaults. */
const BARE_NORMAL =
  '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>';

/** The style on which ours of tables are based, where the template has none, or has one with lines. */
function tableBase(
  theme: Parameters<typeof tableNormal>[0],
  { used }: StyleNames,
  styleIds: FittedTemplate['styleIds'],
  added: FittedTemplate['added'],
): string {
  const id = styleIds.get('TableNormal');
  const name = added.get('TableNormal');
  if (id === undefined) return tableNormal(theme);
  return name !== undefined && used.has('TableNormal') ? tableNormal(theme, { id, name }) : '';
}

const HEADINGS = ['Heading1', 'Heading2', 'Heading3', 'Heading4', 'Heading5', 'Heading6'] as const;

/** The added styles that the text uses, with those that they are based on or lead to. */
function neededStyles(
  theme: Parameters<typeof stylesOf>[0],
  names: StyleNames,
  added: FittedTemplate['added'],
): ReadonlySet<string> {
  // The levels of a completed list name the headings of all depths.
  const headings = names.headingLevels.length > 0 ? HEADINGS : [];
  const needed = new Set<string>([...names.used, ...headings].filter((id) => added.has(id)));
  const definitions = stylesOf(theme);
  for (const id of needed) {
    const definition = definitions.find((each) => each.id === id);
    const others = [
      definition?.basedOn,
      definition?.link,
      definition?.type === 'paragraph' ? definition.next : undefined,
    ];
    for (const other of others) if (other && added.has(other)) needed.add(other);
  }
  return needed;
}

/** Whether styles have indents in characters, as in Chinese and Japanese templates, which would override ours. */
export function hasCharacterIndents({ names, all }: TemplateStyles): boolean {
  const inCharacters = [...names].filter((name) => name.endsWith('Chars'));
  if (inCharacters.length === 0) return false;
  const isOne = ({ name, attributes }: XmlElement): boolean =>
    name === 'w:ind' && inCharacters.some((attribute) => attribute in attributes);
  return all.some(({ element }) => someElement(element, isOne));
}

function inLanguage(
  defaults: XmlElement,
  { western, eastAsian, complex }: NonNullable<FittedTemplate['language']>,
): XmlElement {
  const run = (properties: XmlElement): XmlElement => {
    const known = childOf(properties, 'w:lang')?.attributes ?? {};
    const attributes = {
      ...known,
      'w:val': western,
      ...(eastAsian === undefined ? {} : { 'w:eastAsia': eastAsian }),
      ...(complex === undefined ? {} : { 'w:bidi': complex }),
    };
    return withChild(properties, { name: 'w:lang', attributes, children: [] }, (each) =>
      LATER_THAN_LANGUAGE.has(each),
    );
  };
  return withChildren(defaults, (child) =>
    typeof child !== 'string' && child.name === 'w:rPrDefault'
      ? [withChildren(child, (inner) => (typeof inner === 'string' ? [] : [run(inner)]))]
      : [child],
  );
}

const LATER_THAN_LANGUAGE: ReadonlySet<string> = new Set(['w:eastAsianLayout', 'w:specVanish', 'w:oMath']);

/** The lists of the template, and ours with numbers beyond theirs. */
export function templateNumbering({ template }: FittedTemplate): PartWriter {
  return (environment, writer) => {
    const numbering = elementsOf(template.numbering?.root);
    if (numbering.length === 0 && writer.ledger.numbering.instances.length === 0) return [];
    const own = ownNumbering(
      environment,
      writer,
      1 + largestNumber(numbering, 'w:abstractNum', 'w:abstractNumId'),
      (definition, id, nsid) => copyOfList(numbering, definition, id, nsid),
    );
    const joined = joinedNamespaces(
      NAMESPACES,
      template.numbering?.namespaces ?? [],
      template.numbering?.root.attributes['mc:Ignorable'],
    );
    const of = (name: string): string =>
      numbering
        .filter((element) => element.name === name)
        .map((element) => serialize(element))
        .join('');
    return [
      {
        name: 'word/numbering.xml',
        content: `${XML_DECLARATION}<w:numbering ${joined}>${of('w:abstractNum')}${own.definitions}${of('w:num')}${own.instances}</w:numbering>`,
        contentType: `${WORD}.numbering+xml`,
        relationship: { from: 'document', type: RELATIONSHIP_TYPES.numbering },
      },
    ];
  };
}

/**
 * A definition of the template's lists under another id. The styles behind its levels and its name stay with the template's own,
 * and Word takes definitions of one `nsid` for the same list (ECMA-376 Part 1, 17.9.14, 17.9.23).
 */
function copyOfList(numbering: readonly XmlElement[], definition: number, id: number, nsid: string): string {
  const found = numbering.find(
    ({ name, attributes }) =>
      name === 'w:abstractNum' && Number(attributes['w:abstractNumId']) === definition,
  );
  if (!found) return '';
  const children = elementsOf(found)
    .filter(({ name }) => !OF_ONE_DEFINITION.has(name))
    .map((child) => withoutStyle(child));
  const named = { name: 'w:nsid', attributes: { 'w:val': nsid }, children: [] };
  const attributes = { ...found.attributes, 'w:abstractNumId': String(id) };
  return serialize({ ...found, attributes, children: [named, ...children] });
}

const OF_ONE_DEFINITION: ReadonlySet<string> = new Set(['w:nsid', 'w:name', 'w:styleLink']);

/** A level of a list without the style that is behind it. */
function withoutStyle(level: XmlElement): XmlElement {
  return withChildren(level, (child) => (isElement(child) && child.name === 'w:pStyle' ? [] : [child]));
}

/** The largest number that elements have in an attribute. */
export function largestNumber(elements: readonly XmlElement[], name: string, attribute: string): number {
  const ids = elements
    .filter((element) => element.name === name)
    .map(({ attributes }) => Number(attributes[attribute]));
  return largest(ids.filter(Number.isInteger), 0);
}

export function templateTheme({ template }: FittedTemplate): PartWriter {
  return () => {
    const { theme } = template;
    if (!theme) return [];
    const type = 'application/vnd.openxmlformats-officedocument.theme+xml';
    const part = written(theme, 'word/theme/theme1.xml', type, () => contentOf(theme));
    return [{ ...part, relationship: { from: 'document', type: RELATIONSHIP_TYPES.theme } }];
  };
}

function contentOf({ root }: TemplatePart): string {
  return root.children.map((child) => serialize(child)).join('');
}

/** The fonts of the template, with those that it embeds. */
export function templateFonts({ template }: FittedTemplate, parts: TemplateParts): PartWriter {
  return (_environment, { ledger }) => {
    const { fontTable } = template;
    if (!fontTable) return [];
    const part = written(fontTable, 'word/fontTable.xml', `${WORD}.fontTable+xml`, (relationships) =>
      new StoryWriter(fontTable.relations, relationships, parts, ledger).xml(fontTable.root.children),
    );
    return [{ ...part, relationship: { from: 'document', type: RELATIONSHIP_TYPES.fontTable } }];
  };
}

/** The pictures and fonts that the written parts refer to. */
export function templateFiles(parts: TemplateParts): PartWriter {
  return () =>
    [...parts.files].map(([{ bytes, contentType }, name]) => ({
      name: `word/${name}`,
      content: bytes,
      contentType,
      relationship: undefined,
    }));
}
