import type { Token } from 'markdown-it';
import type { Block } from '../../document.js';

/** What Markdown has read between tags: whole blocks, or running text. */
export type Held = { readonly blocks: readonly Block[] } | { readonly tokens: readonly Token[] };
