/*
 * Several files as one text. In: files of any kind (`open.ts` reads each as Markdown: notebooks, pages, e-books, tables,
 * conversations, archives). Out: one Markdown text, and for each of its lines the file and line that it comes from (`line-
 * ranges.ts`).
 *
 * Read in this order: `open.ts`; `prepared.ts`, a text with all that must change when it is joined; `order/`, the plan: by a
 * table of contents, by front matter or by names; this file, which joins: headings move down, notes stay
 * apart, links lead to places within (`addresses.ts`), embedded texts take their places (`embeds.ts`).
 */
import { type Addresses, placeIn, rewritten } from './addresses.js';
import type { Embed } from './embeds.js';
import { FileIndex } from './file-index.js';
import { droppedFrontMatter, frontMatter, givesFrontMatter } from './front-matter.js';
import { type CombinedLine, folded, LineLayout } from './layout-lines.js';
import { type LineRange, lineRanges } from './line-ranges.js';
import { type Edit, fold, Names, type Renamed } from './names.js';
import { type SourceNotice, sourceNotice } from './notice.js';
import { wholeTable } from './notion.js';
import { isTitleText, type Plan, type PlanEntry, type PlannedFile } from './order/plan.js';
import { nameOf, titleOf } from './paths.js';
import { lineOf, type PreparedHeading, type PreparedText } from './prepared.js';
import { shownPictures } from './shown-pictures.js';

/** Several files as one text. */
interface CombinedText {
  readonly markdown: string;
  /** The origins of its lines, in order. */
  readonly lines: readonly LineRange[];
  /** The paths of the pictures that it shows. */
  readonly picturePaths: readonly string[];
  /** The paths of the files with sources or a citation style that its front matter names. */
  readonly libraryPaths: readonly string[];
  /** In the order of the files. */
  readonly notices: readonly SourceNotice[];
}

/** Everything that was read. */
export interface Material {
  readonly texts: ReadonlyMap<string, PreparedText>;
  /** Of all files, including those that no text is made from. */
  readonly paths: ReadonlySet<string>;
  readonly embeds: ReadonlyMap<string, ReadonlyMap<number, Embed>>;
  /** The paths of files with sources for citations or with a citation style. */
  readonly libraries: readonly string[];
}

/** Joins files into one text, in the order of a plan. */
export function combine(material: Material, plan: Plan): CombinedText {
  return new Combiner(material, plan).text();
}

class Combiner {
  readonly #notices: SourceNotice[];
  readonly #index: FileIndex;
  readonly #layout: LineLayout;
  /** The address of the beginning of a file: that of a heading generated for it, or an HTML anchor. */
  readonly #begins = new Map<string, string>();
  readonly #marks = new Map<string, string>();
  readonly #picturePaths = new Set<string>();
  /** In the order of the plan. */
  readonly #texts: readonly PreparedText[];

  constructor(
    private readonly material: Material,
    private readonly plan: Plan,
  ) {
    this.#notices = [...plan.notices];
    const planned = plan.entries.map((entry) => 'path' in entry && material.texts.get(entry.path));
    this.#texts = planned.filter((text) => text !== undefined && text !== false);
    this.#index = new FileIndex(material.paths);
    this.#layout = new LineLayout(material.texts, material.embeds);
  }

