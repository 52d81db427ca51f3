import { type OtherDialect, writeDialect } from '../../engine/src/markdown/dialects/write-dialect.js';
import type { WriteOptions } from '../../engine/src/markdown/write.js';
import type { Block, Document, Inline } from '../../engine/src/model/document.js';
import { EMPTY_DOCUMENT } from '../../engine/src/model/empty-document.js';
import { NO_METADATA } from '../../engine/src/model/metadata.js';
import { writtenText } from '../../engine/src/model/nodes/plain-text.js';
import { parse } from '../../engine/src/parse/index.js';
import { slugger } from '../../engine/src/resolve/headings/slugger.js';
import { toMarkdown } from '../../engine/src/to-markdown.js';

function read(markdown: string): Document {
  return parse(markdown, NO_METADATA, () => undefined);
}

/** Markdown that was read and written again, without the line break at its end. */
export function rewritten(markdown: string, options: WriteOptions = {}): string {
  return toMarkdown(read(markdown), options).markdown.replace(/\n$/, '');
}

/** A document that no Markdown was read for, as Markdown. */
export function writtenBlocks(...blocks: readonly Block[]): string {
  return toMarkdown({ ...EMPTY_DOCUMENT, blocks }).markdown.replace(/\n$/, '');
}

/** A paragraph of running text that no Markdown was read for, as Markdown. */
export function writtenInlines(...children: readonly Inline[]): string {
  return writtenBlocks({ type: 'paragraph', children, line: 1 });
}

/** Markdown in another dialect, and what that has nothing for. */
export function inDialect(
  dialect: OtherDialect,
  markdown: string,
  { wrap, isTitled = false }: { readonly wrap?: number; readonly isTitled?: boolean } = {},
): { readonly markdown: string; readonly reports: readonly string[] } {
  const reports: string[] = [];
  const written = writeDialect(read(markdown), {
    dialect,
    wrap,
    isTitled,
    slugger: () => {
      const slugOf = slugger();
      return (heading) => slugOf(writtenText(heading));
    },
    report: (what) => reports.push(what),
  });
  return { markdown: written.markdown.replace(/\n$/, ''), reports };
}
