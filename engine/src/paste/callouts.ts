import type { ChildNode, Element } from 'domhandler';
import { isCalloutName } from '../model/names/callout-names.js';
import { childrenOf, element, elementsIn, isElement, isWithin, replace, textOf } from './dom.js';

/** The name of the element for a callout, with its name in `label` and, where it has a title of its own, a first child `summary`. */
const CALLOUT = 'x-callout';

/**
 * Makes one element of the boxes that pages draw for notes, tips and warnings: GitHub and GitLab, Sphinx and MkDocs, Docusaurus,
 * VitePress, Starlight, Quarto, Obsidian, Confluence, Asciidoctor, mdBook, Microsoft Learn and Bootstrap, each with classes of its own.
 */
export function callouts(root: Element): void {
  // The innermost comes first, since its box becomes part of the text of the one around it.
  for (const node of elementsIn(root).reverse()) {
    const name = isWithin(node, root) ? nameOf(node) : undefined;
    if (name === undefined) continue;
    const parts = elementsIn(node).filter((each) => !isInInner(each, node));
    const title = parts.find(({ attribs }) => TITLE.test(attribs.class ?? ''));
    const content = parts.find(({ attribs }) => CONTENT.test(attribs.class ?? ''));
    const heading = titleOf(title ?? (isMicrosofts(node) ? parts.find(isParagraph) : undefined), name);
    if (heading.node) replace(heading.node, []);
    for (const each of parts) if (DECORATION.test(each.attribs.class ?? '')) replace(each, []);
    const body = childrenOf(content ?? node);
    const summary = heading.text === undefined ? [] : [element('summary', {}, heading.text)];
    replace(node, [element(CALLOUT, { label: name }, [...summary, ...body])]);
  }
}

/** The classes of boxes, each with the part that names their kind. */
const BOXES: readonly RegExp[] = [
  /(?:^|\s)markdown-alert-(\w+)/,
  /(?:^|\s)theme-admonition-(\w+)/,
  /(?:^|\s)admonitionblock (\w+)/,
  /(?:^|\s)admonition (?:admonition-)?(\w+)/,
  /(?:^|\s)confluence-information-macro-(?!body|icon)(\w+)/,
  /(?:^|\s)starlight-aside--(\w+)/,
  /(?:^|\s)blockquote-tag-(?!title)(\w+)/,
  /(?:^|\s)custom-block (\w+)/,
  /^(\w+) custom-block(?:\s|$)/,
  /(?:^|\s)callout-(note|tip|important|warning|caution)(?:\s|$)/,
  /^(NOTE|TIP|IMPORTANT|WARNING|CAUTION)$/,
  /(?:^|\s)alert alert-(\w+)/,
];
const TITLE =
  /(?:^|\s)(?:markdown-alert-title|admonition-title|admonitionHeading_\w+|custom-block-title|starlight-aside__title|blockquote-tag-title|alert-heading|callout-title(?:-container|-inner)?|title)(?:\s|$)/;
const CONTENT =
  /(?:^|\s)(?:admonitionContent_\w+|callout-(?:content|body(?:-container)?)|confluence-information-macro-body|starlight-aside__content|content)(?:\s|$)/;
const DECORATION = /(?:^|\s)(?:icon|callout-(?:icon|header|title)|admonitionIcon_\w+|aui-icon|fa)(?:\s|$)/;

/** Bootstrap's colours, and the words of Confluence's editor and of Sphinx, for the names that callouts have. */
const MEANINGS: ReadonlyMap<string, string> = new Map([
  ['secondary', 'note'],
  ['primary', 'note'],
  ['light', 'note'],
  ['dark', 'note'],
  ['information', 'info'],
  ['seealso', 'note'],
]);

function nameOf(node: Element): string | undefined {
  if (!/^(?:div|aside|section|blockquote|details)$/.test(node.name)) return undefined;
  const { class: classes = '', 'data-callout': obsidian, 'data-panel-type': panel } = node.attribs;
  const classed = BOXES.map((box) => box.exec(classes)?.[1]).find((each) => each !== undefined);
  const found = (obsidian ?? panel ?? classed)?.toLowerCase();
  if (found === undefined) return undefined;
  const name = MEANINGS.get(found) ?? found;
  // Every page may have classes such as `alert alert-dismissible`; only Obsidian's vaults name callouts of their own.
  return isCalloutName(name) || obsidian !== undefined ? name : undefined;
}

function isInInner(node: Element, box: Element): boolean {
  for (let { parent } = node; parent && parent !== box; { parent } = parent)
    if (isElement(parent) && parent.name === CALLOUT) return true;
  return node.name === CALLOUT;
}

/** Microsoft Learn begins its boxes with a paragraph that holds their name. */
function isMicrosofts({ attribs }: Element): boolean {
  return /^[A-Z]+$/.test(attribs.class ?? '');
}

function isParagraph({ name }: Element): boolean {
  return name === 'p';
}

/** A title that only repeats the callout's name says nothing more. */
function titleOf(
  node: Element | undefined,
  name: string,
): { readonly node?: Element; readonly text?: readonly ChildNode[] } {
  if (!node) return {};
  for (const each of elementsIn(node)) if (each.name === 'svg') replace(each, []);
  const words = textOf(node).replace(/\s+/g, ' ').trim();
  const isName = words === '' || words.toLowerCase() === name;
  return isName ? { node } : { node, text: childrenOf(node) };
}
