import { notice } from '../api/notice.js';
import type { Inline } from '../model/document.js';
import type { Link } from '../model/inlines.js';
import type { Metadata } from '../model/metadata.js';
import { runsOf } from '../model/nodes/children.js';
import { walkDocument } from '../model/nodes/walk.js';
import { CODE, type MarkupKind, OBJECT } from './markup-kind.js';
import { KINDS_OF_MARKUP } from './markup-kinds.js';
import type { Source } from './source.js';
import type { Check } from './subject.js';
import { WrittenLines } from './written-lines.js';

/** The most characters of an example that a message quotes. */
const MAX_SHOWN = 40;

interface Found {
  count: number;
  readonly example: string;
  readonly line: number;
}

/**
 * Reports what looks like markup in the text that the document prints, once per kind, at its first occurrence. The model shows that it
 * is running text, not code or an address; the source shows its line, and that it was not escaped.
 */
export const printedMarkup: Check = ({ document, source }, report) => {
  if (isNotebook(source)) {
    report(notice('markup-printed', NOTEBOOK, 1));
    return;
  }
  const { acronyms } = document.metadata;
  // The tags of a prompt are meant to be read.
  const isPrompt = document.reading?.dialect === 'prompt';
  const kinds = KINDS_OF_MARKUP.filter(
    ({ one, sign, dialect }) =>
      !(isPrompt && one === 'Tag') &&
      (dialect === undefined || dialect === document.reading?.dialect) &&
      source.has(sign),
  ).map((kind) => ({
    kind,
    names: kind.names ? source.all(kind.names) : new Set<string>(),
  }));
  if (kinds.length === 0) return;
  const searchesCode = kinds.some(({ kind }) => kind.isCode);
  const found = new Map<MarkupKind, Found>();
  walkDocument(document, {
    block(block) {
      for (const run of runsOf(block)) {
        const text = mayHoldMarkup(run) ? written(run) : '';
        const code = searchesCode ? codeIn(run).join('\n') : '';
        if (text === '' && code === '') continue;
        for (const { kind, names } of kinds) {
          const examples = examplesIn(kind.isCode ? code : text, kind, names);
          if (examples.length === 0) continue;
          const lines = new WrittenLines(source, block.line, kind);
          for (const example of examples) {
            const line = isAcronym(example, acronyms) ? undefined : lines.lineOf(example);
            if (line !== undefined) note(found, kind, example, line);
          }
        }
      }
    },
  });
  for (const [{ one, many, advice, repair }, { count, example, line }] of found) {
    const subject = count === 1 ? `${one} ${example} was` : `${count} ${many}, the first ${example}, were`;
    const single = notice('markup-printed', `${subject} kept as written: ${advice}`, line);
    report(repair === undefined ? single : { ...single, repair });
  }
};

const NOTEBOOK =
  'This is the file of a Jupyter notebook rather than Markdown: turn it into Markdown first, in Jupyter or with "jupyter nbconvert --to markdown"';

const CELL_TYPE = /"cell_type"\s*:/;
const NOTEBOOK_START = /^\s*\{\s*"(?:cells|metadata|nbformat\w*)"\s*:/;

function isNotebook(source: Source): boolean {
  return source.has(CELL_TYPE) && source.has(NOTEBOOK_START);
}

/** Whether a command refers to an acronym of the document, or prints the list of acronyms. */
function isAcronym(command: string, acronyms: Metadata['acronyms']): boolean {
  if (!acronyms) return false;
  const [, key] = /^\\(?:gls|ac)[a-z]*\*?\{([^{}]*)\}?$/i.exec(command) ?? [];
  return key === undefined ? /^\\print(?:acronyms|gloss)/.test(command) : acronyms.has(key.trim());
}

function note(found: Map<MarkupKind, Found>, kind: MarkupKind, example: string, line: number): void {
  const before = found.get(kind);
  // Notes are visited after the body, wherever the text defines them.
  if (before && before.line <= line) before.count++;
  else found.set(kind, { count: (before?.count ?? 0) + 1, example, line });
}

function examplesIn(text: string, { pattern, isMeant }: MarkupKind, names: ReadonlySet<string>): string[] {
  // Most texts have none, and `matchAll` copies the pattern.
  if (text.search(pattern) < 0) return [];
  return Array.from(text.matchAll(pattern), ([example]) => example)
    .filter((example) => isMeant?.(example, names) ?? true)
    .map((example) => {
      const [start = ''] = example.trim().split(PLACEHOLDER, 1);
      const excerpt = start.length > 1 ? start : example.trim().replace(PLACEHOLDERS, '…');
      return excerpt.length > MAX_SHOWN ? `${excerpt.slice(0, MAX_SHOWN - 1)}…` : excerpt;
    });
}

const PLACEHOLDER = new RegExp(`[${CODE}${OBJECT}]`);
const PLACEHOLDERS = new RegExp(PLACEHOLDER, 'g');

/** A cheap test to run first: all markup contains one of these signs, or a colon before code. */
const MARKUP = /[@[\]{\\^~=*$<&%#`【|‡]|:{3}|\/{3}|!{3}|\?{3}|-{3}|\+{3}|:$/;

function mayHoldMarkup(inlines: readonly Inline[]): boolean {
  return inlines.some((inline) =>
    inline.type === 'text'
      ? MARKUP.test(inline.value)
      : 'children' in inline && mayHoldMarkup(inline.children),
  );
}

/** Inlines whose text other checks report on. */
const OPAQUE: ReadonlySet<Inline['type']> = new Set(['citation', 'wikiLink']);

/** The code in running text, each with its backticks. */
function codeIn(inlines: readonly Inline[]): string[] {
  return inlines.flatMap((inline) => {
    if (inline.type === 'inlineCode') return [`\`${inline.value}\``];
    return 'children' in inline ? codeIn(inline.children) : [];
  });
}

/** Running text as written, with a placeholder character for everything that is not text. */
function written(inlines: readonly Inline[]): string {
  let text = '';
  for (const inline of inlines) {
    if (inline.type === 'text') text += inline.value;
    else if (inline.type === 'break') text += '\n';
    // `<code>` of HTML, too, in which other marks are read.
    else if (inline.type === 'inlineCode' || inline.type === 'monospace') text += CODE;
    else if (!('children' in inline) || OPAQUE.has(inline.type)) text += OBJECT;
    else if (inline.type === 'link')
      text += isAddress(inline) ? OBJECT : `${OBJECT}${written(inline.children)}${OBJECT}`;
    else text += written(inline.children);
  }
  return text;
}

/** Whether a link shows its address, in which everything is meant as it is. */
function isAddress({ children: [first] }: Link): boolean {
  return first?.type === 'text' && /^(?:[a-z]+:|www\.)\S+$/i.test(first.value);
}
