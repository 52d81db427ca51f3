import type { ChildNode, Element } from 'domhandler';
import { decodedAddress } from '../model/names/decoded-address.js';
import { plainAddress } from './addresses.js';
import { citedBy, pillAround, removeCounts } from './cited-sources.js';
import {
  childrenOf,
  closest,
  element,
  elementsIn,
  hasClass,
  hasSibling,
  isBlankText,
  isElement,
  isWithin,
  remove,
  replace,
  styleOf,
  textNode,
  textOf,
  unwrap,
} from './dom.js';
import { inlineNoteAt, isRepeatedMark } from './inline-notes.js';
import { removeBody } from './note-bodies.js';

/** The name of the element for a reference to a note, with the attribute `label`. */
const NOTE = 'x-note';

/** A note's text, and the label by which references name it. */
export interface ClipboardNote {
  readonly label: string;
  readonly nodes: readonly ChildNode[];
}

/** Collects notes, wherever their texts are, and the sources that assistants cite. Each reference becomes an `x-note`. */
export function notes(root: Element): ClipboardNote[] {
  const found = new Notes(root);
  found.citations();
  found.inline();
  found.references();
  return found.notes;
}

/** Names that programs use only for notes. */
const NOTE_NAME =
  /(?:^|[_:.-])(?:user-content-)?(?:_?(?:ftn|edn|ftnt)|fn|footnote|endnote|cite_note|note)[_:.-]?[\p{L}\p{M}\p{N}_.:'()-]*\d|^fn[_:.-]?\w+$|footnote/iu;
/** Names that programs use only for the marks of notes. */
const MARK_NAME =
  /(?:^|[_:.-])(?:user-content-)?_?(?:fn|ftn|ftnt|edn|cite|footnote|endnote|note|sdfootnote|sdendnote)[_:.-]?(?:back)?[_:.-]?(?:ref|anc)|^(?:back)?ref[_:.-]?\w*\d/i;
/** The visible mark of a note: a number, a letter or a sign. */
const MARK = /^[[(]?(?:(?:n(?:ote)?|nb) ?)?(?:\d{1,3}|\p{Ll}|[ivx]{1,5}|[*†‡§¶#]{1,3})[\])]?$/iu;
/** The signs of links that lead back from a note to its mark. */
const BACK_SIGN = /^(?:[\s\u21a9\u2191\u23ce^\d[\].]|\ufe0e|\ufe0f)*$/u;

class Notes {
  readonly notes: ClipboardNote[] = [];
  readonly #labels = new Map<string, string>();
  readonly #targets = new Map<string, Element>();
  readonly #backs = new Map<Element, { readonly names: ReadonlySet<string> | undefined }>();
  readonly #order: ReadonlyMap<Element, number>;

  constructor(private readonly root: Element) {
    const all = elementsIn(root);
    this.#order = new Map(all.map((node, index) => [node, index]));
    for (const node of all)
      for (const name of [node.attribs.id, node.attribs.name])
        if (name && !this.#targets.has(name)) this.#targets.set(name, node);
  }

  /** Marks of sources: links with a number or the name of a site, or elements with the address in an attribute. */
  citations(): void {
    for (const node of elementsIn(this.root)) {
      if (!isWithin(node, this.root)) continue;
      const cited = citedBy(node);
      if (cited === undefined || this.#isOwn(node)) continue;
      const url = plainAddress(cited);
      removeCounts(pillAround(node) ?? node);
      const words = textOf(node)
        .replace(/[\s\u200b]+/g, ' ')
        .trim()
        .replace(/^\[(.*)\]$/, '$1');
      const linkText = /^\d*$/.test(words)
        ? (node.attribs['aria-label'] ?? node.attribs.title ?? url)
        : words;
      const label = this.#label(`cited ${url}`, () => [
        element('p', {}, [element('a', { href: url }, [textNode(linkText)])]),
      ]);
      this.#refer(node, label);
    }
  }

  /** Notes that a page holds where they are referred to, and shows beside the text or when the mark is pressed. */
  inline(): void {
    for (const node of elementsIn(this.root)) {
      if (!isWithin(node, this.root)) continue;
      if (isRepeatedMark(node)) remove(node);
      const found = inlineNoteAt(node);
      if (!found) continue;
      const { body, marks } = found;
      for (const mark of marks) remove(mark);
      const label = this.#label(`inline ${this.#labels.size}`, () => [element('p', {}, childrenOf(body))]);
      this.#refer(node, label);
    }
  }

  references(): void {
    const bodies = new Map<Element, string>();
    for (const node of elementsIn(this.root)) {
      const name = targetOf(node);
      if (name === undefined || !isWithin(node, this.root)) continue;
      const target = this.#targets.get(name);
      if (!target) this.#unlink(node, name);
      if (!target || !this.#isReference(node, name, target)) continue;
      const body = bodyOf(target, this.root);
      if (body === node || closest(node, (parent) => parent === body)) continue;
      const known = bodies.get(body) ?? name;
      bodies.set(body, known);
      this.#refer(
        node,
        this.#label(known, () => contentOf(body)),
      );
    }
    for (const body of bodies.keys()) removeBody(body, this.root);
  }

  /**
   * Whether a link leads to a part of the page that was copied, or from the mark of a note on it. Browsers copy links within a page
   * with the whole address of the page.
   */
  #isOwn(node: Element): boolean {
    const name = targetOf(node);
    if (name === undefined || name === '') return false;
    return this.#targets.has(name) || NOTE_NAME.test(name) || idsAround(node).length > 0;
  }

  /** The marks of notes that were not copied become text, and links back to marks that were not copied go. */
  #unlink(node: Element, name: string): void {
    const words = textOf(node).trim();
    const isBack = MARK_NAME.test(name) || words.startsWith('\u21a9');
    if (isBack && BACK_SIGN.test(words) && !/\d/.test(words)) remove(node);
    else if (MARK.test(words) && this.#isOwn(node)) unwrap(node);
  }

  /** By their names, or by a mark whose note comes after it and, unless the mark is raised, leads back to it. */
  #isReference(node: Element, name: string, target: Element): boolean {
    if (node.attribs.role === 'doc-noteref') return true;
    if (MARK_NAME.test(name)) return false;
    if (NOTE_NAME.test(name)) return true;
    if (!MARK.test(textOf(node).trim()) || (this.#order.get(target) ?? 0) < (this.#order.get(node) ?? 0))
      return false;
    const backs = this.#backsIn(target);
    if (!backs) return false;
    const leadsBack = idsAround(node).some((id) => backs.has(id));
    return leadsBack || closest(node, ({ name }) => name === 'sup') !== undefined || isRaised(node);
  }

  /** The names to which the links in a note's text lead; undefined if it cannot be a note. */
  #backsIn(target: Element): ReadonlySet<string> | undefined {
    const known = this.#backs.get(target);
    if (known) return known.names;
    const body = bodyOf(target, this.root);
    const parts = elementsIn(body);
    const isOther = [body, target, ...parts].some((part) => NO_NOTE.test(part.name));
    const names = isOther ? undefined : new Set(parts.flatMap((part) => targetOf(part) ?? []));
    this.#backs.set(target, { names });
    return names;
  }

  #label(key: string, content: () => readonly ChildNode[]): string {
    const known = this.#labels.get(key);
    if (known !== undefined) return known;
    const label = String(this.#labels.size + 1);
    this.#labels.set(key, label);
    this.notes.push({ label, nodes: content() });
    return label;
  }

  /** Replaces the mark, and any superscript brackets around it. */
  #refer(node: Element, label: string): void {
    let mark = node;
    for (
      let parent = node.parent;
      parent && isElement(parent) && parent !== this.root;
      parent = parent.parent
    ) {
      if (!/^(?:sup|span|a|b|font)$/.test(parent.name) || !isAlone(mark)) break;
      mark = parent;
    }
    replace(mark, [element(NOTE, { label })]);
  }
}

/** What is never in a note. */
const NO_NOTE = /^(?:h[1-6]|figure|table|main|article)$/;

function isRaised(node: Element): boolean {
  return (
    elementsIn(node).some(({ name }) => name === 'sup') ||
    [node, ...elementsIn(node)].some((each) => styleOf(each).get('vertical-align')?.startsWith('super'))
  );
}

/** The ids of a mark and of what only stands around it. */
function idsAround(node: Element): string[] {
  const ids: string[] = [];
  for (let at: Element = node; ; ) {
    for (const id of [at.attribs.id, at.attribs.name]) if (id) ids.push(id);
    const { parent } = at;
    if (!parent || !isElement(parent) || !/^(?:sup|span|a|b|font)$/.test(parent.name) || !isAlone(at))
      return ids;
    at = parent;
  }
}

/** Whether an element stands alone in its parent, or among brackets and commas. */
function isAlone(node: Element): boolean {
  return !hasSibling(node, (each) => !/^[\s[\],;]*$/.test(textOf(each)));
}

function targetOf({ name, attribs }: Element): string | undefined {
  const href = name === 'a' ? attribs.href : undefined;
  const hash = href?.lastIndexOf('#') ?? -1;
  return href === undefined || hash < 0 ? undefined : decodedAddress(href.slice(hash + 1));
}

const BLOCK = /^(?:li|div|p|dd|section|aside|td|blockquote)$/;

/** The block with the text of a note: the one with its name, or the one around its mark. */
function bodyOf(target: Element, root: Element): Element {
  if (/^(?:li|div|section|aside|dd)$/.test(target.name)) return target;
  const block = target.name === 'p' ? target : (closest(target, ({ name }) => BLOCK.test(name)) ?? target);
  const { parent } = block;
  // Word wraps the paragraphs of a note in an element.
  const isOwn =
    parent &&
    isElement(parent) &&
    parent !== root &&
    /footnote$|endnote$/i.test(/mso-element:\s*([\w-]+)/.exec(parent.attribs.style ?? '')?.[1] ?? '');
  return isOwn ? parent : block;
}

/** Removes the link back and the number. */
function contentOf(body: Element): readonly ChildNode[] {
  for (const node of elementsIn(body)) {
    if (!isWithin(node, body)) continue;
    const name = targetOf(node);
    const isBack = name !== undefined && (MARK_NAME.test(name) || BACK_SIGN.test(textOf(node)));
    if (isBack || hasClass(node, 'mw-cite-backlink')) remove(node);
  }
  for (const sup of elementsIn(body).slice(0, 2))
    if (sup.name === 'sup' && /^\s*\[?\d{0,3}\]?\s*$/.test(textOf(sup))) remove(sup);
  const first = childrenOf(body).find((each) => !isBlankText(each) && textOf(each).trim() !== '');
  if (first?.type === 'text')
    first.data = first.data.replace(/^\s*(?:\[?\d{1,3}[\].)]|\^|[.:)\]](?=\s))\s*/, '');
  return body.name === 'p' ? [element('p', {}, childrenOf(body))] : childrenOf(body);
}
