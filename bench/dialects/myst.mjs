import { createRequire } from 'node:module';
import { addressOf, itemText, spanText, wordsOf } from './structure.mjs';

// The reader of YAML is the engine's.
const { load } = createRequire(new URL('../../engine/package.json', import.meta.url))('js-yaml');

/** @typedef {import('./structure.mjs').Fact} Fact */
/** @typedef {{ readonly [key: string]: unknown }} Node */

/**
 * The cases that MyST publishes (myst-spec, `docs/examples`): a text, and the tree that it has. Those that show what is not allowed are
 * left out, and those without a text.
 *
 * @param {string} yaml
 * @returns {readonly { readonly title: string, readonly text: string, readonly tree: unknown }[]}
 */
export function mystCases(yaml) {
  const { cases = [] } = /** @type {{ cases?: readonly Node[] }} */ (load(yaml) ?? {});
  return cases.flatMap(({ title, myst, mdast, invalid }) =>
    typeof myst === 'string' && mdast && !invalid ? [{ title: String(title), text: myst, tree: mdast }] : [],
  );
}

const SPANS = new Set(['emphasis', 'strong', 'delete', 'subscript', 'superscript']);

/** @type {(value: unknown) => readonly Node[]} */
const childrenOf = (value) => /** @type {{ children?: readonly Node[] }} */ (value).children ?? [];

/**
 * The words of a node of mdast, without those of its notes.
 *
 * @type {(value: unknown) => string}
 */
function textOf(value) {
  const { type, value: own } = /** @type {Node} */ (value);
  if (typeof own === 'string' && type !== 'html' && type !== 'mystComment') return own;
  if (type === 'break' || type === 'image') return ' ';
  const text = childrenOf(value).map(textOf).join('');
  return type === 'paragraph' || type === 'heading' ? `${text} ` : text;
}

/**
 * The facts of a tree of mdast.
 *
 * @param {unknown} tree
 * @returns {Fact[]}
 */
export function mystFacts(tree) {
  /** @type {Fact[]} */
  const facts = [];
  /** @type {(kind: Fact['kind'], text: string) => void} */
  const add = (kind, text) => void facts.push({ kind, text });
  /** @type {(node: Node, depth: number) => void} */
  const visit = (node, depth) => {
    const { type } = node;
    if (type === 'heading') add('heading', `${node.depth} ${wordsOf(textOf(node))}`);
    if (type === 'code') add('code', String(node.value).trim());
    if (type === 'inlineCode') add('inline code', String(node.value).trim());
    if (type === 'link') add('link', addressOf(node.url));
    if (type === 'image') add('picture', addressOf(node.url));
    if (type === 'footnoteDefinition') add('note', wordsOf(textOf(node)));
    if (type === 'tableCell') add('cell', wordsOf(textOf(node)));
    if (type === 'container' && node.kind === 'figure')
      for (const each of childrenOf(node)) if (each.type === 'caption') add('figure', wordsOf(textOf(each)));
    if (SPANS.has(String(type))) add('span', spanText(type, textOf(node)));
    const own = type === 'tableCell' ? 0 : depth;
    for (const [index, child] of childrenOf(node).entries()) {
      if (type === 'list') {
        const number = node.ordered === true ? Number(node.start ?? 1) + index : undefined;
        add('item', itemText(depth, number, textOf(childrenOf(child)[0] ?? {})));
      }
      // The caption of a figure is one fact.
      if (type !== 'container' || node.kind !== 'figure' || child.type !== 'caption')
        visit(child, type === 'list' ? depth + 1 : own);
    }
  };
  visit(/** @type {Node} */ (tree), 0);
  return facts;
}
