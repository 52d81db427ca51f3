import { grouped } from '../text/counted.js';
import { declaredEncoding, decodedText } from '../text/decoded-text.js';
import { pushAll } from '../text/long-arrays.js';
import { bookText } from './book.js';
import { withIncludedCode } from './code-includes.js';
import type { Material } from './combine.js';
import { conversationText } from './conversations/conversation-text.js';
import { conversationsIn } from './conversations/conversations.js';
import { tableText } from './csv.js';
import { FileIndex } from './file-index.js';
import type { SourceFile, TextMakers } from './files.js';
import { isMain, kindOf, type SourceKind } from './kinds.js';
import { embedsIn, mentionsIn } from './mentions.js';
import { NeededFiles } from './needed-files.js';
import { notebookText } from './notebook/notebook.js';
import { type SourceNotice, sourceNotice, unread } from './notice.js';
import { settleNotion, wholeTable } from './notion.js';
import { OpenedSources, type Sources } from './opened.js';
import { fromNames } from './order/by-name.js';
import { fromFilesList } from './order/files-list.js';
import { withMetadata } from './order/metadata.js';
import type { Mentions, Plan, PlanInput } from './order/plan.js';
import { fromSettings, isSettingsFile } from './order/settings.js';
import { fromSummary } from './order/summary.js';
import { pageText } from './page-text.js';
import { folderOf, isPicture, nameOf } from './paths.js';
import { type PreparedText, prepared } from './prepared.js';
import { outermost, withoutInner } from './reachable.js';
import { markdownText, type TextFile } from './read-text.js';
import { SOURCE_LIMITS, unpack } from './unpack.js';
import { withVariables } from './variables.js';

/** How files are read. */
export interface OpenOptions {
  /** Whether to omit the code of notebooks, and of chunks in R Markdown and Quarto. */
  readonly hidesCode?: boolean;
  /** Whether to omit the questions of conversations with chat assistants. */
  readonly hidesQuestions?: boolean;
  /** Called while files are read, with how much is done: from 0 to 1. */
  readonly onProgress?: (done: number) => void;
}

/**
 * Reads files of any kind that can be a document or a part of one: Markdown, plain text, HTML pages, notebooks, tables
 * of comma-separated values, exported conversations, e-books, and zip archives of all these. What cannot be read, or is too much,
 * gives a notice.
 */
export async function openSources(
  files: readonly SourceFile[],
  makers: TextMakers,
  options: OpenOptions = {},
): Promise<Sources> {
  const opener = new Opener(makers, options);
  return opener.open(files);
}

class Opener {
  readonly #notices: SourceNotice[] = [];
  readonly #texts: TextFile[] = [];
  readonly #csv = new Map<string, string>();
  readonly #settings = new Map<string, string>();
  /** How to read what is in other files. */
  readonly #inner = new Map<string, () => Promise<Uint8Array>>();
  readonly #libraries: string[] = [];
  #others: string[] = [];
  /** Conversations of exports by their paths, with their days, the newest of each export first. */
  readonly #conversations = new Map<string, string>();
  /** Texts that the others do not need. */
  readonly #unread: string[] = [];
  #needed: NeededFiles | undefined;

  constructor(
    private readonly makers: TextMakers,
    private readonly options: OpenOptions,
  ) {}

