import { renderBibliography, renderEntryInText } from './bibliography.js';
import {
  type Cite,
  type Cluster,
  type Distinction,
  FIRST,
  NO_DISTINCTION,
  type Placement,
  type ShownPart,
  type Subject,
} from './cite.js';
import { renderCluster, withCapital } from './clusters.js';
import { distinctions } from './disambiguate.js';
import { Effort } from './effort.js';
import { finished, type Token } from './finish.js';
import { type CslItem, dateOf, type SourcesByKey, textOf } from './item.js';
import { type Locale, localeChain, localeOf } from './locale.js';
import type { Area } from './names-element.js';
import { namesInText } from './names-in-text.js';
import { concat, findRole, isEmpty, join, NOTHING, type Output, plain, span } from './output.js';
import { placements } from './placement.js';
import { Rendering } from './render.js';
import { richText } from './rich-text.js';
import { sourceComparator } from './sort.js';
import { readStyle, type Style } from './style.js';
import { withCase } from './text-case.js';
import { childOf, type Element } from './xml.js';

/** A citation as it is printed. */
interface PrintedCitation {
  readonly tokens: readonly Token[];
  /** The names in front of a citation that is part of its sentence. */
  readonly author?: readonly Token[];
}

/** An entry of the bibliography as it is printed. */
interface PrintedEntry {
  readonly id: string;
  readonly tokens: readonly Token[];
}

interface Printed {
  readonly citations: readonly PrintedCitation[];
  readonly bibliography: readonly PrintedEntry[];
  /** The sources of which only the key is printed, since they take too much: why, by their ids. */
  readonly excesses: ReadonlyMap<string, string>;
}

/** What a caller may know better than the order of the clusters. */
interface ProcessOptions {
  /** Sources to list without citing them. */
  readonly uncited?: readonly string[];
  readonly placementOf?: (cite: Cite) => Placement | undefined;
}

/** Prints citations and the bibliography of a document in a style and a language. */
export class Processor {
  readonly style: Style;
  readonly locale: Locale;
  readonly #area: Area;

  /** `files`: locales by their languages; those of `localeChain(language)` are read. */
  constructor(style: Style, files: ReadonlyMap<string, string>, language: string) {
    this.style = style;
    this.locale = localeOf(language, files, style.root);
    this.#area = { element: style.citation, isCitation: true };
  }

  process(
    clusters: readonly Cluster[],
    items: SourcesByKey,
    { uncited = [], placementOf }: ProcessOptions = {},
  ): Printed {
    const known = clusters.map((cluster) => ({
      ...cluster,
      // A source has one id here, under whichever of its ids it is cited.
      cites: cluster.cites.flatMap((cite) => {
        const id = items.get(cite.id)?.id;
        return id === undefined ? [] : [id === cite.id ? cite : { ...cite, id }];
      }),
    }));
    const cited = known.flatMap(({ cites }) => cites.map(({ id }) => id));
    const ids = [...new Set([...cited, ...uncited.flatMap((id) => items.get(id)?.id ?? [])])];
    const effort = new Effort(ids.length + cited.length);
    const numbered = this.#ordered(
      ids.flatMap((id) => subjectsOf(items, id)),
      effort,
    );
    const distinguished = this.#distinguish(numbered, effort);
    const subjects = new Map(numbered.map((subject) => [subject.item.id, distinguished(subject)]));
    const ordered = this.#sortedClusters(known, subjects, effort);
    const distance = Number(this.style.citation.attributes['near-note-distance'] ?? 5);
    // What shows only a part, such as an author, is no citation that another one could repeat.
    const placed = placements(
      ordered.filter(({ shows }) => shows === undefined),
      distance,
    );
    const withPlace = (cite: Cite): Subject[] => {
      const subject = subjects.get(cite.id);
      return subject
        ? [{ ...subject, cite, placement: placementOf?.(cite) ?? placed.get(cite) ?? FIRST }]
        : [];
    };
    const bibliography = renderBibliography([...subjects.values()], this.style, this.locale, effort);
    return {
      citations: ordered.map((cluster) => this.#print(cluster, cluster.cites.flatMap(withPlace), effort)),
      bibliography: bibliography.map(({ subject, output }) => ({
        id: subject.item.id,
        tokens: finished(output, this.locale),
      })),
      excesses: effort.excesses,
    };
  }

