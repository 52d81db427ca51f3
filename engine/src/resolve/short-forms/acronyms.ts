import { notice, type Report, repeatable } from '../../api/notice.js';
import type { Block, DefinitionGroup, Document, Text } from '../../model/document.js';
import type { Acronym } from '../../model/metadata.js';
import { nearest } from '../../model/names/nearest.js';
import { plainText } from '../../model/nodes/plain-text.js';
import { walkDocument } from '../../model/nodes/walk.js';
import { anyOf, withTexts } from './short-forms.js';

type Form = 'usual' | 'short' | 'long' | 'full';

/** The commands of the LaTeX packages glossaries, acronym and acro; those for plurals end in `pl` or `p`. */
const FORMS: Readonly<Record<string, Form>> = {
  gls: 'usual',
  ac: 'usual',
  acs: 'short',
  acrshort: 'short',
  acl: 'long',
  acrlong: 'long',
  acf: 'full',
  acrfull: 'full',
};
const COMMAND = /\\(gls|acrshort|acrlong|acrfull|acs|acl|acf|ac)(pl|p)?\*?\{([^{}\n]{1,80})\}/giu;
/** Marks the place of the list of acronyms, in a paragraph of its own. */
const PLACE =
  /^(?:\\print(?:acronyms|glossary|glossaries|noidxglossary)(?:\[[^\]\n]*\])?|\[(?:ACRONYMS|GLOSSARY)\])$/;

/**
 * Spells out acronyms at their first use, `three-letter acronym (TLA)`, and abbreviates them afterwards. Supports LaTeX's
 * `\\gls{TLA}` and `\\ac{TLA}` with their variants, and `+TLA` as in pandoc-acro. A list of the acronyms used replaces
 * `\\printacronyms`.
 */
export function expandAcronyms(document: Document, report: Report): Document {
  const { acronyms } = document.metadata;
  if (!acronyms) return document;
  const usage = new Usage(acronyms, report);
  const values = new Map<Text, string>();
  let isHeading = false;
  let line = 1;
  walkDocument(document, {
    block(block) {
      isHeading = block.type === 'heading' || block === document.title || block === document.subtitle;
      line = block.line;
    },
    inline(inline) {
      if (inline.type !== 'text' || !/[\\+]/.test(inline.value)) return;
      const value = usage.expanded(inline.value, isHeading, line);
      if (value !== inline.value) values.set(inline, value);
    },
  });
  const listed = document.blocks.flatMap((block): readonly Block[] => {
    const isPlace = block.type === 'paragraph' && PLACE.test(plainText(block.children).trim());
    return isPlace ? usage.list(block.line) : [block];
  });
  return withTexts({ ...document, blocks: listed }, values);
}

/** The acronyms used so far. */
class Usage {
  readonly #used = new Set<string>();
  readonly #explained = new Set<string>();
  readonly #plus: RegExp;

  constructor(
    private readonly acronyms: ReadonlyMap<string, Acronym>,
    private readonly report: Report,
  ) {
    this.#plus = new RegExp(`(?<![\\p{L}\\p{N}+\\\\])\\+(${anyOf(acronyms.keys())})(?![\\p{L}\\p{N}])`, 'gu');
  }

  expanded(text: string, isHeading: boolean, line: number): string {
    return text
      .replace(COMMAND, (source, command: string, plural: string | undefined, key: string) => {
        const form = FORMS[command.toLowerCase()] ?? 'usual';
        const expansion = this.#expansion(key.trim(), form, plural !== undefined, isHeading, line);
        if (expansion === undefined) return source;
        return /^[A-Z]/.test(command) ? expansion.charAt(0).toUpperCase() + expansion.slice(1) : expansion;
      })
      .replace(
        this.#plus,
        (source, key: string) => this.#expansion(key, 'usual', false, isHeading, line) ?? source,
      );
  }

  #expansion(
    key: string,
    form: Form,
    isPlural: boolean,
    isHeading: boolean,
    line: number,
  ): string | undefined {
    const found = this.acronyms.get(key);
    if (!found) {
      const meant = nearest(key, this.acronyms.keys());
      const advice = meant === undefined ? '' : ` (did you mean ${meant}?)`;
      const message = `Front matter has no short form or term ${key}${advice}; it was kept as written`;
      this.report(
        repeatable(notice('acronym-unknown', message, line), {
          subject: 'short forms or terms',
          name: key,
          predicate: 'are not in front matter; they were kept as written',
        }),
      );
      return undefined;
    }
    this.#used.add(key);
    const short = isPlural ? found.shortPlural : found.short;
    const long = isPlural ? found.longPlural : found.long;
    if (long === undefined || form === 'short') return short;
    if (form === 'long') return long;
    // Headings are not the place for explanations, as they also appear in the table of contents.
    const isFirst = !isHeading && !this.#explained.has(key);
    if (form === 'usual' && !isFirst) return short;
    this.#explained.add(key);
    return `${long} (${short})`;
  }

  /** A definition list of the acronyms used, in alphabetical order. */
  list(line: number): readonly Block[] {
    const used = [...this.#used].flatMap((key) => this.acronyms.get(key) ?? []);
    if (used.length === 0) return [];
    const sorted = used.toSorted((one, other) => one.short.localeCompare(other.short));
    const children = sorted.map(
      ({ short, meaning }): DefinitionGroup => ({
        terms: [{ children: [{ type: 'text', value: short }], line }],
        definitions: [
          { children: [{ type: 'paragraph', children: [{ type: 'text', value: meaning }], line }], line },
        ],
      }),
    );
    return [{ type: 'definitionList', spread: false, children, line }];
  }
}
