import type { StateCore } from 'markdown-it';
import type { Block } from '../model/document.js';
import { blockHandlers } from './read/blocks/index.js';
import { readInlines } from './read/inlines/index.js';
import { type Found, TokenReader } from './read/reader.js';
import type { ConventionsEnvironment } from './rules/conventions.js';
import type { LinkDefinition, LinkDefinitions } from './rules/core/link-definitions.js';
import type { CitingEnvironment } from './rules/inline/citations.js';
import { markdownIt, readBlocks, readRunningText } from './syntax/parser.js';

/** A text, or a piece of one, after parsing. */
export interface ParsedText {
  readonly blocks: readonly Block[];
  readonly found: Found;
  readonly linkDefinitions: readonly LinkDefinition[];
  readonly usedLabels: ReadonlySet<string>;
  /** The addresses of the labels that are defined in it. */
  readonly references: References;
  /** Syntax that would be read differently in another dialect. */
  readonly disputed: ReadonlySet<string>;
  /** Whether it ends with identifiers that belong to the next block. */
  readonly hasAnchors: boolean;
}

/** The address of each label. */
export type References = NonNullable<LinkDefinitions['references']>;

/** Parses the block structure of a text, without its inline content. */
export function blockTokens(
  markdown: string,
  env: LinkDefinitions & CitingEnvironment & ConventionsEnvironment = {},
): StateCore {
  const md = markdownIt();
  const state = new md.core.State(markdown, md, env);
  readBlocks(state);
  return state;
}

/** Parses the inline content of blocks, and converts the tokens to nodes. */
export function readTokens(state: StateCore, name?: string): ParsedText {
  const env: LinkDefinitions & ConventionsEnvironment = state.env;
  readRunningText(state);
  const readers = { blocks: blockHandlers, inlines: readInlines };
  const reader = new TokenReader(state.tokens, readers, name, env.captionsAreAlt);
  const blocks = reader.blocksUntil(undefined);
  return {
    blocks,
    found: reader.found,
    linkDefinitions: env.linkDefinitions ?? [],
    usedLabels: env.usedLabels ?? new Set(),
    references: env.references ?? {},
    disputed: env.disputed ?? new Set(),
    hasAnchors: reader.hasAnchors,
  };
}
