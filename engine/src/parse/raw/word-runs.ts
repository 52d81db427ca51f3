import type { AnyNode, Element } from 'domhandler';
import type { Block, Inline, ListPlace, MarkType } from '../../model/document.js';
import { isElement } from '../html/nodes.js';
import { MAX_DEPTH } from '../html/tree.js';
import { inWrappers, wrappersOf } from '../read/style-wrappers.js';
import { dateFrom } from '../rules/inline/review-spans.js';
import { fieldOf } from './word-fields.js';
import { isOn, type WordSource } from './word-source.js';

/** A page break in running text. */
export const PAGE = 'page';
type Content = Inline | typeof PAGE;

/** A field that has begun: its instruction, until its result begins. */
interface OpenField {
  code: string;
  isInCode: boolean;
  /** Whether its marks are written. */
  isWritten: boolean;
  /** Whether its result is left out, since a list of our own takes its place. */
  isReplaced: boolean;
  /** Whether another field stands in its instruction. */
  isBroken: boolean;
}

const SILENT = new Set(
  'w:annotationRef w:bookmarkEnd w:commentRangeEnd w:commentRangeStart w:commentReference w:lastRenderedPageBreak w:permEnd w:permStart w:proofErr w:rPr w:sdtEndPr w:sdtPr w:smartTagPr'.split(
    ' ',
  ),
);
const TEXTS: Readonly<Record<string, string>> = {
  'w:noBreakHyphen': '\u2011',
  'w:ptab': '\t',
  'w:softHyphen': '\u00ad',
  'w:tab': '\t',
};
const QUIET_PROPERTIES =
  /^w:(?:b|i|caps|color|highlight|iCs|bCs|lang|noProof|rFonts|rStyle|rtl|shd|smallCaps|strike|sz|szCs|u|vertAlign)$/;

/** Reads runs (17.3.2) one after the other; a field may begin in one paragraph and end in another. */
export class WordRuns {
  readonly #fields: OpenField[] = [];
  readonly #lists: Block[] = [];

  constructor(private readonly source: WordSource) {}

