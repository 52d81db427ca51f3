/*
 * Markdown of a document. In: a `Document` of the model, from a Word file or a clipboard. Out: Markdown that reads back as the
 * same document. The parser is the judge: what was written is read, compared (`fingerprint.ts`), and written more carefully
 * where it differs (`attempting.ts`), from plain text over escapes (`escape.ts`) to tags (`html.ts`).
 *
 * `blocks.ts` and `inlines.ts` write the nodes; `table.ts`, `list.ts` and `leaves.ts` the larger ones; `neighbours.ts` knows
 * which blocks would run together. `dialects/` writes for GitHub and for pandoc.
 */
import type { Document, FootnoteDefinition } from '../model/document.js';
import { BlockWriter } from './blocks.js';
import { InlineWriter, type ReadMarkdown } from './inlines.js';
import { indented } from './line-prefixes.js';
import { withJoinedReviews } from './reviews.js';

export type { ReadMarkdown } from './inlines.js';

/** How Markdown is written. */
export interface WriteOptions {
  /**
   * Folds paragraphs at spaces so that lines are at most this many columns wide; by default a paragraph is one line.
   */
  readonly wrap?: number | undefined;
}

/** A document as Markdown. */
export interface WrittenMarkdown {
  readonly markdown: string;
  /**
   * The running texts, as they are written, in which all punctuation is an entity such as `&#42;`, since no readable form is read
   * back as the same text. Nearly no text needs that, so it also shows that the document and its reader disagree about something.
   */
  readonly guarded: readonly string[];
}

/**
 * Writes a document as Markdown that `read` turns into the same document again, with each paragraph on one line or folded:
 * CommonMark and GFM, notes as `[^1]`, formulas between `$`, and HTML where Markdown has no syntax, such as for merged cells. Only
 * what needs an escape gets one: where characters might be read as markup, `read` decides.
 */
export function writeMarkdown(
  document: Document,
  read: ReadMarkdown,
  { wrap }: WriteOptions = {},
): WrittenMarkdown {
  const inlines = new InlineWriter(document.definitions, read);
  const blocks = new BlockWriter(inlines, read, wrap);
  const parts = [
    latexDefinitionsOf(document),
    blocks.write(document.blocks),
    ...notesOf(document, blocks, inlines),
    abbreviationsOf(document),
  ].filter((lines) => lines.length > 0);
  const lines = parts.flatMap((part, index) => (index === 0 ? part : ['', ...part]));
  const markdown = lines.length === 0 ? '' : withJoinedReviews(`${lines.join('\n')}\n`);
  return { markdown, guarded: inlines.guarded };
}

function latexDefinitionsOf({ latexDefinitions }: Document): readonly string[] {
  const latex = latexDefinitions.trim();
  return latex === '' ? [] : ['$$', ...latex.split('\n').filter((line) => line.trim() !== ''), '$$'];
}

/** The definitions of notes, in order, at the end; inline notes are in the text already. */
function notesOf({ definitions }: Document, blocks: BlockWriter, inlines: InlineWriter): string[][] {
  const notes: string[][] = [];
  for (const definition of definitions.values()) {
    const label = labelOf(definition, inlines);
    if (label !== undefined) notes.push(noteLines(label, definition, blocks));
  }
  return notes;
}

function labelOf({ kind, identifier, label }: FootnoteDefinition, inlines: InlineWriter): string | undefined {
  switch (kind) {
    case 'labelled':
    case 'repeated':
      return label;
    case 'inline':
      return inlines.labels.get(identifier);
    case 'link':
      return undefined;
  }
}

function noteLines(label: string, { children }: FootnoteDefinition, blocks: BlockWriter): string[] {
  const [first = '', ...rest] = blocks.within(4, label.length + 1, () => blocks.write(children));
  return [`[^${label}]: ${first}`.trimEnd(), ...indented(rest, 4)];
}

function abbreviationsOf({ abbreviations }: Document): string[] {
  return [...abbreviations].map(
    ([form, { meaning }]) =>
      `*[${form.replace(/[[\]\\]/g, '\\$&')}]: ${meaning.replace(/\\(?=[!-/:-@[-`{-~])|&(?=#?\w{1,32};)/g, '\\$&')}`,
  );
}
