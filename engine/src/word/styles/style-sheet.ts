import { isOn, rgbOf } from '../../ooxml/attribute-values.js';
import { twipsOf } from '../../ooxml/lengths.js';
import { childOf, elementsOf, switchOf, valOf, type XmlElement } from '../../xml/element.js';
import {
  type CharacterRole,
  characterRole,
  headingDepth,
  isMonospaced,
  type ParagraphRole,
  paragraphRole,
} from './style-role.js';

/** The run properties (`w:rPr`) that Markdown has an equivalent for; missing ones are undefined. */
export interface RunLook {
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly strike?: boolean;
  readonly underline?: boolean;
  readonly highlight?: boolean;
  readonly smallCaps?: boolean;
  readonly script?: 'superscript' | 'subscript' | 'baseline';
  readonly hidden?: boolean;
  readonly monospaced?: boolean;
  /** Six hexadecimal RGB digits. */
  readonly color?: string;
  readonly fill?: string;
}

/** The position of a paragraph, from its `w:pPr`. Lengths are in twips. */
export interface ParagraphLook {
  readonly left?: number;
  readonly hanging?: number;
  readonly right?: number;
  readonly alignment?: string;
  readonly rightToLeft?: boolean;
  readonly contextual?: boolean;
  readonly outlineLevel?: number;
  readonly numId?: string;
  readonly level?: number;
  readonly pageBreakBefore?: boolean;
  readonly after?: number;
}

export interface ParagraphStyleFacts {
  readonly id: string;
  readonly name: string;
  readonly role: ParagraphRole | undefined;
  /** The level of a heading style, from 1; undefined for other styles. */
  readonly depth: number | undefined;
  readonly look: ParagraphLook;
  readonly run: RunLook;
}

interface CharacterStyleFacts {
  readonly role: CharacterRole | undefined;
  readonly run: RunLook;
}

const NO_STYLE: ParagraphStyleFacts = {
  id: '',
  name: '',
  role: undefined,
  depth: undefined,
  look: {},
  run: {},
};

/** The styles of a document with everything that they inherit, each resolved once (ECMA-376 Part 1, 17.7.2). */
export class StyleSheet {
  readonly #elements = new Map<string, XmlElement>();
  readonly #paragraphs = new Map<string, ParagraphStyleFacts>();
  readonly #characters = new Map<string, CharacterStyleFacts>();
  readonly #tables = new Map<string, readonly RunLook[]>();
  readonly #standard: string | undefined;
  /** What holds without any style: the defaults of the document, of which only the colour counts. */
  readonly #base: ParagraphStyleFacts;

  constructor(root: XmlElement | undefined) {
    for (const element of elementsOf(root)) {
      const id = element.attributes['w:styleId'];
      if (element.name === 'w:style' && id !== undefined && !this.#elements.has(id))
        this.#elements.set(id, element);
    }
    this.#standard = [...this.#elements].find(
      ([, { attributes }]) =>
        (attributes['w:type'] ?? 'paragraph') === 'paragraph' && isOn(attributes['w:default']),
    )?.[0];
    const defaults = childOf(childOf(root, 'w:docDefaults'), 'w:rPrDefault');
    const { color } = runLook(childOf(defaults, 'w:rPr'));
    this.#base = color === undefined ? NO_STYLE : { ...NO_STYLE, run: { color } };
  }

  paragraph(id: string | undefined): ParagraphStyleFacts {
    return this.#paragraph(id ?? this.#standard, 0);
  }

  character(id: string | undefined): CharacterStyleFacts | undefined {
    return id === undefined ? undefined : this.#character(id, 0);
  }

  /** The formatting of text that a table style gives to any of its parts, such as the first row (17.7.6.6). */
  table(id: string | undefined): readonly RunLook[] {
    return id === undefined ? [] : this.#table(id, 0);
  }

  #table(id: string, depth: number): readonly RunLook[] {
    const known = this.#tables.get(id);
    if (known) return known;
    const element = this.#elements.get(id);
    const parentId = valOf(element, 'w:basedOn');
    const parts = elementsOf(element).filter(({ name }) => name === 'w:tblStylePr');
    const looks = [element, ...parts].map((part) => runLook(childOf(part, 'w:rPr')));
    const inherited = parentId !== undefined && depth < MAX_CHAIN ? this.#table(parentId, depth + 1) : [];
    this.#tables.set(id, [...looks, ...inherited]);
    return [...looks, ...inherited];
  }

  #paragraph(id: string | undefined, depth: number): ParagraphStyleFacts {
    if (id === undefined) return this.#base;
    const known = this.#paragraphs.get(id);
    if (known) return known;
    const element = this.#elements.get(id);
    const name = valOf(element, 'w:name') ?? id;
    const parentId = valOf(element, 'w:basedOn');
    const parent =
      element && parentId !== undefined && depth < MAX_CHAIN
        ? this.#paragraph(parentId, depth + 1)
        : this.#base;
    const look = { ...parent.look, ...paragraphLook(childOf(element, 'w:pPr')) };
    const own = { ...parent.run, ...runLook(childOf(element, 'w:rPr')) };
    const role = paragraphRole(name, id) ?? (INHERITED.has(parent.role) ? parent.role : undefined);
    const byName = headingDepth(name) ?? headingDepth(id);
    const level = look.outlineLevel;
    const facts: ParagraphStyleFacts = {
      id,
      name,
      role: role ?? (own.monospaced ? 'code' : undefined),
      depth: role === undefined || role === parent.role ? (byName ?? outlineDepth(level)) : undefined,
      look,
      run: own,
    };
    this.#paragraphs.set(id, facts);
    return facts;
  }

  #character(id: string, depth: number): CharacterStyleFacts {
    const known = this.#characters.get(id);
    if (known) return known;
    const element = this.#elements.get(id);
    const parentId = valOf(element, 'w:basedOn');
    const parent =
      parentId !== undefined && depth < MAX_CHAIN ? this.#character(parentId, depth + 1) : undefined;
    const facts: CharacterStyleFacts = {
      role: characterRole(valOf(element, 'w:name') ?? id, id) ?? parent?.role,
      run: { ...parent?.run, ...runLook(childOf(element, 'w:rPr')) },
    };
    this.#characters.set(id, facts);
    return facts;
  }
}

