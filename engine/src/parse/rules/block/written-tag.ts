import { ELEMENTS, FIELDS, MARKS, PARTS, STANDALONE, VALUELESS, VOID_ELEMENTS } from './html-names.js';

/** A tag as written, `</Name attributes/>`. */
export interface WrittenTag {
  readonly source: string;
  /** In lower case. */
  readonly name: string;
  readonly isClosing: boolean;
  /** The text between the name and the end, including the slash of a self-closing tag. */
  readonly attributes: string;
}

/** Whether a tag is in running text or in a block of HTML. */
type Place = 'text' | 'html';

const TAG = /^<(\/?)([a-z][^\s/>]*)([\s\S]*)>$/i;

/** Reads `source` as a single tag; `undefined` for a comment, a declaration or an instruction. */
export function readWrittenTag(source: string): WrittenTag | undefined {
  const [, slash, name = '', attributes = ''] = TAG.exec(source) ?? [];
  return slash === undefined
    ? undefined
    : { source, name: name.toLowerCase(), isClosing: slash !== '', attributes };
}

/** Whether a tag can have a closing partner. */
export function opensElement({ name, isClosing, attributes }: WrittenTag): boolean {
  return !isClosing && !VOID_ELEMENTS.has(name) && (ELEMENTS.has(name) || !attributes.endsWith('/'));
}

/**
 * Whether a tag without a partner is text that only looks like one: `List<String>`, `<file name>`, `a<b and c>d`.
 * It is if HTML has no such element, if no element has such attributes, or if it means nothing without its end
 * tag, like `<title>`.
 */
export function isText(tag: WrittenTag, place: Place): boolean {
  const { name, isClosing, attributes } = tag;
  if (!ELEMENTS.has(name)) return true;
  if (isClosing) return false;
  if (hasOddAttributes(tag)) return true;
  if (attributes.replace('/', '').trim() !== '') return false;
  if (MARKS.has(name) || STANDALONE.has(name)) return false;
  return place === 'text' || !(PARTS.has(name) || FIELDS.has(name));
}

const GENERIC = /^<[A-Z](?:[a-z]\w*)?>$/;
const BREAKS = /^<(?:br|hr|wbr)>$/i;

/**
 * Whether a tag that is never closed is text, judged by the running text around it: a type as in `List<B>`, `a<b>`
 * or `<S> is`, or a mark with nothing after it to mark.
 */
export function isTextInContext(
  { name, source, isClosing, attributes }: WrittenTag,
  before: string,
  after: string,
): boolean {
  if (isClosing || attributes.endsWith('/') || /^[\p{L}\p{N}]/u.test(after)) return false;
  if (MARKS.has(name) && after === '') return true;
  const isAttached = /[\p{L}\p{N}_]$/u.test(before);
  const isGeneric = GENERIC.test(source) && !BREAKS.test(source);
  return MARKS.has(name) ? isAttached || isGeneric : isAttached && isGeneric;
}

/** Elements that show nothing on paper, or only group text, and that parts of prompts are called by, too. */
const NAMES_IN_PROMPTS = new Set(
  'article data form input main menu meta nav output search section template title'.split(' '),
);

/**
 * Whether it is one of the tags that people put around parts of a prompt: capitals that are no element, `<INSTRUCTIONS>`, and in a text
 * that is a prompt all names that are none, `<example>`.
 */
export function isOfPrompt({ source, name }: WrittenTag, isPrompt = false): boolean {
  if (isPrompt) return !ELEMENTS.has(name) || NAMES_IN_PROMPTS.has(name);
  return /^<\/?[A-Z][A-Z\d-]+>$/.test(source) && !ELEMENTS.has(name);
}

/** Whether it is an instruction to a program or a declaration. */
export function isInstruction(source: string): boolean {
  return /^<(?:\?|!(?!--))/.test(source);
}

const PROLOG = /<(?:\?xml|!doctype)[^<>]*(?:>\s*?(?:<|\n|$)|$)/iy;

/**
 * Whether this is the beginning of an XML or HTML file, `<!DOCTYPE html>`, surrounded only by markup. Then it is not
 * shown; among words, it is text.
 */
export function isPrologAt(source: string, start: number): boolean {
  PROLOG.lastIndex = start;
  return PROLOG.test(source) && /(?:^|[>\n])[ \t]*$/.test(source.slice(0, start));
}

/** Whether some of the attributes are ordinary words: `<b and c>`. */
export function hasOddAttributes({ attributes }: WrittenTag): boolean {
  if (/["']/.test(attributes)) return false;
  const words = attributes.replace(/\s*=\s*[^\s=]+/g, '=').match(/[^\s/]+/g) ?? [];
  return words.some((word) => /^\w+$/.test(word) && !VALUELESS.has(word.toLowerCase()));
}
