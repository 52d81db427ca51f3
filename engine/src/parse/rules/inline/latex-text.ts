import type { StateInline } from 'markdown-it';
import { Arguments } from '../../../latex/arguments.js';
import type { MarkType } from '../../../model/document.js';
import type { InlineRow } from '../row.js';
import { spanOf } from './bracketed-spans.js';
import { CITING, type Reader } from './latex-citations.js';

/**
 * LaTeX commands in running text, as in theses: quantities and units (siunitx) are formulas, `\textbf` and
 * the like are marks, `\footnote` is a note, `\href` a link, `\autocite{key}` a citation. Commands that concern only
 * LaTeX's pages are left out and reported. Others stay as they are written.
 *
 * @example
 * A \textbf{bold} word\footnote{A note.}
 */
export const latexText: InlineRow = {
  kind: 'inline',
  name: 'latex_text',
  dialect: 'LaTeX',
  firstCharacters: '\\',
  read: command,
};

const BACKSLASH = 0x5c;
const NAME = /\\([A-Za-z]+)\*?/y;
/** In the path of a file, a backslash begins nothing: `C:\textures\emph`. */
const PATH = /(?:^|[\s("'])[A-Za-z]:[^\s"']*$|[\\/]$/;
const MAX_PATH = 300;
/** Longer arguments are not read. */
const MAX_LENGTH = 5000;

function command(state: StateInline, silent: boolean): boolean {
  const { src, pos, posMax } = state;
  if (src.charCodeAt(pos) !== BACKSLASH || PATH.test(src.slice(Math.max(0, pos - MAX_PATH), pos)))
    return false;
  NAME.lastIndex = pos;
  const [written = '', name = ''] = NAME.exec(src) ?? [];
  const reader = LAYOUT.has(name) ? leftOut(0) : Object.hasOwn(READERS, name) ? READERS[name] : undefined;
  if (!reader) return false;
  const read = new Arguments(src.slice(pos, Math.min(posMax, pos + MAX_LENGTH)), written.length);
  const emit = reader(read, state.env, written);
  if (!emit) return false;
  let end = pos + read.position;
  // In LaTeX, the space after a name only ends it.
  if (LAYOUT.has(name)) while (end < posMax && /[ \t]/.test(src.charAt(end))) end++;
  if (!silent) emit(state, src.slice(pos, end), pos);
  state.pos = end;
  return true;
}

/** A command that is converted as a formula. */
const formula =
  (count: number): Reader =>
  (read) => {
    read.take('[');
    for (let index = 0; index < count; index++) if (read.take('{') === undefined) return undefined;
    return (state, source) => {
      state.push('math_inline', 'math', 0).content = source;
    };
  };

/** Reads a part of the source as running text. */
function tokenize(state: StateInline, start: number, length: number): void {
  const { pos, posMax } = state;
  state.pos = start;
  state.posMax = start + length;
  state.md.inline.tokenize(state);
  state.pos = pos;
  state.posMax = posMax;
}

const marked =
  (...marks: readonly MarkType[]): Reader =>
  (read) => {
    const content = read.take('{');
    if (content === undefined || content.trim() === '') return undefined;
    const start = read.position - 1 - content.length;
    return (state, _source, at) => {
      spanOf.set(state.push('span_open', '', 1), { marks });
      tokenize(state, at + start, content.length);
      spanOf.set(state.push('span_close', '', -1), { marks });
    };
  };

/** A large first letter and the text that continues it: `\lettrine{M}{any}`. */
const initial: Reader = (read) => {
  read.take('[');
  const letter = read.take('{');
  const start = letter === undefined ? 0 : read.position - 1 - letter.length;
  const rest = read.take('{');
  if (letter === undefined || rest === undefined) return undefined;
  const restStart = read.position - 1 - rest.length;
  return (state, _source, at) => {
    tokenize(state, at + start, letter.length);
    tokenize(state, at + restStart, rest.length);
  };
};

/** The first argument is a colour, optionally after the name of its model; the second is the coloured text. */
const colored =
  (property: 'color' | 'background-color'): Reader =>
  (read) => {
    const model = read.take('[');
    const color = read.take('{');
    const content = color === undefined ? undefined : read.take('{');
    if (color === undefined || content === undefined) return undefined;
    const start = read.position - 1 - content.length;
    const span = { marks: [], css: `${property}: ${/^html$/i.test(model ?? '') ? '#' : ''}${color}` };
    return (state, _source, at) => {
      spanOf.set(state.push('span_open', '', 1), span);
      tokenize(state, at + start, content.length);
      spanOf.set(state.push('span_close', '', -1), span);
    };
  };

const note: Reader = (read) => {
  read.take('[');
  const content = read.take('{');
  if (content === undefined) return undefined;
  return (state) => {
    const token = state.push('footnote_inline', '', 0);
    token.children = [];
    state.md.inline.parse(content, state.md, state.env, token.children);
  };
};

const link =
  (hasText: boolean): Reader =>
  (read) => {
    const url = read.take('{')?.trim();
    const text = hasText ? read.take('{') : url;
    if (!url || text === undefined || /\s/.test(url)) return undefined;
    const start = read.position - 1 - text.length;
    return (state, _source, at) => {
      state.push('link_open', 'a', 1).attrSet('href', url.replace(/\\([#%&_~])/g, '$1'));
      if (hasText) tokenize(state, at + start, text.length);
      else state.push('text', '', 0).content = url;
      state.push('link_close', 'a', -1);
    };
  };

/** Text in the brackets of a citation, with citations in it: `\citetext{see \citealp{doe}, or others}`. */
const inBrackets: Reader = (read, { readsCitations }) => {
  const content = readsCitations ? read.take('{') : undefined;
  if (content === undefined || content.trim() === '') return undefined;
  const start = read.position - 1 - content.length;
  return (state, _source, at) => {
    state.push('text', '', 0).content = '(';
    tokenize(state, at + start, content.length);
    state.push('text', '', 0).content = ')';
  };
};

/** Commands that concern only LaTeX's pages. */
const leftOut =
  (count: number, open = count > 0 ? '[' : ''): Reader =>
  (read) => {
    if (open !== '') read.take(open);
    for (let index = 0; index < count; index++) if (read.take('{') === undefined) return undefined;
    return (state, source) => {
      const token = state.push('left_out', '', 0);
      token.content = source;
      token.info = 'latex';
    };
  };

const sign =
  (text: string): Reader =>
  (read) => {
    if (read.next() === '{' && read.take('{') !== '') return undefined;
    return (state) => {
      state.pending += text;
    };
  };

const READERS: Readonly<Record<string, Reader>> = {
  SI: formula(2),
  SIrange: formula(3),
  ang: formula(1),
  num: formula(1),
  numrange: formula(2),
  qty: formula(2),
  qtyrange: formula(3),
  si: formula(1),
  unit: formula(1),
  emph: marked('emphasis'),
  textbf: marked('strong'),
  textit: marked('emphasis'),
  textsc: marked('smallCaps'),
  textsl: marked('emphasis'),
  textsubscript: marked('subscript'),
  textsuperscript: marked('superscript'),
  texttt: marked('monospace'),
  underline: marked('underline'),
  footnote: note,
  lettrine: initial,
  colorbox: colored('background-color'),
  textcolor: colored('color'),
  href: link(true),
  url: link(false),
  ...CITING,
  citetext: inBrackets,
  addcontentsline: leftOut(3),
  addtocounter: leftOut(2),
  chaptermark: leftOut(1),
  hspace: leftOut(1),
  hypersetup: leftOut(1),
  pagenumbering: leftOut(1),
  pagestyle: leftOut(1),
  setcounter: leftOut(2),
  setlength: leftOut(2),
  thispagestyle: leftOut(1),
  markboth: leftOut(2),
  markright: leftOut(1),
  printbibliography: leftOut(0, '['),
  renewcommand: (read, env) => (read.one() === undefined ? undefined : leftOut(1)(read, env, '')),
  vspace: leftOut(1),
  LaTeX: sign('LaTeX'),
  TeX: sign('TeX'),
  copyright: sign('©'),
  ldots: sign('…'),
};

/** Commands without arguments, which leave nothing. */
const LAYOUT: ReadonlySet<string> = new Set(
  (
    'allowdisplaybreaks appendix backmatter bigskip centering doublespacing FloatBarrier flushbottom footnotesize frenchspacing ' +
    'frontmatter hfill mainmatter medskip noindent nopagebreak onehalfspacing raggedbottom raggedright scriptsize singlespacing ' +
    'sloppy smallskip vfill'
  ).split(' '),
);
