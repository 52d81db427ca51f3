import { isConjunction } from '../../language/byline.js';
import { pushAll } from '../../text/long-arrays.js';
import type { FrontFields } from './front-matter.js';

/** The lines around a title. */
interface TitleLines {
  /** In their order. */
  readonly details: readonly string[];
  /** The authors that the file's properties name, who need not be printed. */
  readonly authors: readonly string[];
  /** Whether the lines precede the title, as in an MLA paper. */
  readonly isHeaded: boolean;
  /** Whether Footmark made the file, which prints the authors first, and nothing else in their lines. */
  readonly isFromFootmark: boolean;
}

/** What the lines around a title say, by the keys of front matter. In a file of our own, the authors are those that it prints. */
export function titleDetails({
  details,
  authors,
  isHeaded,
  isFromFootmark,
}: TitleLines): Pick<
  FrontFields,
  'authors' | 'affiliations' | 'corresponding' | 'date' | 'institution' | 'course' | 'instructor'
> {
  const printed = isFromFootmark ? printedAuthors(details, authors) : { authors, others: details };
  const marked = isFromFootmark ? markedInstitutions(details, printed) : undefined;
  const others = (marked?.others ?? printed.others)
    .map((detail) => (isFromFootmark ? detail.replace(LEFT_OVER, '') : withoutNames(detail, authors)))
    .filter((detail) => detail !== '');
  const corresponding = isFromFootmark ? markedAuthors(details, printed.authors) : [];
  const date = others.findLast((detail) => /\d/.test(detail) && !detail.includes('@'));
  const [first, second, third] = others.filter((detail) => detail !== date);
  if (marked)
    return {
      authors: printed.authors,
      affiliations: marked.affiliations,
      corresponding,
      date,
      institution: marked.institutions.join(', '),
      course: undefined,
      instructor: undefined,
    };
  // A manuscript for a course names its instructor above it, others their institution below the authors.
  return isHeaded
    ? { authors: printed.authors, corresponding, date, institution: third, course: second, instructor: first }
    : {
        authors: printed.authors,
        corresponding,
        date,
        institution: first,
        course: second,
        instructor: third,
      };
}

/** The authors with an asterisk after their names, to whom one may write. */
function markedAuthors(details: readonly string[], authors: readonly string[]): readonly string[] {
  const text = details.join('\n');
  return authors.filter((author) => {
    const at = text.indexOf(author);
    return at !== -1 && /^[\d,†]*\*/.test(text.slice(at + author.length));
  });
}

/** Institutions with marks (`1University of X, 2Institute Y`), and the authors whose names bear them. */
function markedInstitutions(
  details: readonly string[],
  { authors, others }: { readonly authors: readonly string[]; readonly others: readonly string[] },
):
  | {
      readonly institutions: readonly string[];
      readonly affiliations: ReadonlyMap<string, readonly string[]>;
      readonly others: readonly string[];
    }
  | undefined {
  const [line = '', ...rest] = others;
  const parts = line.split(/[,;] (?=\d+\p{L})/u);
  const institutions = parts.map((part) => part.replace(/^\d+/, ''));
  if (parts.length < 2 || !parts.every((part, index) => part === `${index + 1}${institutions[index]}`))
    return undefined;
  const byline = details.slice(0, details.length - others.length).join(' ');
  const affiliations = new Map(
    authors.map((author) => {
      const after = byline.slice(byline.indexOf(author) + author.length);
      const marks = /^[\d,*]+/.exec(after)?.[0].match(/\d+/g) ?? [];
      return [author, marks.flatMap((mark) => institutions[Number(mark) - 1] ?? [])];
    }),
  );
  return { institutions, affiliations, others: rest };
}

