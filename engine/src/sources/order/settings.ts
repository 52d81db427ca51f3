import { isRecord, readYaml } from '../../parse/yaml.js';
import type { FileIndex } from '../file-index.js';
import { type SourceNotice, sourceNotice } from '../notice.js';
import { byName, folderOf, joined, nameOf, withoutExtension } from '../paths.js';
import { fromNames, isIndex } from './by-name.js';
import { citingLines } from './citing-lines.js';
import { type Plan, type PlanEntry, type PlanInput, yamlLine } from './plan.js';

/** The configuration files of books and sites, and those with the values of their variables. */
export function isSettingsFile(name: string): boolean {
  return /^(?:(?:_quarto|_variables|_bookdown|mkdocs|myst|_toc|_config|metadata)\.ya?ml|book\.toml|book\.json)$/i.test(
    name,
  );
}

/** Whether a configuration file gives the order of its book. */
export function isOrder(name: string): boolean {
  return /^(?:_quarto|_bookdown|mkdocs|myst|_toc)\.ya?ml$/i.test(name);
}

/**
 * The order of a book or site of Quarto, by its `_quarto.yml`, of bookdown, by its `_bookdown.yml`, of MkDocs, by its `mkdocs.yml`,
 * of MyST, by its `myst.yml`, or of Jupyter Book, by its `_toc.yml`.
 */
export async function fromSettings(input: PlanInput, index: FileIndex): Promise<Plan | undefined> {
  const paths = [...input.settings.keys()].sort((a, b) => a.split('/').length - b.split('/').length);
  for (const path of paths) {
    const value = await recordIn(input, path);
    const plan = value && (await planOf(new SettingsReader(path, input, index), path, value, input));
    if (plan && plan.entries.length > 0) return plan;
  }
  return undefined;
}

type Yaml = Readonly<Record<string, unknown>>;

async function recordIn({ settings }: PlanInput, path: string): Promise<Yaml | undefined> {
  const yaml = settings.get(path);
  if (yaml === undefined || !/ya?ml$/i.test(path)) return undefined;
  // MkDocs has tags for Python objects, which do not affect the order.
  const reading = await readYaml(yaml.replace(/([:-]\s+)!{1,2}[\w/:.-]+/g, '$1'));
  return reading.problem === undefined && isRecord(reading.value) ? reading.value : undefined;
}

async function planOf(
  reader: SettingsReader,
  path: string,
  value: Yaml,
  input: PlanInput,
): Promise<Plan | undefined> {
  switch (withoutExtension(nameOf(path)).toLowerCase()) {
    case '_quarto':
      return reader.quarto(value);
    case '_bookdown':
      return reader.bookdown(value);
    case 'mkdocs':
      return reader.mkDocs(value);
    case 'myst':
      return reader.myst(value);
    case '_toc':
      return reader.jupyterBook(
        value,
        (await recordIn(input, joined(folderOf(path), '_config.yml') ?? '')) ?? {},
      );
    // `metadata.yml` and Jekyll's `_config.yml` give no order.
    default:
      return undefined;
  }
}

class SettingsReader {
  readonly #entries: PlanEntry[] = [];
  readonly #notices: SourceNotice[] = [];

  constructor(
    private readonly path: string,
    private readonly input: PlanInput,
    private readonly index: FileIndex,
  ) {}

