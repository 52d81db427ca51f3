/*
 * Colours of code. In: the code blocks of a document with their languages. Out: their tokens; code without any stays plain.
 *
 * Read in this order: `languages.ts`, the names of languages; `scan/`, our own scanner, which has tables for the frequent ones;
 * `grammars.ts` and `highlighter.ts`, the grammars of highlight.js for the others, which `run.ts`, `matcher.ts` and `open-mode.ts` run
 * within a bounded time.
 */
import { notice, type Report } from '../../api/notice.js';
import type { CodeTokens } from '../../model/code-tokens.js';
import type { Code, Document } from '../../model/document.js';
import { kindsOf } from '../../model/nodes/kinds.js';
import { type Visitor, walkDocument } from '../../model/nodes/walk.js';

/** The code blocks that could be highlighted. */
type HighlightedCode = ReadonlyMap<Code, CodeTokens>;

/** The tokens of code blocks that were highlighted before. */
export type KeptTokens = WeakMap<Code, CodeTokens>;

/** The longest code block to highlight, in UTF-16 code units. Longer ones are data; some grammars take quadratic time. */
const MAX_BLOCK = 20_000;
/** The length of a word or gap, in UTF-16 code units, from which a code block is data as well. */
const LONG = 1000;
/** The most code of a document to highlight, in UTF-16 code units. */
const MAX_DOCUMENT = 500_000;

/**
 * Highlights the code blocks in known languages. The scanner is loaded only for documents with such code, and highlight.js
 * only for those with code in a language that the scanner does not support. Code that is too long stays plain and is reported.
 */
export async function highlightCode(
  document: Document,
  report: Report,
  kept?: KeptTokens,
): Promise<HighlightedCode> {
  const highlighted = new Map<Code, CodeTokens>();
  const labelled = labelledCode(document);
  if (labelled.length === 0) return highlighted;
  const { grammarNameOf } = await import('./languages.js');
  const known = labelled.flatMap((code) => {
    const grammar = grammarNameOf(code.lang);
    return grammar === undefined ? [] : [{ code, grammar }];
  });
  if (known.length === 0) return highlighted;
  const { isScanned, scannedTokens } = await import('./scan/index.js');
  const isForeign = known.some(({ grammar }) => !isScanned(grammar));
  const library = isForeign ? await import('./highlighter.js') : undefined;
  let left = MAX_DOCUMENT;
  for (const { code, grammar } of known) {
    const { length } = code.value;
    if (length > Math.min(MAX_BLOCK, left) || hasLongStretch(code.value)) {
      report(notice('code-not-highlighted', TOO_LONG, code.line));
      continue;
    }
    left -= length;
    const tokens =
      kept?.get(code) ??
      (isScanned(grammar)
        ? scannedTokens(code.value, grammar)
        : await library?.tokensOf(code.value, grammar));
    if (!tokens) continue;
    kept?.set(code, tokens);
    highlighted.set(code, tokens);
  }
  return highlighted;
}

/** Whether code contains a word or gap of that length. Only every so many characters need to be checked. */
function hasLongStretch(code: string): boolean {
  for (let at = LONG - 1; at < code.length; at += LONG) {
    const isGap = SPACE.test(code.charAt(at));
    const isAlike = (place: number): boolean => SPACE.test(code.charAt(place)) === isGap;
    let from = at;
    while (from > 0 && isAlike(from - 1)) from -= 1;
    let end = at + 1;
    while (end < code.length && isAlike(end)) end += 1;
    if (end - from >= LONG) return true;
  }
  return false;
}

const SPACE = /\s/;

const TOO_LONG = 'This code, or a word in it, is too long to be coloured; it was kept without colours';

const CODE = kindsOf('code');

function labelledCode(document: Document): Code[] {
  const found: Code[] = [];
  const visitor: Visitor = {
    block(block) {
      if (block.type === 'code' && block.lang !== '' && block.value !== '') found.push(block);
    },
  };
  walkDocument(document, visitor, CODE);
  return found;
}