  /** The content of nodes, with page breaks. */
  read(nodes: readonly AnyNode[], depth = 0): Content[] {
    if (depth > MAX_DEPTH) return [];
    return nodes.filter(isElement).flatMap((node) => this.#node(node, depth));
  }

  /** The lists whose fields have been read: they stand after the paragraph. */
  takeLists(): readonly Block[] {
    return this.#lists.splice(0);
  }

  #node(node: Element, depth: number): Content[] {
    const { name, attribs, children } = node;
    const { source } = this;
    const inner = (): Content[] => this.read(children, depth + 1);
    switch (name) {
      case 'w:r':
        return this.#run(node);
      case 'w:ins':
      case 'w:del': {
        source.tokens.hasReviews = true;
        const [author, date] = [attribs['w:author'], dateFrom(attribs['w:date'])];
        const by = { ...(author && { author }), ...(date && { date }) };
        const type = name === 'w:ins' ? 'insertion' : 'deletion';
        return this.#around(inner(), (own) => ({ type, by, children: own }));
      }
      case 'w:hyperlink': {
        const anchor = attribs['w:anchor'];
        if (anchor !== undefined)
          return this.#around(inner(), (own) => ({
            type: 'link',
            url: `#${anchor}`,
            title: '',
            children: own,
            line: source.line,
          }));
        source.leaveOut(name);
        return inner();
      }
      case 'w:bdo':
      case 'w:dir':
        return this.#around(inner(), (own) => ({
          type: 'direction',
          direction: attribs['w:val'] === 'rtl' ? 'rtl' : 'ltr',
          ...(name === 'w:bdo' && { isOverride: true }),
          children: own,
        }));
      case 'w:fldSimple': {
        const [before, after] = this.#marks(attribs['w:instr'] ?? '');
        return [...before, ...inner(), ...after];
      }
      case 'w:sdt':
      case 'w:sdtContent':
      case 'w:smartTag':
      case 'w:customXml':
        return inner();
      case 'w:bookmarkStart':
        source.tokens.anchor(attribs['w:name']);
        return [];
      default:
        if (!SILENT.has(name)) source.leaveOut(name);
        return [];
    }
  }

  #around(content: readonly Content[], wrap: (own: readonly Inline[]) => Inline): Content[] {
    const result: Content[] = [];
    let own: Inline[] = [];
    const flush = (): void => {
      if (own.length > 0) result.push(wrap(own));
      own = [];
    };
    for (const each of content) {
      if (each !== PAGE) own.push(each);
      else {
        flush();
        result.push(each);
      }
    }
    flush();
    return result;
  }

  #run({ children }: Element): Content[] {
    const properties = children.filter(isElement).find(({ name }) => name === 'w:rPr');
    const content: Content[] = [];
    for (const child of children)
      if (isElement(child))
        for (const each of this.#piece(child)) {
          const last = content.at(-1);
          if (
            each !== PAGE &&
            each.type === 'text' &&
            last !== undefined &&
            last !== PAGE &&
            last.type === 'text'
          )
            content[content.length - 1] = { type: 'text', value: last.value + each.value };
          else content.push(each);
        }
    if (this.#fields.some(({ isReplaced }) => isReplaced)) return content.filter((each) => each === PAGE);
    return properties ? this.#looking(properties, content) : content;
  }

  #piece(node: Element): Content[] {
    const { name, attribs } = node;
    const field = this.#fields.at(-1);
    switch (name) {
      case 'w:t':
      case 'w:delText':
        return field?.isInCode
          ? []
          : [{ type: 'text', value: textIn(node, attribs['xml:space'] === 'preserve') }];
      case 'w:br':
        if (attribs['w:type'] === 'page') return [PAGE];
        if (attribs['w:type'] === 'column') this.source.leaveOut(name);
        return [{ type: 'break' }];
      case 'w:cr':
        return [{ type: 'break' }];
      case 'w:fldChar':
        return this.#fieldEdge(attribs['w:fldCharType']);
      case 'w:instrText':
        if (field?.isInCode) field.code += textIn(node, true);
        return [];
      default: {
        const text = TEXTS[name];
        if (text !== undefined) return [{ type: 'text', value: text }];
        if (!SILENT.has(name)) this.source.leaveOut(name);
        return [];
      }
    }
  }

  #fieldEdge(type: string | undefined): Content[] {
    const field = this.#fields.at(-1);
    if (type === 'begin') {
      if (field?.isInCode) field.isBroken = true;
      this.#fields.push({ code: '', isInCode: true, isWritten: false, isReplaced: false, isBroken: false });
      return [];
    }
    if (!field) return [];
    const begun = field.isInCode ? this.#begin(field) : [];
    if (type !== 'end') return begun;
    this.#fields.pop();
    return field.isWritten ? [...begun, { type: 'fieldMark' }] : begun;
  }

  #begin(field: OpenField): Content[] {
    field.isInCode = false;
    const isWithin = this.#fields.some(({ isInCode }) => isInCode);
    const meaning = field.isBroken || isWithin ? { kind: 'none' as const } : fieldOf(field.code);
    switch (meaning.kind) {
      case 'field':
        field.isWritten = true;
        return [{ type: 'fieldMark', instruction: meaning.instruction }];
      case 'list':
        field.isReplaced = true;
        this.#addList(meaning.of);
        return [];
      case 'none':
        this.source.leaveOut(fieldName(field.code));
        return [];
    }
  }

  /** What stands around the result of a field. */
  #marks(code: string): readonly [readonly Content[], readonly Content[]] {
    const meaning = fieldOf(code);
    switch (meaning.kind) {
      case 'field':
        return [[{ type: 'fieldMark', instruction: meaning.instruction }], [{ type: 'fieldMark' }]];
      case 'list':
        this.#addList(meaning.of);
        return [[], []];
      case 'none':
        this.source.leaveOut(fieldName(code));
        return [[], []];
    }
  }

  #addList(of: ListPlace['of']): void {
    this.source.tokens.hasNumbered = true;
    this.#lists.push({ type: 'listPlace', of, line: this.source.line });
  }

  /** Content with the look that the properties of its run give it (17.3.2.28). */
  #looking(properties: Element, content: readonly Content[]): Content[] {
    const own = new Map(properties.children.filter(isElement).map((each) => [each.name, each]));
    for (const name of own.keys()) if (!QUIET_PROPERTIES.test(name)) this.source.leaveOut(name);
    const { tokens, line } = this.source;
    const wrappers = [
      ...wrappersOf(cssOf(own), undefined, { reader: tokens, line }),
      ...marksOf(own).map((type) => ({ type })),
    ];
    const style = own.get('w:rStyle')?.attribs['w:val']?.replace(/([a-z])(?=[A-Z0-9])/g, '$1 ');
    const isMarked = wrappers.length > 0 || style !== undefined;
    if (!isMarked) return [...content];
    return content.flatMap((each): Content[] => {
      if (each === PAGE || each.type === 'fieldMark') return [each];
      const inner = inWrappers(wrappers, [each]);
      return style === undefined ? [...inner] : [{ type: 'styled', style, children: inner, line }];
    });
  }
}

