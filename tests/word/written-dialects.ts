import { execFileSync } from 'node:child_process';
import { marked } from 'marked';
import { type OtherDialect, writeDialect } from '../../engine/src/markdown/dialects/write-dialect.js';
import type { Block, Document, FootnoteDefinition, Inline } from '../../engine/src/model/document.js';
import { visitChildren } from '../../engine/src/model/nodes/children.js';
import { mapDocument } from '../../engine/src/model/nodes/map-inlines.js';
import { writtenText } from '../../engine/src/model/nodes/plain-text.js';
import { slugger } from '../../engine/src/resolve/headings/slugger.js';
import { readWord, WORD_LIMITS } from '../../engine/src/word/index.js';
import { readZip } from '../../engine/src/zip/read.js';
import { visibleText } from '../reading/visible-text';
import { type Node, outlineOf } from './outline';

const headingNames = (): ((heading: readonly Inline[]) => string) => {
  const slugOf = slugger();
  return (heading) => slugOf(writtenText(heading));
};

/** The model that a dialect is written from. */
export async function modelFor(dialect: OtherDialect, bytes: Uint8Array): Promise<Document> {
  const { document } = await readWord(
    readZip(bytes, WORD_LIMITS).entries,
    {
      changes: 'track',
      keepsInvisible: true,
      readsShapes: true,
      pictureFolder: '',
      slugger: headingNames,
      shows: { numbers: true, citations: dialect === 'github' },
      stopIfAborted: () => undefined,
      unpack: () => [],
    },
    (why) => {
      throw new Error(why);
    },
  );
  return document;
}

export function written(document: Document, dialect: OtherDialect): string {
  const options = { dialect, slugger: headingNames, isTitled: false, report: () => undefined };
  return writeDialect(document, options).markdown;
}

const END = 'ENDOFONE';

/** The trees of many documents in pandoc's dialect, as one run of pandoc reads them: it takes long to start. */
export function pandocTrees(documents: readonly Document[]): Node[][] {
  const texts = documents.map((document, index) => written(withLabels(document, index), 'pandoc'));
  const output = execFileSync('pandoc', ['--from=markdown', '--to=json', '--preserve-tabs', '--quiet'], {
    input: texts.join(`\n${END}\n\n`),
    maxBuffer: 2 ** 28,
  });
  const trees: Node[][] = [[]];
  for (const block of JSON.parse(output.toString()).blocks as Node[]) {
    if (block.t === 'Para' && block.c.length === 1 && block.c[0].c === END) trees.push([]);
    else trees.at(-1)?.push(block);
  }
  return trees;
}

/** A document whose notes have labels of their own among many documents. */
function withLabels(document: Document, index: number): Document {
  const own = <Note extends { readonly identifier: string; readonly label: string }>(note: Note): Note => ({
    ...note,
    identifier: `${index}-${note.identifier}`,
    label: `${index}-${note.label}`,
  });
  const mapped = mapDocument(document, (inline) =>
    inline.type === 'footnoteReference' ? [own(inline)] : undefined,
  );
  const definitions = [...mapped.definitions.values()].map(own<FootnoteDefinition>);
  return { ...mapped, definitions: new Map(definitions.map((each) => [each.identifier, each])) };
}

/** What a reader of GitHub's dialect shows: its words, and how many things it has. */
interface Shown {
  readonly words: readonly string[];
  readonly counts: Readonly<Record<'headings' | 'code' | 'tables' | 'items' | 'quotes' | 'pictures', number>>;
}

/** As marked shows it, a reader of GitHub Flavored Markdown; notes, which it does not know, stay where they are defined. */
export function shownByMarked(markdown: string): Shown {
  const html = marked.parse(withNotesAsText(markdown), { async: false, gfm: true });
  const count = (pattern: RegExp): number => html.match(pattern)?.length ?? 0;
  return {
    words: wordsIn(visibleText(html.replace(/<(?!img)[^>]*>/g, ' '))),
    counts: {
      headings: count(/<h[1-6]/g),
      code: count(/<pre/g),
      tables: count(/<table/g),
      items: count(/<li[ >]/g),
      quotes: count(/<blockquote/g),
      pictures: count(/<img/g),
    },
  };
}

/** Notes as paragraphs after their labels, and comments as words. */
function withNotesAsText(markdown: string): string {
  let isInNote = false;
  const lines = markdown.split('\n').map((line) => {
    if (/^\[\^[\w-]+\]:/.test(line)) isInNote = true;
    else if (/^\S/.test(line)) isInNote = false;
    const [, label, text] = /^(\[\^[\w-]+\]:) ?(.*)$/.exec(line) ?? [];
    if (label !== undefined) return `${label.replace('[^', '(^')}\n\n${text}`;
    return isInNote ? line.replace(/^ {4}/, '') : line;
  });
  return lines
    .join('\n')
    .replaceAll('[^', '(^')
    .replace(/<!-- (.*?) -->/g, ' $1 ');
}

/** The same of the model. */
export function shownInModel(document: Document): Shown {
  const counts = { headings: 0, code: 0, tables: 0, items: 0, quotes: 0, pictures: 0 };
  const inRun = (inlines: readonly Inline[]): void => {
    for (const inline of inlines) {
      if (inline.type === 'image') counts.pictures++;
      if ('children' in inline) inRun(inline.children);
    }
  };
  const inBlocks = (blocks: readonly Block[]): void => {
    for (const block of blocks) {
      if (block.type === 'heading') counts.headings++;
      if (block.type === 'code' || block.type === 'math') counts.code++;
      if (block.type === 'table' || block.type === 'sideBySide') counts.tables++;
      if (block.type === 'list') counts.items += block.children.length;
      if (block.type === 'blockquote' || block.type === 'callout') counts.quotes++;
      visitChildren(block, { inlines: inRun, blocks: inBlocks });
    }
  };
  inBlocks(document.blocks);
  for (const { children } of document.definitions.values()) inBlocks(children);
  // Formulas are LaTeX in both, and neither addresses nor the names of colours are shown.
  const lines = outlineOf(document, false).map((line) =>
    line.replace(/<(?:link|image|textColor|background) \S*/g, ' ').trim(),
  );
  const shown = lines.map((line) =>
    line.startsWith('code ') ? JSON.parse(line.slice(5)) : line.replace(/^(?:ol \d.*|[a-z]+\d?)(?= |$)/, ''),
  );
  return { words: wordsIn(shown.join('\n').replace(/<[A-Za-z]+ (?=\S)/g, ' ')), counts };
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [];
}
