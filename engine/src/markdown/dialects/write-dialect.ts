import type { Document, FootnoteDefinition, Heading, Inline } from '../../model/document.js';
import { isParent, runsOf, visitChildren } from '../../model/nodes/children.js';
import { indented } from '../line-prefixes.js';
import { BlockWriter } from './blocks.js';
import { LINE, type Report } from './dialect.js';
import { githubDialect } from './github.js';
import { InlineWriter } from './inlines.js';
import { NOTHING } from './nothing.js';
import { pandocDialect } from './pandoc.js';

/** Dialects of Markdown other than our own. */
export type OtherDialect = 'github' | 'pandoc';

/** How a document is written in another dialect. */
export interface DialectOptions {
  readonly dialect: OtherDialect;
  /** Folds paragraphs at spaces so that lines are at most this many columns wide. */
  readonly wrap?: number | undefined;
  /** Gives each heading its name, in document order. */
  readonly slugger: () => (heading: readonly Inline[]) => string;
  /** Whether there is a title above the document, so that headings are one level deeper in dialects without titles. */
  readonly isTitled: boolean;
  readonly report: Report;
}

/** A document, and single lines such as its title, as Markdown of another dialect. */
export interface WrittenDialect {
  readonly markdown: string;
  readonly line: (inlines: readonly Inline[]) => string;
}

/**
 * Writes a document that was read from a Word file in another dialect. Such a document has no abbreviations and no definitions of
 * LaTeX commands. Unlike our own dialect, nothing reads back what is written, so what might be markup is escaped in any case.
 */
export function writeDialect(document: Document, options: DialectOptions): WrittenDialect {
  const { dialect: name, wrap, report } = options;
  const labels = noteLabels(document);
  const dialect =
    name === 'github'
      ? githubDialect(report, options.isTitled)
      : pandocDialect(report, linkedNames(document, options));
  const inlines = new InlineWriter(dialect.inlines, { labels, textOf: (note) => textOf(document, note) });
  const blocks = new BlockWriter(dialect.blocks, inlines, wrap);
  const parts = [
    blocks.write(document.blocks),
    ...Array.from(document.definitions.values(), (definition) =>
      inlines.inNote(definition.identifier, () => noteLines(definition, labels, blocks)),
    ),
  ].filter((lines) => lines.length > 0);
  const lines = parts.flatMap((part, index) => (index === 0 ? part : ['', ...part]));
  return {
    markdown: lines.length === 0 ? '' : `${lines.join('\n')}\n`,
    line: (children) => inlines.write(children, LINE),
  };
}

/** A label for each note, in a form that all dialects accept. */
function noteLabels({ definitions }: Document): ReadonlyMap<string, string> {
  const labels = new Map<string, string>();
  const taken = new Set(Array.from(definitions.values(), ({ label }) => label));
  let number = 0;
  for (const { identifier, label, kind } of definitions.values()) {
    if (/^[\w-]+$/.test(label) && kind !== 'repeated') {
      labels.set(identifier, label);
      continue;
    }
    do number++;
    while (taken.has(`note-${number}`));
    labels.set(identifier, `note-${number}`);
  }
  return labels;
}

function noteLines(
  { identifier, children }: FootnoteDefinition,
  labels: ReadonlyMap<string, string>,
  blocks: BlockWriter,
): string[] {
  const label = labels.get(identifier) ?? identifier;
  const lines = blocks.inside(children, 4, label.length + 1);
  const [first = NOTHING, ...rest] = lines;
  // Only a paragraph may begin on the line of the label.
  if (lines.length > 0 && children[0]?.type !== 'paragraph')
    return [`[^${label}]:`, '', ...indented(lines, 4)];
  return [`[^${label}]: ${first}`.trimEnd(), ...indented(rest, 4)];
}

/** The running text of a note: its paragraphs with spaces between them. */
function textOf({ definitions }: Document, identifier: string): readonly Inline[] {
  const paragraphs = (definitions.get(identifier)?.children ?? []).flatMap((block) => runsOf(block));
  return paragraphs.flatMap((own, index): readonly Inline[] =>
    index === 0 ? own : [{ type: 'text', value: ' ' }, ...own],
  );
}

/** The names of the headings that links of the document lead to: pandoc derives them differently from GitHub and from us. */
function linkedNames(
  document: Document,
  { slugger }: DialectOptions,
): (heading: Heading) => string | undefined {
  const linked = new Set<string>();
  const headings: Heading[] = [];
  const inRun = (inlines: readonly Inline[]): void => {
    for (const inline of inlines) {
      if (inline.type === 'link' && inline.url.startsWith('#')) linked.add(inline.url.slice(1));
      if (isParent(inline)) inRun(inline.children);
    }
  };
  const visitor = {
    inlines: inRun,
    blocks: (blocks: Document['blocks']): void => {
      for (const block of blocks) {
        if (block.type === 'heading') headings.push(block);
        visitChildren(block, visitor);
      }
    },
  };
  visitor.blocks(document.blocks);
  for (const { children } of document.definitions.values()) visitor.blocks(children);
  const slugOf = slugger();
  const names = new Map(headings.map((heading) => [heading, slugOf(heading.children)]));
  return (heading) => {
    const slug = names.get(heading);
    return slug !== undefined && linked.has(slug) ? slug : undefined;
  };
}
