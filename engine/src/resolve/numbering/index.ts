/*
 * Numbers of figures, tables, listings, equations and theorems. In: the document with its headings numbered. Out: captions with their
 * numbers, the text of each reference, and the lists of figures and tables.
 *
 * Read in this order: `input.ts`, what the numbers depend on; `count.ts`, the captions in the order of the text; `referents.ts`, what
 * a reference may lead to; `references.ts`, what it says.
 */
import { type NumberedTerms, numberedTermsOf } from '../../language/numbered-terms.js';
import type { Block, NumberedKind } from '../../model/document.js';
import { walk } from '../../model/nodes/walk.js';
import type { NumberedList, Resolved } from '../../model/resolved.js';
import { asEntry } from '../headings/contents.js';
import { countNumbered, type DraftCaption } from './count.js';
import type { NumberingInput } from './input.js';
import { References } from './references.js';

export type Numbering = Pick<Resolved, 'captions' | 'references' | 'lists' | 'listsInFront'>;

/** Numbers figures, tables, listings and equations, and determines the text of references to them and of lists of them. */
export function resolveNumbering(input: NumberingInput): Numbering {
  const { document, blocks, language, terms } = input;
  const inFront = document.metadata.lists ?? [];
  const listed = new Set([...inFront, ...placesIn(blocks)]);
  const words = numberedTermsOf(language, terms);
  const captions = countNumbered(input, words, listed);
  const references = new References(input, words, captions).resolve();
  const lists = new Map([...listed].map((kind) => [kind, listOf(kind, captions.values(), words)]));
  return { captions, references, lists, listsInFront: [...new Set(inFront)] };
}

function placesIn(blocks: readonly Block[]): readonly NumberedKind[] {
  const places: NumberedKind[] = [];
  walk(blocks, {
    block(block) {
      if (block.type === 'listPlace' && block.of !== 'headings' && block.of !== 'index')
        places.push(block.of);
    },
  });
  return places;
}

/** The first number in our `_Toc` bookmark names, higher than those that Word itself assigns. */
const FIRST_ENTRY = 900_000_000;

/** A list with an entry for each figure, table or listing. Each of these gets a bookmark for its entry to link to. */
function listOf(
  kind: NumberedKind,
  captions: Iterable<DraftCaption>,
  { lists, one }: NumberedTerms,
): NumberedList {
  const first = FIRST_ENTRY + ORDER.indexOf(kind) * 1_000_000;
  const own = [...captions].filter((caption) => caption.kind === kind && !caption.whole);
  const entries = own.map((caption, index) => {
    const bookmark = `_Toc${first + index + 1}`;
    caption.entry = bookmark;
    return { bookmark, caption, children: asEntry(caption.text) };
  });
  return { title: lists[kind], sequence: own[0]?.sequence ?? one[kind].replace(/[#.\s]/g, ''), entries };
}

const ORDER: readonly NumberedKind[] = ['figure', 'table', 'listing', 'equation'];
