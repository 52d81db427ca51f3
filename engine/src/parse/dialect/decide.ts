import type { Settings } from '../../api/settings.js';
import type { DialectChoice, DialectEvidence, DialectReading, TextDialect } from '../../api/text-dialect.js';
import { splitFrontMatter } from '../../source/front-matter.js';
import { proseBetween, proseWith } from '../../source/prose.js';
import { linesOf } from '../../source/text-lines.js';
import { OF_AZURE, OF_GITBOOK, OF_HACKMD, OF_MDX, OF_MYST, OF_OBSIDIAN, OF_PROMPTS } from './other-signs.js';
import { OF_PANDOC, OF_QUARTO, OF_R_MARKDOWN } from './pandoc-signs.js';
import type { DialectSign } from './sign.js';

/** The dialect of a text, and why; what differs is known once the text is read. */
export type DecidedDialect = Omit<DialectReading, 'differences'>;

/** What is known about a text besides its words. */
export interface AboutText {
  /** The dialect that the caller has named. */
  readonly chosen?: DialectChoice;
  /** The name of its file. */
  readonly name?: string;
  /** Whether it was given sources to which pandoc's citations refer. */
  readonly citesSources?: boolean;
}

/** What the settings of a conversion say about its text. */
export function aboutText({
  dialect,
  textName,
  citations,
}: Pick<Settings, 'dialect' | 'textName' | 'citations'>): AboutText {
  return {
    chosen: dialect,
    ...(textName !== undefined && { name: textName }),
    citesSources: citations.bibliography.length > 0,
  };
}

/** So many of a kind are counted, and so many points decide. */
const ENOUGH = 3;

/** The dialects that are pandoc's with something of their own. */
const MADE_OF_PANDOC: readonly TextDialect[] = ['quarto', 'rmarkdown'];

interface Found {
  readonly dialect: TextDialect;
  readonly points: number;
  readonly evidence: DialectEvidence;
}

/**
 * Decides in which dialect a text is written, once for the whole of it: the caller has named it, the name of its file shows it, or
 * it has so many signs of one dialect, and fewer of every other. `undefined` if nothing shows one; what is read differently in
 * dialects is then read by what is around it.
 */
export function decideDialect(
  text: string,
  { chosen = 'auto', name = '', citesSources = false }: AboutText,
): DecidedDialect | undefined {
  if (chosen !== 'auto') return { dialect: chosen, isChosen: true, evidence: [] };
  for (const [pattern, dialect] of FILE_NAMES) {
    const [sign] = pattern.exec(name) ?? [];
    if (sign !== undefined) return { dialect, isChosen: false, evidence: [{ sign, line: 1, count: 1 }] };
  }
  const found = foundIn(text);
  if (citesSources)
    found.push({ dialect: 'pandoc', points: ENOUGH, evidence: { sign: 'bibliography', line: 1, count: 1 } });
  return decided(found);
}

function decided(found: readonly Found[]): DecidedDialect | undefined {
  const points = new Map<TextDialect, number>();
  for (const each of found) points.set(each.dialect, (points.get(each.dialect) ?? 0) + each.points);
  const own = MADE_OF_PANDOC.map((dialect) => [dialect, points.get(dialect) ?? 0] as const);
  for (const [dialect, count] of own) {
    points.set('pandoc', (points.get('pandoc') ?? 0) + count);
    points.delete(dialect);
  }
  const [first, second] = [...points].toSorted(([, one], [, other]) => other - one);
  if (!first || first[1] < ENOUGH || first[1] === second?.[1]) return undefined;
  const special = own.toSorted(([, one], [, other]) => other - one)[0];
  const dialect = first[0] === 'pandoc' && special && special[1] >= 2 ? special[0] : first[0];
  const isOfIt = (each: TextDialect): boolean =>
    each === dialect || (first[0] === 'pandoc' && (each === 'pandoc' || each === dialect));
  return {
    dialect,
    isChosen: false,
    evidence: found
      .filter((each) => isOfIt(each.dialect))
      .toSorted((one, other) => other.points - one.points || one.evidence.line - other.evidence.line)
      .map(({ evidence }) => evidence),
  };
}