  async open(given: readonly SourceFile[]): Promise<Sources> {
    const within = given.slice(0, SOURCE_LIMITS.files);
    if (given.length > within.length) {
      const limit = grouped(SOURCE_LIMITS.files);
      this.#leaveOut(
        given[0]?.path ?? '',
        `There are more files than ${limit}; only the first ${limit} were looked at`,
      );
    }
    const { files, fromArchives, notices } = await unpack(within);
    pushAll(this.#notices, notices);
    const paths = new Set(files.map(({ path }) => path));
    const { onProgress } = this.options;
    // Pages and tables beside texts are read only if the texts need them.
    const main = files.filter(({ path }) => isMain(path) || kindOf(path) === undefined);
    const others = files.filter((file) => !main.includes(file));
    for (const [index, file] of [...main, ...others].entries()) {
      if (index === main.length) this.#needed = new NeededFiles(this.#texts, this.#settings, fromArchives);
      await this.#file(file, paths, fromArchives.has(file.path));
      onProgress?.((index + 1) / files.length / 2);
    }
    for (const { pictures } of this.#texts)
      for (const picture of pictures) {
        paths.add(picture.path);
        this.#inner.set(picture.path, async () => picture.bytes);
      }
    const texts = new Map<string, PreparedText>();
    const { texts: included, used } = await withIncludedCode(this.#texts, files);
    this.#others = this.#others.filter((path) => !used.has(path));
    const settled = settleNotion(withVariables(included, this.#settings), this.#csv, paths);
    for (const [index, text] of settled.entries()) {
      texts.set(text.path, await prepared(text));
      onProgress?.((1 + (index + 1) / settled.length) / 2);
    }
    const material = { texts, paths, embeds: embedsIn(texts, paths), libraries: this.#libraries };
    return this.#sources(material, fromArchives);
  }

  async #sources(material: Material, fromArchives: ReadonlySet<string>): Promise<Sources> {
    const index = new FileIndex(material.paths);
    const mentions = (path: string): ReadonlyMap<string, number> =>
      mentionsIn(material.texts.get(path), index);
    const input: PlanInput = { texts: material.texts, settings: this.#settings, mentions };
    const ordered =
      this.#conversationPlan(material) ??
      fromFilesList(material.texts, index) ??
      fromSummary(input, index) ??
      (await fromSettings(input, index)) ??
      this.#byName(material, mentions, fromArchives);
    const plan = await withMetadata(ordered, input);
    this.#reportLeftOut(material, plan);
    return new OpenedSources(material, plan, this.#inner, this.#notices, this.#conversations);
  }

  /** The conversations, if there is no other text beside them: an export also has a page that shows them all. */
  #conversationPlan({ texts }: Material): Plan | undefined {
    const paths = [...this.#conversations.keys()];
    const isAlone = [...texts.keys()].every((path) => this.#conversations.has(path) || !isMain(path));
    if (paths.length === 0 || !isAlone) return undefined;
    return { entries: paths.map((path) => ({ path, depth: 0 })), notices: [] };
  }

  #byName({ texts, embeds }: Material, mentions: Mentions, fromArchives: ReadonlySet<string>): Plan {
    const hasMain = [...texts.keys()].some(isMain);
    const candidates = [...texts].filter(
      ([path]) => isMain(path) || !hasMain || !path.includes('/') || fromArchives.has(path),
    );
    const plan = fromNames(new Map(candidates), mentions);
    const order = plan.entries.flatMap((entry) => ('path' in entry ? [entry.path] : []));
    const outer = outermost(order, embeds);
    return { ...plan, entries: withoutInner(plan.entries, outer) };
  }

  async #file(file: SourceFile, paths: ReadonlySet<string>, isInArchive: boolean): Promise<void> {
    const { path, size } = file;
    const isLibrary = /\.(?:bib|ris|csl)$/i.test(path);
    if (isLibrary) this.#libraries.push(path);
    if (isLibrary || isPicture(path)) {
      if (isInArchive) this.#inner.set(path, file.read);
      return;
    }
    const isSettings = isSettingsFile(nameOf(path));
    if (!isSettings && /\.json$/i.test(path)) return this.#export(file);
    if (!isSettings && kindOf(path) === undefined) {
      this.#others.push(path);
      return;
    }
    if (wholeTable(path, paths) !== path) return;
    if (this.#needed && !this.#needed.has(path)) {
      this.#unread.push(path);
      return;
    }
    const most = kindOf(path) === 'book' ? SOURCE_LIMITS.unpackedBytes : SOURCE_LIMITS.textBytes;
    if (size > most) {
      const limit = `${most / 1024 ** 2} MB`;
      this.#notices.push(
        sourceNotice(
          'file-not-read',
          path,
          `${nameOf(path)} is too large; texts of up to ${limit} can be read`,
        ),
      );
      return;
    }
    try {
      const bytes = await file.read();
      if (kindOf(path) === 'book') {
        this.#texts.push(await bookText(path, bytes, this.makers));
        return;
      }
      const found = decodedText(bytes, kindOf(path) === 'page' ? declaredEncoding(bytes) : undefined);
      if (found === undefined) {
        const message = `${nameOf(path)} is not UTF-8 text; save it as UTF-8`;
        this.#notices.push(sourceNotice('file-not-read', path, message));
        return;
      }
      if (found.isGuessed)
        this.#notices.push(
          sourceNotice(
            'encoding-guessed',
            path,
            `${nameOf(path)} is not UTF-8, so it was read as Western European text (Windows-1252); if letters are wrong, save it as UTF-8`,
          ),
        );
      const text = withLineFeeds(found.text);
      if (isSettings) this.#settings.set(path, text);
      else await this.#text(path, text);
    } catch (error) {
      this.#notices.push(unread(path, error));
    }
  }

  /** The conversations of an export, each a text of its own; other JSON is data. */
  async #export({ path, size, read }: SourceFile): Promise<void> {
    const bytes = size > SOURCE_LIMITS.exportBytes ? undefined : await read().catch(() => undefined);
    const conversations = conversationsIn((bytes && decodedText(bytes)?.text) ?? '');
    if (!conversations) {
      this.#others.push(path);
      return;
    }
    const folder = folderOf(path);
    for (const conversation of conversations) {
      const name = `${conversation.title || 'Conversation'} ${conversation.date}`
        .replace(/[/\\\s]+/g, ' ')
        .trim();
      const own = this.#unusedPath(folder === '' ? name : `${folder}/${name}`);
      this.#conversations.set(own, conversation.date);
      this.#texts.push(await conversationText(own, conversation, this.makers, this.options));
    }
  }

  #unusedPath(name: string): string {
    for (let count = 1; ; count++) {
      const path = count === 1 ? `${name}.md` : `${name} (${count}).md`;
      if (!this.#conversations.has(path)) return path;
    }
  }

  async #text(path: string, text: string): Promise<void> {
    const reader = kindOf(path);
    if (reader === 'table') this.#csv.set(path, text);
    const read = reader && reader !== 'book' && (await this.#read(reader, path, text));
    if (read) this.#texts.push(read);
    else
      this.#notices.push(
        sourceNotice('file-not-read', path, `${nameOf(path)} is not a notebook that can be read`),
      );
  }

  async #read(kind: Exclude<SourceKind, 'book'>, path: string, text: string): Promise<TextFile | undefined> {
    switch (kind) {
      case 'markdown':
        return markdownText(path, text, this.options);
      case 'page':
        return pageText(path, text, this.makers);
      case 'table':
        return tableText(path, text, this.makers);
      case 'notebook':
        return notebookText(path, text, this.makers, this.options);
    }
  }