const MAX_CHAIN = 30;

/** Roles that a style inherits from its base style. */
const INHERITED: ReadonlySet<ParagraphRole | undefined> = new Set<ParagraphRole>([
  'quote',
  'code',
  'caption',
  'list',
]);

/** Outline level 9 is body text (ECMA-376 Part 1, 17.3.1.20). */
export function outlineDepth(level: number | undefined): number | undefined {
  return level !== undefined && level >= 0 && level < 9 ? level + 1 : undefined;
}

/** Caches what is read from an element: equal properties within a part share one element (`ooxml/read-xml.ts`). */
function readOnce<Look extends object>(
  read: (properties: XmlElement) => Partial<Look>,
): (properties: XmlElement | undefined) => Partial<Look> {
  const known = new WeakMap<XmlElement, Partial<Look>>();
  return (properties) => {
    if (!properties || properties.children.length === 0) return {};
    const look = known.get(properties) ?? read(properties);
    known.set(properties, look);
    return look;
  };
}

export const runLook = readOnce<RunLook>(readRunLook);
export const paragraphLook = readOnce<ParagraphLook>(readParagraphLook);

/** Whether letters are emphasized by dots or the like, as Chinese and Japanese ones are (ECMA-376 Part 1, 17.3.2.12). */
function isDotted(properties: XmlElement): boolean {
  return (valOf(properties, 'w:em') ?? 'none') !== 'none';
}

function readRunLook(properties: XmlElement): RunLook {
  const fonts = childOf(properties, 'w:rFonts')?.attributes;
  const font = fonts?.['w:ascii'] ?? fonts?.['w:hAnsi'];
  const underline = valOf(properties, 'w:u');
  const strike = switchOf(properties, 'w:strike') ?? switchOf(properties, 'w:dstrike');
  const highlight = valOf(properties, 'w:highlight');
  const script = valOf(properties, 'w:vertAlign');
  const position = Number(valOf(properties, 'w:position') ?? 0);
  return withoutUndefined({
    bold: switchOf(properties, 'w:b'),
    italic: isDotted(properties) || switchOf(properties, 'w:i'),
    strike,
    underline: underline === undefined ? undefined : underline !== 'none',
    highlight: highlight === undefined ? undefined : highlight !== 'none',
    smallCaps: switchOf(properties, 'w:smallCaps'),
    script:
      script === 'superscript' || script === 'subscript' || script === 'baseline'
        ? script
        : position >= 6
          ? 'superscript'
          : undefined,
    hidden: switchOf(properties, 'w:vanish') ?? switchOf(properties, 'w:webHidden'),
    monospaced: font === undefined ? undefined : isMonospaced(font),
    color: rgbOf(valOf(properties, 'w:color')),
    fill: rgbOf(childOf(properties, 'w:shd')?.attributes['w:fill']),
  });
}

function readParagraphLook(properties: XmlElement): ParagraphLook {
  const indents = childOf(properties, 'w:ind')?.attributes ?? {};
  const numbering = childOf(properties, 'w:numPr');
  const numberOf = (value: string | undefined): number | undefined =>
    value === undefined ? undefined : Number(value);
  return withoutUndefined({
    left: twipsOf(indents['w:left'] ?? indents['w:start']),
    hanging: twipsOf(indents['w:hanging']),
    right: twipsOf(indents['w:right'] ?? indents['w:end']),
    alignment: valOf(properties, 'w:jc'),
    rightToLeft: switchOf(properties, 'w:bidi'),
    contextual: switchOf(properties, 'w:contextualSpacing'),
    outlineLevel: numberOf(valOf(properties, 'w:outlineLvl')),
    numId: valOf(numbering, 'w:numId'),
    level: numberOf(valOf(numbering, 'w:ilvl')),
    pageBreakBefore: switchOf(properties, 'w:pageBreakBefore'),
    after: twipsOf(childOf(properties, 'w:spacing')?.attributes['w:after']),
  });
}

type Defined<Value> = { [Key in keyof Value]?: Exclude<Value[Key], undefined> };

function withoutUndefined<Value extends object>(value: Value): Defined<Value> {
  const defined: Defined<Value> = {};
  for (const key in value) {
    const each = value[key];
    if (each !== undefined) defined[key] = each as Defined<Value>[typeof key];
  }
  return defined;
}
