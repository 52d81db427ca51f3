import type { StateInline } from 'markdown-it';
import type { Arguments } from '../../../latex/arguments.js';
import type { CitationPart, WrittenCite } from '../../../model/document.js';
import { type CitingEnvironment, citesOf, partOf } from './citations.js';

/* The commands of LaTeX, natbib and biblatex that cite: `\cite[before][after]{one,two}`, `\textcites[1]{one}[2]{two}`. */

/** Writes the tokens of a command; its arguments have been read. */
export type Emit = (state: StateInline, source: string, at: number) => void;
/** Reads the arguments of a command, of which `written` is the name with its sign and star; undefined if they do not fit. */
export type Reader = (read: Arguments, env: CitingEnvironment, written: string) => Emit | undefined;

interface CitationCommand {
  readonly markup?: '[' | '@';
  readonly suppressAuthor?: boolean;
  readonly shows?: CitationPart;
  /** What a star asks for: all authors in natbib, no author in biblatex. */
  readonly star?: 'names' | 'year';
}

/** Sources that are cited together, and the words before and after them. */
interface Group {
  readonly keys: readonly string[];
  readonly before: string;
  readonly after: string;
}

function citation(command: CitationCommand = {}): Reader {
  return (read, { readsCitations }, written) => {
    const group = readsCitations ? groupIn(read, command) : undefined;
    return group && emitted([group], command, written);
  };
}

/** Several citations, each with its own words, and words before and after all: `\parencites(see)(etc.)[1]{one}[2]{two}`. */
function citations(command: CitationCommand = {}): Reader {
  return (read, { readsCitations }, written) => {
    if (!readsCitations) return undefined;
    const first = read.take('(');
    const second = read.take('(');
    const [before = '', after = ''] = (second === undefined ? [first, ''] : [first, second]).map(typeset);
    const groups: Group[] = [];
    for (let end = read.position; ; end = read.position) {
      const group = groupIn(read, command);
      if (!group) {
        read.position = end;
        break;
      }
      groups.push(group);
    }
    if (groups.length === 0) return undefined;
    const whole = groups.map(
      (group, index): Group => ({
        ...group,
        before: index === 0 ? joined(before, group.before) : group.before,
        after: index === groups.length - 1 ? joined(group.after, after) : group.after,
      }),
    );
    return emitted(whole, command, written);
  };
}

function joined(before: string, after: string): string {
  return [before, after].filter((text) => text !== '').join(' ');
}

/** A single argument in brackets comes after the key. */
function groupIn(read: Arguments, { shows }: CitationCommand): Group | undefined {
  const first = read.take('[');
  const second = read.take('[');
  const keys = (read.take('{') ?? '').split(',').map((key) => key.trim());
  const isKey = (key: string): boolean =>
    /^[\p{L}\p{N}_][^\s{}\\]*$/u.test(key) || (key === '*' && shows === 'nothing');
  if (!keys.every(isKey)) return undefined;
  const [before = '', after = ''] = (second === undefined ? ['', first] : [first, second]).map(typeset);
  return { keys, before, after };
}

function emitted(
  groups: readonly Group[],
  { markup = '[', suppressAuthor = false, shows, star }: CitationCommand,
  written: string,
): Emit {
  const isStarred = written.endsWith('*');
  const hasCapital = /^\\\p{Lu}/u.test(written);
  const cites = groups.flatMap(({ keys, before, after }) =>
    keys.map(
      (key, index): WrittenCite => ({
        key,
        prefix: index === 0 && before !== '' ? `${before} ` : '',
        suffix: index === keys.length - 1 && after !== '' ? `, ${after}` : '',
        suppressAuthor: suppressAuthor || (isStarred && star === 'year'),
        ...(isStarred && star === 'names' && { hasAllNames: true }),
        ...(hasCapital && index === 0 && { hasCapital }),
      }),
    ),
  );
  return (state, source) => {
    // In a sentence, natbib names the authors of each source: "Doe (2005); Roe (2010)".
    const parts = markup === '@' ? cites.map((cite) => [cite]) : [cites];
    for (const part of parts) {
      if (part !== parts[0]) state.push('text', '', 0).content = '; ';
      const token = state.push('citation', '', 0);
      token.content = parts.length === 1 ? source : `${written}{${part[0]?.key}}`;
      token.markup = markup;
      citesOf.set(token, part);
      if (shows) partOf.set(token, shows);
    }
  };
}

/** Signs and marks of LaTeX in the words around a citation, with what they are in Markdown. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/\\(?:emph|textit|textsl)\{([^{}]*)\}/g, '*$1*'],
  [/\\textbf\{([^{}]*)\}/g, '**$1**'],
  [/\\(?:text|mbox)\{([^{}]*)\}/g, '$1'],
  [/\\psqq?(?![A-Za-z])/g, 'ff.'],
  [/\\(?:S|textsection)(?![A-Za-z])(?:\{\})?\s*/g, '§\u00a0'],
  [/~|\\,/g, '\u00a0'],
  [/\\([&%$#_])/g, '$1'],
  [/\\(?: |@)/g, ' '],
  [/(?<!-)---(?!-)/g, '—'],
  [/(?<!-)--(?!-)/g, '–'],
  [/[ \t\r\n]+/g, ' '],
];

/** Text around a citation, with LaTeX's ties, dashes and marks as Markdown has them: `p.~3--5`. */
function typeset(text: string | undefined): string {
  return SIGNS.reduce((result, [sign, shown]) => result.replace(sign, shown), text ?? '').trim();
}

const inSentence = citation({ markup: '@', star: 'names' });
const inBrackets = citation({ star: 'names' });
const orYear = citation({ star: 'year' });
const bare = citation({ shows: 'bare', star: 'names' });
const author = citation({ shows: 'author', star: 'names' });
const title = citation({ shows: 'title' });
const entry = citation({ shows: 'entry' });
const inNote = citation({ shows: 'note' });
const several = citations();
const severalInSentence = citations({ markup: '@' });
const severalInNote = citations({ shows: 'note' });

export const CITING: Readonly<Record<string, Reader>> = {
  Autocite: orYear,
  Autocites: several,
  Cite: orYear,
  Citealp: bare,
  Citealt: bare,
  Citeauthor: author,
  Citep: inBrackets,
  Cites: several,
  Citet: inSentence,
  Citetitle: title,
  Footcite: inNote,
  Footcites: severalInNote,
  Footcitetext: inNote,
  Parencite: orYear,
  Parencites: several,
  Smartcite: inNote,
  Smartcites: severalInNote,
  Textcite: inSentence,
  Textcites: severalInSentence,
  autocite: orYear,
  bibentry: entry,
  autocites: several,
  cite: orYear,
  citealp: bare,
  citealt: bare,
  citeauthor: author,
  citep: inBrackets,
  cites: several,
  citenum: citation({ shows: 'number' }),
  citet: inSentence,
  citetitle: title,
  citeyear: citation({ shows: 'year' }),
  citeyearpar: citation({ suppressAuthor: true }),
  footcite: inNote,
  footcites: severalInNote,
  footcitetext: inNote,
  fullcite: entry,
  fullcites: citations({ shows: 'entry' }),
  nocite: citation({ shows: 'nothing' }),
  parencite: orYear,
  parencites: several,
  smartcite: inNote,
  smartcites: severalInNote,
  supercite: citation(),
  supercites: several,
  textcite: inSentence,
  textcites: severalInSentence,
};