  quarto({ book, website, lang, bibliography, csl, ...others }: Yaml): Plan {
    const settings = isRecord(book) ? book : {};
    const sidebar = isRecord(website) ? website.sidebar : undefined;
    const sidebars = Array.isArray(sidebar) ? sidebar : [sidebar];
    const contents = sidebars.flatMap((each: unknown) => (isRecord(each) ? each.contents : []));
    this.#quartoList(settings.chapters ?? contents, 0);
    this.#quartoList(settings.appendices, 0);
    return this.#plan([
      ...['title', 'subtitle', 'date'].flatMap((key) => yamlLine(key, settings[key])),
      ...yamlLine('author', authorsOf(settings.author)),
      ...yamlLine('lang', lang),
      ...this.#citing(settings.bibliography ?? bibliography, csl),
      ...citingLines(others),
    ]);
  }

  /**
   * A list of files, or one for each format of the output; by default, those beside the settings and in the folders that they name. A
   * book has its title in the front matter of its `index.Rmd`.
   */
  bookdown({ rmd_files: files, rmd_subdir: folders }: Yaml): Plan {
    const list: unknown = isRecord(files) ? Object.values(files)[0] : files;
    for (const name of Array.isArray(list) ? list : this.#chunksBeside(folders))
      if (typeof name === 'string') this.#file(name, 0);
    return this.#plan([]);
  }

  #chunksBeside(folders: unknown): string[] {
    const own = folderOf(this.path);
    const wanted = (Array.isArray(folders) ? folders : [folders])
      .filter((each) => typeof each === 'string')
      .map((each) => `${each.replace(/^\.\/|\/$/g, '')}/`);
    const rank = (name: string): number => (/^index\.rmd$/i.test(name) ? 0 : name.includes('/') ? 2 : 1);
    return [...this.input.texts.keys()]
      .filter((path) => own === '' || path.startsWith(`${own}/`))
      .map((path) => (own === '' ? path : path.slice(own.length + 1)))
      .filter((name) => /\.rmd$/i.test(name) && !nameOf(name).startsWith('_'))
      .filter((name) => {
        const folder = folderOf(name);
        return folder === '' || String(folders) === 'true' || wanted.some((each) => name.startsWith(each));
      })
      .sort((a, b) => rank(a) - rank(b) || byName(a, b));
  }

  #quartoList(list: unknown, depth: number): void {
    for (const item of Array.isArray(list) ? list : []) {
      if (typeof item === 'string') this.#file(item, depth);
      if (!isRecord(item)) continue;
      const { part, section, chapters, contents, file, href, text } = item;
      const over = part ?? section;
      const target = file ?? href;
      if (typeof target === 'string') this.#file(target, depth, typeof text === 'string' ? text : undefined);
      if (typeof over !== 'string') continue;
      if (/\.(?:qmd|md|ipynb)$/i.test(over)) this.#file(over, depth);
      else this.#entries.push({ heading: over, depth });
      this.#quartoList(chapters ?? contents, depth + 1);
    }
  }

  mkDocs({ nav, docs_dir: folder, site_name: title, site_author: author }: Yaml): Plan {
    const docs = typeof folder === 'string' ? folder : 'docs';
    if (nav === undefined) this.#folder(docs, 0);
    else this.#mkDocsList(nav, 0, docs);
    return this.#plan([...yamlLine('title', title), ...yamlLine('author', author)]);
  }

  #mkDocsList(list: unknown, depth: number, folder: string): void {
    for (const item of Array.isArray(list) ? list : []) {
      if (typeof item === 'string') this.#file(`${folder}/${item}`, depth);
      for (const [title, value] of Object.entries(isRecord(item) ? item : {})) {
        if (typeof value === 'string') this.#file(`${folder}/${value}`, depth, title);
        else {
          this.#entries.push({ heading: title, depth });
          this.#mkDocsList(value, depth + 1, folder);
        }
      }
    }
  }

  myst({ project }: Yaml): Plan {
    const settings = isRecord(project) ? project : {};
    this.#mystList(settings.toc, 0);
    return this.#plan([
      ...['title', 'subtitle', 'date', 'keywords'].flatMap((key) => yamlLine(key, settings[key])),
      ...yamlLine('author', authorsOf(settings.authors ?? settings.author)),
      ...this.#citing(settings.bibliography),
    ]);
  }

  #mystList(list: unknown, depth: number): void {
    for (const item of Array.isArray(list) ? list : []) {
      if (!isRecord(item)) continue;
      const { file, pattern, title, children } = item;
      const own = typeof title === 'string' ? title : undefined;
      if (typeof file === 'string') this.#file(file, depth, own);
      else if (typeof pattern === 'string') this.#glob(pattern, depth);
      else if (own !== undefined) this.#entries.push({ heading: own, depth });
      this.#mystList(children, depth + 1);
    }
  }

  /** `config` is the book's `_config.yml`. */
  jupyterBook({ root, parts, chapters, sections }: Yaml, config: Yaml): Plan {
    if (typeof root === 'string') this.#file(root, 0);
    for (const part of Array.isArray(parts) ? parts : []) {
      if (!isRecord(part)) continue;
      const hasCaption = typeof part.caption === 'string';
      if (hasCaption) this.#entries.push({ heading: String(part.caption), depth: 0 });
      this.#jupyterList(part.chapters, hasCaption ? 1 : 0);
    }
    this.#jupyterList(chapters ?? sections, 0);
    return this.#plan([
      ...yamlLine('title', config.title),
      ...yamlLine('author', config.author),
      ...this.#citing(config.bibtex_bibfiles),
    ]);
  }

  #jupyterList(list: unknown, depth: number): void {
    for (const item of Array.isArray(list) ? list : []) {
      if (!isRecord(item)) continue;
      const { file, glob, title, sections } = item;
      if (typeof file === 'string') this.#file(file, depth, typeof title === 'string' ? title : undefined);
      if (typeof glob === 'string') this.#glob(glob, depth);
      this.#jupyterList(sections, depth + 1);
    }
  }

  /** The texts of a folder, in their natural order. */
  #folder(name: string, depth: number, title?: string): boolean {
    const folder = joined(folderOf(this.path), name);
    const inside = new Map([...this.input.texts].filter(([path]) => path.startsWith(`${folder}/`)));
    if (inside.size === 0) return false;
    const { entries } = fromNames(inside, this.input.mentions);
    const [first, ...others] = entries;
    // The text of the whole folder comes above the others; without one, its title does.
    const hasIndex = first !== undefined && 'path' in first && isIndex(first.path);
    const isTitled = title === undefined || (hasIndex && others.every((each) => each.depth > 0));
    if (!isTitled) this.#entries.push({ heading: title, depth });
    for (const entry of entries)
      this.#entries.push({ ...entry, depth: depth + entry.depth + (isTitled ? 0 : 1) });
    return true;
  }

  /** Files by a pattern, in which `*` matches anything within a name and `**` also folders. */
  #glob(pattern: string, depth: number): void {
    const folder = folderOf(this.path);
    const wanted = (folder === '' ? pattern : `${folder}/${pattern}`)
      .replace(/[.+^${}()|[\]\\]/g, '\\$&')
      .replace(/\*+\/?/g, (stars) => (stars.startsWith('**') ? '.*' : `[^/]*${stars.slice(1)}`));
    const known = new Set(this.#entries.flatMap((entry) => ('path' in entry ? [entry.path] : [])));
    const form = new RegExp(`^${wanted}$`, 'i');
    for (const path of [...this.input.texts.keys()].filter((each) => form.test(each)).sort(byName))
      if (!known.has(path)) this.#entries.push({ path, depth });
  }

  #file(name: string, depth: number, title?: string): void {
    if (/^(?:[^/]*\/)?[a-z][a-z\d+.-]*:\/\//i.test(name)) return;
    if (name.includes('*')) {
      this.#glob(name, depth);
      return;
    }
    if (name.endsWith('/') && this.#folder(name, depth, title)) return;
    const found = this.index.byPath(name, this.path);
    if (found !== undefined && this.input.texts.has(found)) {
      this.#entries.push({ path: found, depth, title });
      return;
    }
    const written = name.replace(/^docs\//, '');
    const yaml = this.input.settings.get(this.path) ?? '';
    const line = yaml.split('\n').findIndex((each) => each.includes(written)) + 1;
    const message = `There is no file ${name}; the document is made without it`;
    this.#notices.push(sourceNotice('file-missing', this.path, message, Math.max(line, 1)));
  }

  /** The files of citations, whose paths are relative to the settings. */
  #citing(bibliography: unknown, csl?: unknown): string[] {
    const within = (name: string): string => joined(folderOf(this.path), name) ?? name;
    const files = (Array.isArray(bibliography) ? bibliography : [bibliography]).filter(
      (name) => typeof name === 'string',
    );
    const style = typeof csl === 'string' && /[/\\]|\.csl$/i.test(csl) ? within(csl) : csl;
    return [...yamlLine('bibliography', files.map(within)), ...yamlLine('csl', style)];
  }

  #plan(front: readonly string[]): Plan {
    return {
      entries: this.#entries,
      ...(front.length > 0 && { front }),
      from: this.path,
      notices: this.#notices,
    };
  }
}

function authorsOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value])
    .map((each: unknown) => (isRecord(each) ? each.name : each))
    .filter((each) => typeof each === 'string');
}
