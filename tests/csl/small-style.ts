import { readFileSync } from 'node:fs';
import type { Cite, Cluster } from '../../engine/src/csl/cite.js';
import type { Token } from '../../engine/src/csl/finish.js';
import type { CslItem } from '../../engine/src/csl/item.js';
import { createProcessor } from '../../engine/src/csl/processor.js';

const LOCALES = new Map(
  ['en-US', 'de-DE', 'fr-FR', 'ru-RU'].map((language) => [
    language,
    readFileSync(new URL(`../../engine/src/csl/locales/${language}.xml`, import.meta.url), 'utf8'),
  ]),
);

/** A style that shows one thing: the content of its elements, and their attributes as they are written. */
export interface SmallStyle {
  /** The elements in the layout of citations. */
  readonly layout: string;
  readonly layoutAttributes?: string;
  /** Of `cs:style`, such as `class="note"`. */
  readonly style?: string;
  /** Of `cs:citation`. */
  readonly citation?: string;
  readonly sort?: string;
  /** Macros, and locales of the style's own. */
  readonly above?: string;
  /** The elements in the layout of the bibliography. */
  readonly entry?: string;
  readonly bibliography?: string;
  readonly entrySort?: string;
  readonly language?: string;
}

/** An item without the id, which is its index, and the type, which is a book. */
export type SmallItem = Readonly<Record<string, unknown>>;

/** A cite of the item with an index. */
export type SmallCite = number | readonly [item: number, more: Partial<Cite>];

/** Cites in one place, with what is particular about them as a citation. */
export type SmallCitation =
  | readonly SmallCite[]
  | ({ readonly cites: readonly SmallCite[] } & Omit<Partial<Cluster>, 'cites'>);

/**
 * What a style prints for sources: citations, each of them in a note of its own if the style has notes, and entries. Without
 * `citations`, each source is cited by itself.
 */
export function printed(
  style: SmallStyle,
  items: readonly SmallItem[],
  citations: readonly SmallCitation[] = items.map((_, index) => [index]),
): { readonly citations: readonly string[]; readonly entries: readonly string[] } {
  const { citations: found, bibliography } = processed(style, items, citations);
  return {
    citations: found.map(({ tokens }) => marked(tokens)),
    entries: bibliography.map(({ tokens }) => marked(tokens)),
  };
}

/** The author in the sentence and the citation after it. */
export function narrated(
  style: SmallStyle,
  items: readonly SmallItem[],
  cite: SmallCite,
): readonly [author: string, citation: string] {
  const [found] = processed(style, items, [{ cites: [cite], isNarrative: true }]).citations;
  return [marked(found?.author ?? []), marked(found?.tokens ?? [])];
}

function processed(
  { layout, layoutAttributes = '', style = '', citation = '', sort = '', above = '', ...others }: SmallStyle,
  items: readonly SmallItem[],
  citations: readonly SmallCitation[],
) {
  const { entry, bibliography = '', entrySort = '', language = 'en-US' } = others;
  const source = `<style xmlns="http://purl.org/net/xbiblio/csl" version="1.0" ${style}>${above}
    <citation ${citation}>${sort}<layout ${layoutAttributes}>${layout}</layout></citation>
    ${entry === undefined ? '' : `<bibliography ${bibliography}>${entrySort}<layout>${entry}</layout></bibliography>`}</style>`;
  const complete = items.map((item, index): CslItem => ({ type: 'book', ...item, id: String(index) }));
  const isNote = style.includes('class="note"');
  const result = createProcessor(source, LOCALES, language)?.process(
    citations.map((citation, index) => {
      const { cites, ...more } = 'cites' in citation ? citation : { cites: citation };
      return {
        note: isNote ? index + 1 : 0,
        ...more,
        cites: cites.map((cite) => {
          const [item, own] = typeof cite === 'number' ? [cite, {}] : cite;
          return { id: String(item), ...own };
        }),
      };
    }),
    new Map(complete.map((item) => [item.id, item])),
  );
  if (!result) throw new Error('Cannot read the style of a test');
  return result;
}

/** The citations of sources, each cited by itself. */
export function cited(style: SmallStyle | string, ...items: readonly SmallItem[]): readonly string[] {
  return printed(typeof style === 'string' ? { layout: style } : style, items).citations;
}

/** Text with the marks of Markdown around italics, bold and superscripts. */
function marked(tokens: readonly Token[]): string {
  const ends: string[] = [];
  return tokens
    .map((token) => {
      if (token.kind === 'text') return token.text;
      if (token.kind === 'close') return ends.pop() ?? '';
      const { fontStyle, fontWeight, verticalAlign } = (token.kind === 'open' && token.format) || {};
      const mark =
        fontStyle === 'italic' ? '*' : fontWeight === 'bold' ? '**' : verticalAlign === 'sup' ? '^' : '';
      ends.push(mark);
      return mark;
    })
    .join('');
}

/** A person, from `Family, Given`. */
export function person(name: string): {
  readonly family?: string | undefined;
  readonly given?: string | undefined;
} {
  const [family, given] = name.split(', ');
  return given === undefined ? { family } : { family, given };
}

/** People, from `Family, Given; Family, Given`. */
export function people(names: string): readonly object[] {
  return names.split('; ').map(person);
}