function foundIn(text: string): Found[] {
  const { yaml = '', markdown } = splitFrontMatter(text);
  const start = text.slice(0, LENGTH_OF_START);
  const lines = new LinesWith(markdown);
  const prose = new LazyProse(markdown);
  return SIGNS.flatMap((sign) => {
    const { needs, isOverLines, lineHas = needs.length === 1 ? needs[0] : undefined } = sign;
    const place = sign.region === 'keys' ? yaml : sign.region === 'start' ? start : markdown;
    const isByLine = sign.region === undefined && !isOverLines && lineHas !== undefined;
    // Most of what looks like a sign is code.
    if (
      isByLine &&
      (lines.with(lineHas).search(sign.pattern) < 0 || lines.proseWith(lineHas).search(sign.pattern) < 0)
    )
      return [];
    // Telling code from prose takes longer than all of this, and most texts have no signs.
    if (!needs.some((each) => place.includes(each)) || (!isByLine && place.search(sign.pattern) < 0))
      return [];
    return (
      countOf(
        sign,
        sign.region === undefined ? prose.parts() : [{ text: place, line: sign.region === 'keys' ? 1 : 0 }],
      ) ?? []
    );
  });
}

/** The most characters of a title block that are looked at. */
const LENGTH_OF_START = 2000;

/** How often a sign occurs, up to what is enough. */
function countOf(sign: DialectSign, parts: Iterable<Part>): Found | undefined {
  const seen = new Set<string>();
  let first: { readonly written: string; readonly line: number } | undefined;
  let count = 0;
  for (const { text, line } of parts) {
    for (const found of text.matchAll(sign.pattern)) {
      const [written] = found;
      if ((sign.isDistinct && seen.has(written)) || sign.isMeant?.(found, text) === false) continue;
      seen.add(written);
      first ??= { written, line: line + text.slice(0, found.index).split('\n').length };
      count++;
      if (count === ENOUGH) break;
    }
    if (count === ENOUGH) break;
  }
  if (!first) return undefined;
  const written = (sign.name ?? first.written.trim()).slice(0, MAX_SHOWN);
  return {
    dialect: sign.dialect,
    points: sign.weight * count,
    evidence: { sign: sign.region === 'keys' ? `${written}:` : written, line: first.line, count },
  };
}

/** The lines of a text that contain something. */
class LinesWith {
  readonly #known = new Map<string, string>();
  readonly #prose = new Map<string, string>();

  constructor(private readonly text: string) {}

  with(part: string): string {
    const known = this.#known.get(part) ?? this.#find(part);
    this.#known.set(part, known);
    return known;
  }

  /** The same of its prose. */
  proseWith(part: string): string {
    const known = this.#prose.get(part) ?? proseWith(this.text, part);
    this.#prose.set(part, known);
    return known;
  }

  #find(part: string): string {
    const { text } = this;
    const found: string[] = [];
    for (let at = text.indexOf(part), end = 0; at >= 0; at = text.indexOf(part, end)) {
      end = text.indexOf('\n', at);
      if (end < 0) end = text.length;
      found.push(text.slice(text.lastIndexOf('\n', at) + 1, end));
    }
    return found.join('\n');
  }
}

/** A part of a text, and how many lines there are above it. */
interface Part {
  readonly text: string;
  readonly line: number;
}

/** The lines of a part. What belongs together over more of them may be missed. */
const LINES_OF_PART = 2000;

/** The prose of a text, part by part as far as it is needed: most signs are found in the first. */
class LazyProse {
  readonly #parts: Part[] = [];

  constructor(private readonly text: string) {}

  *parts(): Generator<Part, void> {
    const { length } = linesOf(this.text).all;
    for (let index = 0; index * LINES_OF_PART < length; index++) {
      const part = this.#parts[index] ?? this.#part(index * LINES_OF_PART);
      this.#parts[index] = part;
      yield part;
    }
  }

  #part(line: number): Part {
    return { text: proseBetween(this.text, line, line + LINES_OF_PART), line };
  }
}

/** The most characters of a sign that are shown. */
const MAX_SHOWN = 40;

/** All signs, dialect by dialect. */
const SIGNS: readonly DialectSign[] = [
  ...OF_PANDOC,
  ...OF_QUARTO,
  ...OF_R_MARKDOWN,
  ...OF_MYST,
  ...OF_MDX,
  ...OF_GITBOOK,
  ...OF_HACKMD,
  ...OF_OBSIDIAN,
  ...OF_AZURE,
  ...OF_PROMPTS,
];

/** The ends of names of files that one program alone has. */
const FILE_NAMES: readonly (readonly [pattern: RegExp, dialect: TextDialect])[] = [
  [/\.qmd$/i, 'quarto'],
  [/\.rmd$/i, 'rmarkdown'],
  [/\.mdx$/i, 'mdx'],
];