/** White space at the ends of a text counts only if it says so (17.3.3.31). */
function textIn({ children }: Element, isPreserved: boolean): string {
  const text = children.map((child) => ('data' in child ? child.data : '')).join('');
  return isPreserved ? text.replace(/\s/g, ' ') : text.replace(/\s+/g, ' ').trim();
}

function fieldName(code: string): string {
  return `the field ${/[a-z]+/i.exec(code)?.[0].toUpperCase() ?? ''}`.trim();
}

function marksOf(own: ReadonlyMap<string, Element>): readonly MarkType[] {
  const marks: MarkType[] = [];
  if (isOn(own.get('w:b'))) marks.push('strong');
  if (isOn(own.get('w:i'))) marks.push('emphasis');
  if (isOn(own.get('w:strike'))) marks.push('delete');
  if (isOn(own.get('w:u'))) marks.push('underline');
  if (isOn(own.get('w:smallCaps'))) marks.push('smallCaps');
  if (own.get('w:highlight')?.attribs['w:val'] === 'yellow') marks.push('highlight');
  const position = own.get('w:vertAlign')?.attribs['w:val'];
  if (position === 'subscript' || position === 'superscript') marks.push(position);
  return marks;
}

/** Colours, sizes and fonts as CSS, which is checked and applied like that of HTML. */
function cssOf(own: ReadonlyMap<string, Element>): string {
  const value = (name: string, attribute = 'w:val'): string => own.get(name)?.attribs[attribute] ?? '';
  const declarations: string[] = [];
  const hex = (color: string): string | undefined => (/^[\da-f]{6}$/i.test(color) ? `#${color}` : undefined);
  const [color, fill] = [hex(value('w:color')), hex(value('w:shd', 'w:fill'))];
  const highlight = value('w:highlight').replace(/^dark(?=[A-Z])/, 'dark');
  if (color !== undefined) declarations.push(`color:${color}`);
  if (fill !== undefined) declarations.push(`background-color:${fill}`);
  else if (/^[a-z]+$/i.test(highlight) && !/^(?:yellow|none)$/.test(highlight))
    declarations.push(`background-color:${highlight.toLowerCase()}`);
  const size = Number(value('w:sz'));
  if (size > 0) declarations.push(`font-size:${size / 2}pt`);
  const font = value('w:rFonts', 'w:ascii');
  if (/^[\p{L}\p{N} -]+$/u.test(font)) declarations.push(`font-family:${font}`);
  return declarations.join(';');
}
