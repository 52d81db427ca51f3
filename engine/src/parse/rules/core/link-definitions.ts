import type { Env, Token } from 'markdown-it';
import { textReferencesUsed } from '../block/text-references.js';
import type { CoreRow } from '../row.js';
import { tokenMeta } from '../token-meta.js';
import { tokensOf } from './token-places.js';

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