  #reportLeftOut({ texts, embeds }: Material, { entries, from }: Plan): void {
    // What else is in an export is about the account.
    if (entries.some((entry) => 'path' in entry && this.#conversations.has(entry.path))) return;
    if (this.#others.length > 0)
      this.#leaveOut(this.#others[0] ?? '', `${named(this.#others)}, neither text nor picture,`);
    const used = new Set(entries.flatMap((entry) => ('path' in entry ? [entry.path] : [])));
    for (const path of used) for (const embed of embeds.get(path)?.values() ?? []) used.add(embed.path);
    const unused = [...texts.keys(), ...this.#unread].filter((path) => !used.has(path) && path !== from);
    if (unused.length === 0) return;
    const reason =
      from === undefined ? 'which the text does not use,' : `which ${nameOf(from)} does not name,`;
    this.#leaveOut(from ?? unused[0] ?? '', `${named(unused)}, ${reason}`);
  }

  #leaveOut(path: string, what: string): void {
    const message = /looked at$/.test(what)
      ? what
      : `${what} ${/ and \d+ others?/.test(what) ? 'were' : 'was'} left out`;
    this.#notices.push(sourceNotice('file-left-out', path, message));
  }
}

/** The first files by their names, and how many others there are. */
function named(paths: readonly string[]): string {
  const [first = '', second, ...others] = paths.map(nameOf);
  if (second === undefined) return first;
  const rest = others.length + 1;
  return `${first} and ${rest} ${rest === 1 ? 'other' : 'others'}`;
}

function withLineFeeds(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}
