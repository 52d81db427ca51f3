import { notice, type Report } from '../../api/notice.js';
import type { Settings } from '../../api/settings.js';
import { bounded } from '../../budget/index.js';
import type { Cite, Cluster } from '../../csl/cite.js';
import type { Token } from '../../csl/finish.js';
import { localeChain } from '../../csl/locale.js';
import type { Output } from '../../csl/output.js';
import { Processor } from '../../csl/processor.js';
import { richText } from '../../csl/rich-text.js';
import { readStyle, type Style, styleFault } from '../../csl/style.js';
import type { CitedCluster, Citing, PrintedCitations } from '../../model/citing.js';
import type { Inline, WrittenCite } from '../../model/document.js';
import type { CitingRequest } from '../../model/metadata.js';
import { nearest } from '../../model/names/nearest.js';
import { fieldsOf } from './citation-fields.js';
import { locatorReader } from './locators.js';
import { inlinesOf } from './printed-inlines.js';
import { itemsIn, unreadSources } from './sources.js';
import { bundledLocales, bundledStyle } from './styles.js';
import { readSource, UnreadSources } from './unread-sources.js';

/** The text of a file, or why there is none, if that is known, in words that can follow a colon. */
export interface LoadedFile {
  readonly text?: string;
  readonly reason?: string;
  /** Its encoding was guessed. */
  readonly isGuessed?: boolean;
}

interface Given {
  /** The contents of the bibliography files. */
  readonly texts: readonly string[];
  readonly request: CitingRequest | undefined;
  readonly settings: Settings;
  readonly language: string;
  readonly report: Report;
  readonly loadFile: (name: string) => Promise<LoadedFile>;
}

/** Reads sources and a CSL style, and returns the functions that print citations with them. */
export async function citingOf(given: Given): Promise<Citing> {
  const { request, settings } = given;
  const style = await styleOf(given);
  const named = settings.language ?? request?.language ?? style.defaultLanguage ?? given.language;
  const items = await itemsOf({ ...given, language: named });
  const processor = new Processor(style, await bundledLocales(localeChain(named)), named);
  const readSuffix = locatorReader(processor.locale);
  let last: { readonly request: string; readonly printed: PrintedCitations } | undefined;
  const isShown = request?.hasBibliography !== false;

  const keysOf = (keys: readonly string[]): readonly string[] =>
    keys.flatMap((key) => (key === '*' ? [...items.keys()] : [key]));

  const citeOf = (
    { key, prefix, suffix, suppressAuthor, hasAllNames, hasCapital }: WrittenCite,
    shows: CitedCluster['shows'],
  ): Cite => {
    // Beside a part alone, such as a year, the style prints no locator.
    const isPart = shows !== undefined && shows !== 'bare';
    const { locator, label, rest } = isPart
      ? { locator: undefined, label: undefined, rest: suffix }
      : readSuffix(suffix);
    return {
      id: key,
      ...(prefix !== '' && { prefix: textAround(prefix) }),
      ...(rest.trim() !== '' && { suffix: textAround(rest) }),
      ...(locator !== undefined && { locator }),
      ...(label !== undefined && { label }),
      ...(suppressAuthor && { suppressAuthor }),
      ...(hasAllNames && { hasAllNames }),
      ...(hasCapital && { hasCapital }),
    };
  };

  return {
    isNote: style.isNote,
    title: request?.title,
    sectionLevels: request?.sectionLevels,
    hasSources: items.size > 0,
    has: (key) => items.has(key),
    nearest: (key) => nearest(key, items.keys()),
    print(chapters) {
      // While a text is edited, its citations mostly stay the same.
      const asked = JSON.stringify(chapters);
      if (last?.request === asked) return last.printed;
      const final = chapters.length - 1;
      const rendered = chapters.map(({ clusters, uncited }, index) => {
        const own = keysOf(index === final ? [...(request?.uncited ?? []), ...uncited] : uncited);
        const all = clusters.map(
          ({ cites, ...place }): Cluster => ({
            ...place,
            cites: cites.map((cite) => citeOf(cite, place.shows)),
          }),
        );
        return { clusters, all, uncited: own, ...processor.process(all, items, { uncited: own }) };
      });
      const fields = fieldsOf(
        rendered.flatMap(({ clusters }) => clusters),
        rendered.flatMap(({ all }) => all),
        items,
        rendered.flatMap(({ uncited }) => uncited),
        settings,
        processor,
      );
      const anchors = anchorsOf(rendered.map(({ bibliography }) => (isShown ? bibliography : [])));
      const isLinked = request?.linksCitations === true && !style.isNote;
      let count = 0;
      const printed: PrintedCitations = {
        chapters: rendered.map(({ citations, bibliography, clusters }, chapter) => ({
          citations: citations.map(({ tokens, author }, index) => {
            const plain = textOf(tokens);
            const at = count++;
            const field =
              clusters[index]?.shows === undefined
                ? fields?.citation(at, settings.smartQuotes ? keptSpaces(plain) : plain)
                : undefined;
            const content = inlinesOf(tokens, 1, isLinked ? (id) => anchors[chapter]?.get(id) : undefined);
            return {
              content: settings.smartQuotes ? withKeptSpaces(content) : content,
              ...(author && { author: inlinesOf(author, 1) }),
              ...(field !== undefined && { field }),
            };
          }),
          bibliography: isShown
            ? bibliography.map(({ id, tokens }) => ({
                anchor: anchors[chapter]?.get(id) ?? '',
                content: inlinesOf(tokens, 1),
              }))
            : [],
        })),
        ...(fields && { bibliographyField: fields.bibliography, program: fields.program }),
        excesses: rendered.flatMap(({ excesses }) => [...excesses].map(([key, reason]) => ({ key, reason }))),
      };
      last = { request: asked, printed };
      return printed;
    },
  };
}

