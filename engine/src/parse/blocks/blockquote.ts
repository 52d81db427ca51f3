import { CALLOUT_KINDS, type CalloutKind } from '../../document.js';
import { plainText } from '../../plain-text.js';
import type { BlockHandler } from '../reader.js';

export const blockquote: BlockHandler = (reader, token) => {
  const { line } = reader;
  const children = reader.blocksUntil('blockquote_close');
  const name = (token.meta as { readonly callout?: string } | null)?.callout;
  const [title, ...rest] = children;
  if (name === undefined || title?.type !== 'paragraph') return [{ type: 'blockquote', children, line }];
  const shown =
    plainText(title.children).trim() !== ''
      ? title.children
      : [{ type: 'text', value: capitalized(name) } as const];
  return [{ type: 'callout', kind: kindOf(name), title: shown, children: rest, line }];
};

/** Obsidian's many names for what GitHub has five kinds of. */
const ALIASES: ReadonlyMap<string, CalloutKind> = new Map(
  Object.entries<CalloutKind>({
    attention: 'warning',
    bug: 'caution',
    check: 'tip',
    danger: 'caution',
    done: 'tip',
    error: 'caution',
    fail: 'caution',
    failure: 'caution',
    help: 'important',
    hint: 'tip',
    question: 'important',
    success: 'tip',
    faq: 'important',
    missing: 'caution',
  }),
);

function kindOf(name: string): CalloutKind {
  return CALLOUT_KINDS.find((kind) => kind === name) ?? ALIASES.get(name) ?? 'note';
}

function capitalized(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
