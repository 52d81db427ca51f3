import { slug } from 'github-slugger';
import type { Env, Token } from 'markdown-it';
import { textReferencesUsed } from '../block/text-references.js';
import { isOfPandoc } from '../conventions.js';
import type { CoreRow } from '../row.js';
import { tokenMeta } from '../token-meta.js';
import { placesOf, tokensOf } from './token-places.js';

/** The link definitions of a text, `[label]: address`, as the parser leaves them in its environment. */
export interface LinkDefinitions extends Env {
  linkDefinitions?: readonly LinkDefinition[];
  /** The labels that links and pictures refer to. */
  usedLabels?: ReadonlySet<string>;
}

/** Definitions themselves are not visible. */
export interface LinkDefinition {
  readonly label: string;
  /** Counted from 1. */
  readonly line: number;
}

/** The parser's own note on definitions and on what refers to them. */
const labelOf = tokenMeta<string>('label');

/**
 * @example
 * [guide]: https://example.org "Guide"
 */
export const linkDefinitions: CoreRow = {
  kind: 'core',
  name: 'link_definitions',
  dialect: 'CommonMark',
  read({ tokens, env }) {
    const found = tokensOf(tokens, 'reference_definition');
    if (found.length === 0) return;
    (env as LinkDefinitions).linkDefinitions = found.map((token) => ({
      label: labelOf.get(token) ?? '',
      line: (token.map?.[0] ?? 0) + 1,
    }));
  },
};

/** The references that are made of headings, to which definitions in the text are preferred. */
const ofHeadings = new WeakSet<object>();

/** Whether a reference is the text of a heading, not a definition. */
export function isOfHeading(reference: object): boolean {
  return ofHeadings.has(reference);
}

/** The text of a heading whose slug is that of its source: without links, formulas and HTML, or marks that stay in a slug. */
const PLAIN = /^(?:[^[\]<$\\^~&_]|(?<=[\p{L}\p{N}])_|&(?![#\p{L}\p{N}]))+$/u;

/**
 * The text of a heading in brackets leads to it, as in pandoc's `implicit_header_references`; of several, to the first.
 *
 * @example
 * See [the tides].
 *
 * # The Tides {.unnumbered}
 */
export const headingReferences: CoreRow = {
  kind: 'core',
  name: 'heading_references',
  dialect: 'pandoc',
  read({ tokens, env, md }) {
    if (!isOfPandoc(env)) return;
    env.references ??= {};
    for (const place of placesOf(tokens, 'heading_open')) {
      const content = tokens[place + 1]?.content ?? '';
      const label = md.utils.normalizeReference(content);
      if (env.references[label] !== undefined || !PLAIN.test(content)) continue;
      const reference = { href: `#${tokens[place]?.attrGet('id') ?? slug(content)}`, title: '' };
      env.references[label] = reference;
      ofHeadings.add(reference);
    }
  },
};

/**
 * @example
 * [guide] and [a text][guide]
 *
 * [guide]: https://example.org
 */
export const usedLabels: CoreRow = {
  kind: 'core',
  name: 'used_labels',
  dialect: 'CommonMark',
  read(state) {
    if (state.env.references === undefined) return;
    const used = labelsUsed(tokensOf(state.tokens, 'inline'));
    (state.env as LinkDefinitions).usedLabels = new Set([...used, ...textReferencesUsed(state.env)]);
  },
};

function labelsUsed(tokens: readonly Token[]): ReadonlySet<string> {
  const used = new Set<string>();
  const collect = (list: readonly Token[]): void => {
    for (const token of list) {
      const { type, children } = token;
      const label = type === 'link_open' || type === 'image' ? labelOf.get(token) : undefined;
      if (label !== undefined) used.add(label);
      if (children) collect(children);
    }
  };
  collect(tokens);
  return used;
}