/** What separates names from each other and from what else a line says. */
const SEPARATOR = /\s*[,;·•|\t\n]+\s*(?:(?:and|e|et|und|y|&)\s+)?|\s+(?:and|by|e|et|und|y|&)\s+/iu;
/** What separated a part of a line from another that has been deleted. */
const LEFT_OVER = /^\s*[·•|]\s*|\s*[·•|]\s*$/g;
/** The marks of affiliations. */
const MARKS = /[\p{N}\p{Lm}*†‡§¹²³]+$/u;
const MARKS_BEFORE = /^[\p{N}*†‡§¹²³]+\s*/u;

/** A line without the parts that are only names of authors; empty if nothing else is in it. Their names may be in others: an institute is named after one. */
function withoutNames(detail: string, authors: readonly string[]): string {
  const parts = detail.split(SEPARATOR).filter((part) => part !== '');
  const others = parts.filter((part) => !authors.includes(part.replace(MARKS, '').trim()));
  return others.length === parts.length ? detail : others.join(', ');
}

/** Words for institutions in the larger languages, by their stems. */
const INSTITUTION =
  /universi|institut|instytut|école|escuela|escola|scuola|school|schule|colleg|académi|academ|akadem|facult|fakult|facolt|depart|dipart|laborat|polit?e[ck]hni|politechni|hospital|klinik|clinic|университет|институт|академи|大学|大學|学院|學院|研究所|대학|جامعة|אוניברסיט/iu;

/** The authors in the first lines, which somebody may have edited, split or replaced since the file was made. */
function printedAuthors(
  details: readonly string[],
  authors: readonly string[],
): { readonly authors: readonly string[]; readonly others: readonly string[] } {
  if (authors.length === 0 || details.length === 0) return { authors, others: details };
  const left = authors.flatMap(wordsOf);
  const names: string[] = [];
  // The properties have names without the marks beside them, unless figures are a part of the names.
  const areMarked = authors.some((author) => MARKS.test(author) || MARKS_BEFORE.test(author));
  const bare = (name: string): string =>
    areMarked ? name : name.replace(MARKS, '').replace(MARKS_BEFORE, '').trim();
  let end = 0;
  const isInstitution = (line: string): boolean =>
    INSTITUTION.test(line) && !authors.some((author) => INSTITUTION.test(author));
  for (const line of details) {
    const words = wordsOf(line);
    // The line of the authors may have been deleted, and that of their institution left.
    if (isInstitution(line) && bylineOf(line, authors) === undefined) break;
    const isTheirs = words.some((word) => left.includes(word));
    // Other names may stand in their place; a first line with figures is the date.
    if (!isTheirs && (end > 0 || /\d/.test(line))) break;
    end++;
    pushAll(
      names,
      bylineOf(line, authors) ??
        (authors.length === 1 ? [line] : line.split(SEPARATOR)).map(bare).filter((name) => name !== ''),
    );
    if (!isTheirs) break;
    for (const word of words) if (left.includes(word)) left.splice(left.indexOf(word), 1);
  }
  return { authors: names, others: details.slice(end) };
}

/** Words in lower case, each of which one line can use up, so that an institute named after an author stays one. */
function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
}

/** The authors whom a line names, in its order; undefined if it says anything else. */
function bylineOf(line: string, authors: readonly string[]): readonly string[] | undefined {
  const found: { readonly at: number; readonly author: string }[] = [];
  let rest = line;
  for (const author of authors.toSorted((a, b) => b.length - a.length)) {
    const at = rest.indexOf(author);
    if (author === '' || at === -1) continue;
    found.push({ at, author });
    rest = rest.slice(0, at) + '\n'.repeat(author.length) + rest.slice(at + author.length);
  }
  const isRest = (part: string): boolean => {
    const words = part.replace(/[\p{N}\p{Lm}*†‡§¹²³\s,;·،、]+/gu, ' ').trim();
    return words === '' || isConjunction(words);
  };
  if (found.length === 0 || !rest.split(/\n+/).every(isRest)) return undefined;
  return found.toSorted((a, b) => a.at - b.at).map(({ author }) => author);
}
