import type { MarkdownIt, StateInline } from 'markdown-it';

/** How many link texts are being searched for their ends: double brackets in them are not links. */
let labelsOpen = 0;

/** Whether the end of a link's text is being searched for. */
export const isInLinkLabel = (): boolean => labelsOpen > 0;

/**
 * Searches the ends of link texts as the parser does, but lets a link contain spans with attributes and references to notes, which
 * begin with a bracket, too. Links in it make it none (CommonMark 0.31.2, 6.3).
 */
export function linkLabels({ helpers }: MarkdownIt): void {
  helpers.parseLinkLabel = (state, start, disableNested = false) => {
    labelsOpen++;
    // A text that nests too deeply ends by an error, and the next text must not be read as part of a link.
    try {
      return endOfLabel(state, start, disableNested);
    } finally {
      labelsOpen--;
    }
  };
}

/** The position of the closing bracket; -1 if there is none. The state's position stays. */
function endOfLabel(state: StateInline, start: number, disableNested: boolean): number {
  const { pos: before, posMax, src, md } = state;
  let end = -1;
  let level = 1;
  state.pos = start + 1;
  while (state.pos < posMax) {
    const { pos } = state;
    const character = src.charCodeAt(pos);
    if (character === CLOSING && --level === 0) {
      end = pos;
      break;
    }
    md.inline.skipToken(state);
    if (character !== OPENING) continue;
    if (state.pos === pos + 1) level++;
    else if (disableNested && !mayBeInLink(src, pos, state.pos)) break;
  }
  state.pos = before;
  return end;
}

const [OPENING, CLOSING] = [0x5b, 0x5d];

/** Whether something that begins with a bracket is a reference to a note, or a span without a link in it. */
function mayBeInLink(src: string, from: number, to: number): boolean {
  if (src[from + 1] === '^') return true;
  return src[to - 1] === '}' && !src.slice(from, to).includes('](');
}
