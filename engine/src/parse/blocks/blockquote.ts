import { CALLOUT_KINDS, type CalloutKind } from '../../document.js';
import { plainText } from '../../plain-text.js';
import type { BlockHandler } from '../reader.js';

export const blockquote: BlockHandler = (reader, token) => {
  const { line } = reader;
  const children = reader.blocksUntil('blockquote_close');
  const { callout: name, takesHeading } = (token.meta ?? {}) as CalloutMeta;
  const [first, ...rest] = children;
  if (name === undefined || first?.type !== 'paragraph') return [{ type: 'blockquote', children, line }];
  const [heading, ...below] = rest;
  const [title, content] =
    takesHeading && heading?.type === 'heading' ? [heading.children, below] : [first.children, rest];
  const shown =
    plainText(title).trim() !== '' ? title : [{ type: 'text', value: capitalized(name) } as const];
  return [{ type: 'callout', kind: kindOf(name), title: shown, children: content, line }];
};

interface CalloutMeta {
  readonly callout?: string;
  /** Whether a heading at its beginning is its title, as Quarto has it. */
  readonly takesHeading?: boolean;
}

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
