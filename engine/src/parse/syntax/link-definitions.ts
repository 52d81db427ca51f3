import type { Env, MarkdownIt, Token } from 'markdown-it';

/** What the parser knows of a text's link definitions, `[label]: address`, in its environment. */
export interface LinkDefinitions extends Env {
  linkDefinitions?: readonly Token[];
  /** Those that no link and no picture refers to; a definition shows nothing itself. */
  unusedDefinitions?: readonly { readonly label: string; readonly line: number }[];
}

export function linkDefinitions(md: MarkdownIt): void {
  md.core.ruler.before('strip_references', 'link_definitions', ({ tokens, env }) => {
    const found = tokens.filter(({ type }) => type === 'reference_definition');
    if (found.length > 0) (env as LinkDefinitions).linkDefinitions = found;
  });
  md.core.ruler.after('inline', 'unused_definitions', (state) => {
    const env: LinkDefinitions = state.env;
    if (!env.linkDefinitions) return;
    const used = labelsUsed(state.tokens);
    env.unusedDefinitions = env.linkDefinitions.flatMap(({ meta, map }) => {
      const label = labelOf(meta) ?? '';
      // `[//]: # (text)` is how Markdown's authors write comments.
      const isComment = /^#?$/.test(state.env.references?.[label]?.href ?? '');
      return used.has(label) || isComment ? [] : [{ label: label.toLowerCase(), line: (map?.[0] ?? 0) + 1 }];
    });
  });
}

function labelsUsed(tokens: readonly Token[]): ReadonlySet<string> {
  const used = new Set<string>();
  const collect = (list: readonly Token[]): void => {
    for (const { type, meta, children } of list) {
      const label = type === 'link_open' || type === 'image' ? labelOf(meta) : undefined;
      if (label !== undefined) used.add(label);
      if (children) collect(children);
    }
  };
  collect(tokens);
  return used;
}

function labelOf(meta: unknown): string | undefined {
  return (meta as { readonly label?: string } | null)?.label;
}
