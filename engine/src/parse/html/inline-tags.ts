import type { Link, Mark, MarkType } from '../../model/document.js';
import { alternativeOf } from '../../text/alternative-text.js';
import type { AbbreviationWrapper, VoidInline } from '../read/inline-stack.js';
import { readDimensions } from '../read/pictures/dimensions.js';
import type { StyleWrapper } from '../read/style-wrappers.js';
import type { TagFallback } from './report.js';
import type { Tag } from './tag.js';

const MARKS: ReadonlyMap<string, MarkType> = new Map(
  Object.entries<MarkType>({
    b: 'strong',
    strong: 'strong',
    i: 'emphasis',
    em: 'emphasis',
    cite: 'emphasis',
    dfn: 'emphasis',
    var: 'emphasis',
    u: 'underline',
    ins: 'underline',
    s: 'delete',
    strike: 'delete',
    del: 'delete',
    sub: 'subscript',
    sup: 'superscript',
    mark: 'highlight',
    kbd: 'keyboard',
    code: 'monospace',
    samp: 'monospace',
    tt: 'monospace',
  }),
);

/** Tags without an effect on the document, which are dropped without a notice. */
const TRANSPARENT = new Set(
  'a abbr bdi bdo big data font label nobr noscript q rb rp rt rtc ruby small source span time track wbr'.split(
    ' ',
  ),
);

/** Elements that embed media which Word cannot show, with the attribute that contains the address. */
const MEDIA: ReadonlyMap<string, string> = new Map([
  ['audio', 'src'],
  ['embed', 'src'],
  ['iframe', 'src'],
  ['object', 'data'],
  ['source', 'src'],
  ['video', 'src'],
]);

const VOID = new Set(['br', 'embed', 'img', 'input', 'source']);

/** What happens to an inline tag without an equivalent in Word; `undefined` if that needs no notice. */
export function fallbackOf(tag: Tag): TagFallback | undefined {
  if (mediaAddress(tag)) return 'link';
  if (tag.name === 'input') return isBox(tag) || tag.attributes.type === 'hidden' ? undefined : 'text';
  if (MARKS.has(tag.name) || VOID.has(tag.name)) return undefined;
  return TRANSPARENT.has(tag.name) ? undefined : 'text';
}

/** An inline without its children. */
export type Wrapper = Omit<Mark, 'children'> | Omit<Link, 'children'> | AbbreviationWrapper;

/** The inline for an opening tag with content, without its colours; `undefined` if colours are all that it sets. */
export function wrapperOf(tag: Tag, line: number, looks: readonly StyleWrapper[]): Wrapper | undefined {
  const { name, attributes } = tag;
  const mark = MARKS.get(name);
  // A background colour of its own replaces that of the highlight.
  if (mark === 'highlight' && looks.some(({ type }) => type === 'background')) return undefined;
  if (mark) return { type: mark };
  const { title = '' } = attributes;
  if (name === 'abbr' && title !== '') return { type: 'abbreviation', title, line };
  const url = name === 'a' ? attributes.href : mediaAddress(tag);
  return url === undefined ? undefined : { type: 'link', url, title, line };
}

/** Whether tags of this name may be nested, some with an effect and others without. */
export function maySpan(name: string): boolean {
  return name === 'span' || name === 'font' || name === 'a' || name === 'abbr';
}

/** The name by which links can refer to an element. */
export function anchorOf({ name, attributes }: Tag): string | undefined {
  return attributes.id ?? (name === 'a' ? attributes.name : undefined);
}

/** The character, such as a quotation mark, that replaces the start and end tags of an element. */
export function signOf(name: string): string {
  return name === 'q' ? '"' : '';
}

export function isVoid(name: string): boolean {
  return VOID.has(name);
}

/** The inline for a tag without content. */
export function voidInline(tag: Tag, line: number): VoidInline {
  const { name, attributes } = tag;
  if (name === 'br') return { type: 'break' };
  if (name === 'input') return { type: 'text', value: inputText(tag) };
  const { src = '', title = '', alt = '' } = attributes;
  if (name !== 'img') {
    const url = mediaAddress(tag);
    return url ? { type: 'link', url, title, children: [], line } : { type: 'text', value: '' };
  }
  const size = readDimensions(attributes);
  return { type: 'image', url: src, title, alt: alternativeOf(alt, src), ...size, line };
}

function mediaAddress({ name, attributes }: Tag): string | undefined {
  return attributes[MEDIA.get(name) ?? '']?.trim() || undefined;
}

function isBox({ attributes: { type } }: Tag): boolean {
  return type === 'checkbox' || type === 'radio';
}

function inputText(tag: Tag): string {
  const { checked, type, value = '' } = tag.attributes;
  if (isBox(tag)) return checked === undefined ? '☐' : '☑';
  return type === 'hidden' ? '' : value;
}