/** The names of the places of entries by the ids of their sources, for each bibliography; a source can be in several. */
function anchorsOf(
  bibliographies: readonly (readonly { readonly id: string }[])[],
): readonly ReadonlyMap<string, string>[] {
  const taken = new Set<string>();
  return bibliographies.map((entries, index) => {
    const own = new Map<string, string>();
    for (const { id } of entries) {
      own.set(id, taken.has(id) ? `ref-${id}--${index + 1}` : `ref-${id}`);
      taken.add(id);
    }
    return own;
  });
}

/** Replaces the space between the label and the number of a locator, as in "p. 12", with a no-break space. */
function withKeptSpaces(inlines: readonly Inline[]): readonly Inline[] {
  return inlines.map((inline) => {
    if (inline.type === 'text') return { ...inline, value: keptSpaces(inline.value) };
    return inline.type === 'link' ? { ...inline, children: withKeptSpaces(inline.children) } : inline;
  });
}

function keptSpaces(text: string): string {
  return text.replace(LABEL_SPACE, '\u00a0');
}

/** The space after a locator's label, such as "p." or "§". The "al." in "et al." is not a label. */
const LABEL_SPACE = /(?<=(?<!\p{L})(?!al\.)(?:\p{L}{1,5}\.|[§¶]{1,2})) (?=\d|[ivxlIVXL]+(?!\p{L}))/gu;

function textOf(tokens: readonly Token[]): string {
  return tokens.map((token) => (token.kind === 'text' ? token.text : '')).join('');
}

/** The sources of all files, by citation key; of several with the same key, the first counts. */
async function itemsOf({ texts, request, language, report }: Given): Promise<UnreadSources> {
  const items = new UnreadSources();
  for (const item of itemsIn(request?.references)) items.add(readSource(item));
  for (const text of texts) {
    const line = request?.lines.bibliography ?? 1;
    const sources = await unreadSources(text, language, (finding) =>
      report(notice('source-simplified', `${finding} (in a bibliography)`, line)),
    );
    if (!sources) report(notice('bibliography-not-loaded', NO_SOURCES, line));
    for (const source of sources ?? []) items.add(source);
  }
  return items;
}

const NO_SOURCES =
  'A bibliography has no sources in BibTeX, RIS, PubMed’s or EndNote’s formats, CSL JSON or CSL YAML; it was left out';

/** The requested style, or else that of the style guide that the template follows. */
async function styleOf({ request, settings, loadFile, report }: Given): Promise<Style> {
  const requested = settings.citations.style ?? request?.style;
  const fallback = settings.styleGuide ?? 'chicago-author-date';
  let reason: string | undefined;
  const find = async (name: string): Promise<Style | undefined> => {
    const own = /^\s*</.test(name) ? name : await bundledStyle(name);
    const loaded = own === undefined ? await loadFile(name) : {};
    reason = loaded.reason;
    const text = own ?? loaded.text;
    const style = text === undefined ? undefined : readStyle(text);
    if (style?.parent === undefined) return style;
    const parent = await bundledStyle(style.parent);
    return parent === undefined ? undefined : readStyle(parent);
  };
  const found = requested === undefined ? undefined : await find(requested);
  const fault = found && styleFault(found);
  if (found && fault === undefined) return found;
  if (requested !== undefined) {
    const name = /^\s*</.test(requested) ? found?.id || 'that was given' : requested;
    const why = reason === undefined ? '' : `: ${reason}`;
    const message =
      fault === undefined
        ? `Citation style ${name} was not found or cannot be read${why}; ${fallback} is used`
        : `Citation style ${name} cannot be used: ${fault}; ${fallback} is used`;
    report(notice('citation-style-not-loaded', message, request?.lines.style ?? 1));
  }
  const style = await find(fallback);
  if (!style) throw new Error(`Cannot read the style ${fallback}, expected one that comes with the program`);
  return style;
}

/** A prefix or suffix. One with marks in more marks than anyone writes is kept as written. */
function textAround(markdown: string): Output {
  return bounded(() => richText(tagged(markdown))).value ?? markdown;
}

/** Converts emphasis, superscripts and subscripts in Markdown (`km^-2^`, `H~2~O`) to the HTML tags of CSL-JSON. */
function tagged(markdown: string): string {
  return markdown
    .replace(/\*\*([^*]+)\*\*/g, '<b>$1</b>')
    .replace(/\*([^*]+)\*/g, '<i>$1</i>')
    .replace(/(?<![\p{L}\p{N}])_([^_]+)_(?![\p{L}\p{N}])/gu, '<i>$1</i>')
    .replace(/(?<!\^)\^([^\s^]+)\^(?!\^)/g, '<sup>$1</sup>')
    .replace(/(?<!~)~([^\s~]+)~(?!~)/g, '<sub>$1</sub>');
}