  get #layout(): Element {
    return (
      childOf(this.style.citation, 'layout') ?? { name: 'layout', attributes: {}, children: [], text: '' }
    );
  }

  /** The sources in the order of the bibliography, with their numbers. */
  #ordered(subjects: readonly Subject[], effort: Effort): readonly Subject[] {
    const numbered = withNumbers(subjects);
    const { bibliography } = this.style;
    if (!bibliography) return numbered;
    const sort = sourceComparator(
      this.style,
      this.locale,
      { element: bibliography, isCitation: false },
      effort,
    );
    if (!sort) return numbered;
    return withNumbers(sort(numbered));
  }

  #distinguish(subjects: readonly Subject[], effort: Effort): (subject: Subject) => Subject {
    const found: ReadonlyMap<string, Distinction> = distinctions(
      // Includes sources that are only listed: the bibliography has them beside the others.
      subjects.map((subject) => ({ ...subject, placement: AGAIN })),
      this.style.citation,
      hasCondition(this.style.root),
      (subject) => {
        const rendering = new Rendering(this.style, this.locale, this.#area, subject, effort);
        return { text: plain(rendering.layout(this.#layout)), names: rendering.names };
      },
    );
    return (subject) => ({ ...subject, distinction: found.get(subject.item.id) ?? NO_DISTINCTION });
  }

  #sortedClusters(
    clusters: readonly Cluster[],
    subjects: ReadonlyMap<string, Subject>,
    effort: Effort,
  ): readonly Cluster[] {
    const sort = sourceComparator(this.style, this.locale, this.#area, effort);
    if (!sort) return clusters;
    return clusters.map((cluster) => {
      const own = cluster.cites.flatMap((cite): Subject[] => {
        const subject = subjects.get(cite.id);
        return subject ? [{ ...subject, cite }] : [];
      });
      const ordered = runs(own).flatMap((run) => (run.length < 2 ? run : sort(run)));
      return { ...cluster, cites: ordered.flatMap(({ cite }) => (cite ? [cite] : [])) };
    });
  }

  /** A note begins with a capital. */
  #begun(output: Output): Output {
    return this.style.isNote ? withCapital(output) : output;
  }

  #print(cluster: Cluster, subjects: readonly Subject[], effort: Effort): PrintedCitation {
    const render = (subject: Subject, withoutNames: boolean): Output => {
      const rendering = new Rendering(this.style, this.locale, this.#area, subject, effort);
      rendering.isInSentence = subject.cite?.authorOnly === true;
      if (rendering.isInSentence) return findRole(rendering.layout(this.#layout), 'names') ?? NOTHING;
      rendering.hidesNames = withoutNames || subject.cite?.suppressAuthor === true;
      const output = rendering.layout(this.#layout);
      return subject.cite?.hasCapital === true ? withCase(output, 'capitalize-first', '') : output;
    };
    const authorOf = (subject: Subject): Output => {
      const { id, hasAllNames = false, hasCapital = false } = subject.cite ?? { id: subject.item.id };
      const author = render({ ...subject, cite: { id, hasAllNames, authorOnly: true } }, false);
      // A style that only prints numbers says nothing of names, and a note has them in full.
      const isPart = cluster.shows !== undefined && this.style.isNote;
      const named = isEmpty(author) || isPart ? namesInText(subject.item, this.locale, hasAllNames) : author;
      return hasCapital ? withCase(named, 'capitalize-first', '') : named;
    };
    if (cluster.shows !== undefined)
      return {
        tokens: finished(this.#shown(cluster.shows, subjects, render, authorOf, effort), this.locale),
      };
    const print = (own: readonly Subject[]): readonly Token[] =>
      finished(this.#begun(renderCluster(own, this.style.citation, this.#layout, render)), this.locale);
    const [first, ...rest] = subjects;
    if (!cluster.isNarrative || !first?.cite) return { tokens: print(subjects) };
    const bare = { ...first, cite: { ...first.cite, suppressAuthor: true, hasCapital: false } };
    return { author: finished(authorOf(first), this.locale), tokens: print([bare, ...rest]) };
  }

  /** What a citation shows in a sentence, if it shows a part. */
  #shown(
    shows: ShownPart,
    subjects: readonly Subject[],
    render: (subject: Subject, withoutNames: boolean) => Output,
    authorOf: (subject: Subject) => Output,
    effort: Effort,
  ): Output {
    const {
      prefix: _prefix,
      suffix: _suffix,
      'vertical-align': _raised,
      ...attributes
    } = this.#layout.attributes;
    if (shows === 'bare')
      return renderCluster(subjects, this.style.citation, { ...this.#layout, attributes }, render);
    const partOf = (subject: Subject): Output => {
      switch (shows) {
        case 'author':
          return authorOf(subject);
        case 'year':
          return findRole(render(subject, true), 'year') ?? this.#yearOf(subject);
        case 'title':
          return titleOf(subject.item);
        case 'number':
          return String(subject.citationNumber ?? '');
        case 'entry':
          return renderEntryInText(subject, this.style, this.locale, effort);
      }
    };
    return join(
      subjects.map((subject) => {
        const part = partOf(subject);
        const shown = isEmpty(part) ? render(subject, false) : part;
        const { prefix = NOTHING, suffix = NOTHING } = subject.cite ?? {};
        return concat([prefix, span(shown, { source: subject.item.id }), suffix]);
      }),
      attributes.delimiter ?? ', ',
    );
  }

  /** The year of a source, for a style whose citations print none. */
  #yearOf({ item }: Subject): Output {
    const { parts, literal } = dateOf(item, 'issued') ?? { parts: [], literal: undefined };
    const [start] = parts;
    return start ? String(start.year) : (literal ?? this.locale.term('no date', 'short') ?? 'n.d.');
  }
}

/** A title in a sentence: in quotation marks if it is that of a part of something, else in italics. */
function titleOf(item: CslItem): Output {
  const title = textOf(item, 'title-short') || textOf(item, 'title');
  const isPart = textOf(item, 'container-title') !== '';
  return span(richText(title), isPart ? { isQuoted: true } : { format: { fontStyle: 'italic' } });
}

const AGAIN: Placement = { position: 'subsequent', isNearNote: true, firstNote: undefined };

function subjectsOf(items: SourcesByKey, id: string): readonly Subject[] {
  const item = items.get(id);
  if (!item) return [];
  return [
    { item, cite: undefined, placement: FIRST, citationNumber: undefined, distinction: NO_DISTINCTION },
  ];
}

function withNumbers(subjects: readonly Subject[]): readonly Subject[] {
  return subjects.map((subject, index) => ({ ...subject, citationNumber: index + 1 }));
}

function hasCondition({ attributes, children }: Element): boolean {
  return attributes.disambiguate !== undefined || children.some(hasCondition);
}

/** A processor for the text of a style; `undefined` if the text is not one. */
export function createProcessor(
  style: string,
  files: ReadonlyMap<string, string>,
  language: string,
): Processor | undefined {
  const read = readStyle(style);
  return read && new Processor(read, files, language);
}

export { localeChain };

/** One that has a prefix stays where it is, by itself: "but", in "see B; but C; A", is about what is before it. */
function runs(subjects: readonly Subject[]): readonly (readonly Subject[])[] {
  const found: Subject[][] = [];
  for (const subject of subjects) {
    const last = found.at(-1);
    if (last && !hasPrefix(subject) && !hasPrefix(last[0])) last.push(subject);
    else found.push([subject]);
  }
  return found;
}

function hasPrefix(subject: Subject | undefined): boolean {
  return !isEmpty(subject?.cite?.prefix ?? NOTHING);
}
