import type { Env, MarkdownIt, Token } from 'markdown-it';
import { tokenMeta } from '../token-meta.js';

/** What the parser knows of a text's link definitions, `[label]: address`, in its environment. */
export interface LinkDefinitions extends Env {
  linkDefinitions?: readonly Token[];
  /** Those that no link and no picture refers to; a definition shows nothing itself. */
  unusedDefinitions?: readonly { readonly label: string; readonly line: number }[];
}

/** The parser's own note on definitions and on what refers to them. */
const labelOf = tokenMeta<string>('label');

export function linkDefinitions(md: MarkdownIt): void {
  md.core.ruler.before('strip_references', 'link_definitions', ({ tokens, env }) => {
    const found = tokens.filter(({ type }) => type === 'reference_definition');
    if (found.length > 0) (env as LinkDefinitions).linkDefinitions = found;
  });
  md.core.ruler.after('inline', 'unused_definitions', (state) => {
    const env: LinkDefinitions = state.env;
    if (!env.linkDefinitions) return;
    const used = labelsUsed(state.tokens);
    env.unusedDefinitions = env.linkDefinitions.flatMap((token) => {
      const label = labelOf.get(token) ?? '';
      // `[//]: # (text)` is how Markdown's authors write comments.
      const isComment = /^#?$/.test(state.env.references?.[label]?.href ?? '');
      return used.has(label) || isComment
        ? []
        : [{ label: label.toLowerCase(), line: (token.map?.[0] ?? 0) + 1 }];
    });
  });
}

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