  text(): CombinedText {
    const front = frontMatter(this.plan, this.#texts, this.material.libraries);
    const lost = droppedFrontMatter(this.plan, this.#texts);
    if (lost) this.#notices.push(lost);
    for (const entry of this.plan.entries) this.#enter(entry);
    this.#layout.addDefinitions();
    const edits = this.#edits();
    const lines: CombinedLine[] = [...front, ...this.#withMarks()];
    const written = lines.flatMap((line) => {
      return [{ ...line, text: this.#written(line, edits) }];
    });
    while (written.at(-1)?.text === '') written.pop();
    return {
      markdown: written.map(({ text }) => `${text}\n`).join(''),
      lines: lineRanges(written, (path) => this.material.texts.get(path)),
      picturePaths: [...this.#picturePaths],
      libraryPaths: this.material.libraries.filter((path) =>
        front.some(({ text }) => text?.includes(nameOf(path))),
      ),
      notices: [...this.#notices, ...this.#layout.notices],
    };
  }

  #enter(entry: PlanEntry): void {
    if ('heading' in entry) {
      this.#layout.heading(entry.heading, entry.depth + 1, this.plan.from ?? '');
      return;
    }
    const text = this.material.texts.get(entry.path);
    if (!text) return;
    const title = this.#missingTitle(entry, text);
    const depth = entry.depth + 1;
    if (title !== undefined) this.#begins.set(text.path, `#${this.#layout.heading(title, depth, text.path)}`);
    const top = text.topDepth ?? 6;
    const shift = Math.max(0, depth + (title === undefined ? 0 : 1) - top);
    const deepest = text.headings.find((heading) => heading.depth + shift > 6);
    if (deepest) {
      const message = 'Headings here go deeper than level 6; they became level 6';
      this.#notices.push(sourceNotice('heading-too-deep', text.path, message, lineOf(text, deepest.start)));
    }
    this.#layout.file(text, shift);
  }

  /** The title to add to a text that has none. */
  #missingTitle({ title }: PlannedFile, text: PreparedText): string | undefined {
    const hasTitle = text.headings.some((heading) => heading.depth === 1);
    if (this.plan.entries.length === 1 && (hasTitle || text.kind !== 'page')) return undefined;
    const isHeading = (name: string): boolean =>
      text.headings.some((heading) => folded(heading.text) === folded(name));
    const isFront = givesFrontMatter(text, this.plan, this.#texts);
    const own = isFront ? undefined : text.title;
    if (own !== undefined && text.kind !== 'page') return isHeading(own) ? undefined : own;
    if (hasTitle || (title !== undefined && isHeading(title))) return undefined;
    this.#isVault ??= this.#hasWikiLinks();
    if (this.#isVault) return own ?? titleOf(text.path);
    return text.beginsWithHeading ? undefined : (own ?? (isFront ? undefined : title));
  }

  /** In a vault, the name of a note is its title. */
  #isVault: boolean | undefined;

  #hasWikiLinks(): boolean {
    return [...this.material.texts.values()].some(({ path, scan }) =>
      scan.targets.some(({ kind, value }) => {
        const [page = ''] = value.split(/[|#\\]/);
        return kind === 'wiki' && this.material.texts.has(this.#index.byName(page.trim(), path) ?? '');
      }),
    );
  }

  #edits(): ReadonlyMap<string, ReadonlyMap<number, readonly Edit[]>> {
    const inDocument = new Set(this.#layout.lines.map(({ path }) => path));
    const texts = new Map([...this.material.texts].filter(([path]) => inDocument.has(path)));
    const names = new Names();
    const renamed = new Map<string, Renamed>();
    for (const path of inDocument) {
      const text = texts.get(path);
      if (text) renamed.set(path, names.add(text));
    }
    const { slugs } = this.#layout;
    const addresses: Addresses = {
      index: this.#index,
      texts,
      alias: (path) => wholeTable(path, this.material.paths),
      begin: (path) => this.#begin(path),
      place: (text, name) => placeIn(text, name, slugs, renamed.get(text.path)?.ids ?? new Map()),
      report: (notice) => void this.#notices.push(notice),
      picture: (path) => void this.#picturePaths.add(path),
    };
    const all = new Map<string, ReadonlyMap<number, readonly Edit[]>>();
    for (const [path, text] of texts) {
      const embeds = this.material.embeds.get(path);
      const targets = text.scan.targets.flatMap((target) => {
        // It is replaced by the text that it refers to.
        const embed = embeds?.get(target.line);
        if (embed && target.from >= embed.from && target.to <= embed.to && target.kind !== 'wiki-embed')
          return [];
        const written = rewritten(target, text, addresses);
        return written === undefined
          ? []
          : [{ line: target.line, from: target.from, to: target.to, text: written }];
      });
      const pictures = shownPictures(text, addresses);
      all.set(path, byLine([...(renamed.get(path)?.edits ?? []), ...targets, ...pictures]));
    }
    return all;
  }

  #begin(path: string): string {
    const known = this.#begins.get(path);
    if (known !== undefined) return known;
    const text = this.material.texts.get(path);
    const [heading] = text?.headings ?? [];
    const slug =
      heading && (text?.beginsWithHeading || isTitle(text, heading))
        ? this.#layout.slugs.get(heading)
        : undefined;
    const mark = `file-${fold(titleOf(path))
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')}`;
    if (slug === undefined) this.#marks.set(path, this.#unusedMark(mark));
    const address = `#${slug ?? this.#marks.get(path)}`;
    this.#begins.set(path, address);
    return address;
  }

  #unusedMark(mark: string): string {
    const taken = new Set(this.#marks.values());
    let name = mark;
    for (let count = 2; taken.has(name); count++) name = `${mark}-${count}`;
    return name;
  }

  /** All lines, with anchors at the beginnings of files that links refer to and no heading names. */
  #withMarks(): CombinedLine[] {
    const marks = new Map<number, string>();
    for (const [path, mark] of this.#marks) {
      const at = this.#layout.begins.get(path);
      if (at !== undefined) marks.set(at, `${marks.get(at) ?? ''}<a id="${mark}"></a>`);
    }
    return this.#layout.lines.flatMap((line, index) => {
      const mark = marks.get(index);
      return mark === undefined
        ? [line]
        : [{ ...line, text: line.prefix + mark, shift: 0 }, { ...line, text: line.prefix }, line];
    });
  }

  #written(
    laid: CombinedLine,
    edits: ReadonlyMap<string, ReadonlyMap<number, readonly Edit[]>>,
  ): string | undefined {
    const { path, line, prefix, shift } = laid;
    if (laid.text !== undefined) return laid.text;
    const text = this.material.texts.get(path);
    const whole = text?.lines[line] ?? '';
    const [start, end] = laid.columns ?? [0, whole.length];
    // From the end backwards.
    const pieces: string[] = [];
    let rest = end;
    for (const { from, to, text: other } of edits.get(path)?.get(line) ?? []) {
      if (from < start || to > rest) continue;
      pieces.push(whole.slice(to, rest), other);
      rest = from;
    }
    let written = [...pieces, whole.slice(start, rest)].reverse().join('');
    if (text && shift > 0) written = shifted(text, line, written, shift);
    return (prefix + written).trimEnd() === '' ? '' : prefix + written;
  }
}

function isTitle(text: PreparedText | undefined, heading: PreparedHeading): boolean {
  return heading.depth === 1 && text !== undefined && isTitleText(text);
}

/** The edits of each line, the last ones first. */
function byLine(edits: readonly (Edit & { readonly line: number })[]): ReadonlyMap<number, readonly Edit[]> {
  const lines = new Map<number, Edit[]>();
  for (const { line, ...edit } of edits) {
    const own = lines.get(line);
    if (own) own.push(edit);
    else lines.set(line, [edit]);
  }
  for (const own of lines.values()) own.sort((a, b) => b.from - a.from || b.to - a.to);
  return lines;
}

/** A line of a heading, moved down some levels. */
function shifted(text: PreparedText, line: number, written: string, shift: number): string {
  const heading = text.headings.find(({ start, end }) => start <= line && line < end);
  if (!heading) return written;
  const depth = Math.min(heading.depth + shift, 6);
  if (heading.isHtml)
    return written.replace(
      /<(\/?)h([1-6])\b/gi,
      (_, slash: string, level: string) => `<${slash}h${Math.min(Number(level) + shift, 6)}`,
    );
  if (!heading.isUnderlined)
    return written.replace(/^((?:[ \t]|>|(?:[-*+]|\d+[.)])[ \t])*)#{1,6}/, `$1${'#'.repeat(depth)}`);
  const isUnderline = line === heading.end - 1;
  if (depth === 2)
    return isUnderline
      ? written.replace(/=+\s*$/, (signs) => '-'.repeat(Math.max(signs.trim().length, 2)))
      : written;
  // An underline cannot express more than the second level.
  if (isUnderline) return written.replace(/(?:=+|-+)\s*$/, '');
  return line === heading.start ? written.replace(/^((?:[ \t]|>)*)/, `$1${'#'.repeat(depth)} `) : written;
}
