import { isRecord, readYaml } from '../../parse/yaml.js';
import type { FileIndex } from '../file-index.js';
import { type SourceNotice, sourceNotice } from '../notice.js';
import { byName, folderOf, joined } from '../paths.js';
import { fromNames, isIndex } from './by-name.js';
import { type Plan, type PlanEntry, type PlanInput, yamlLine } from './plan.js';

/** The configuration files of books and sites. */
export function isSettingsFile(name: string): boolean {
  return /^(?:(?:_quarto|mkdocs|_toc)\.ya?ml|book\.toml|book\.json)$/i.test(name);
}

/** The order of a book or site of Quarto, by its `_quarto.yml`, of MkDocs, by its `mkdocs.yml`, or of Jupyter Book, by its `_toc.yml`. */
export async function fromSettings(input: PlanInput, index: FileIndex): Promise<Plan | undefined> {
  const paths = [...input.settings.keys()].sort((a, b) => a.split('/').length - b.split('/').length);
  for (const path of paths) {
    if (!/ya?ml$/i.test(path)) continue;
    const yaml = input.settings.get(path) ?? '';
    // MkDocs has tags for Python objects, which do not affect the order.
    const reading = await readYaml(yaml.replace(/([:-]\s+)!{1,2}[\w/:.-]+/g, '$1'));
    if (reading.problem !== undefined || !isRecord(reading.value)) continue;
    const plan = planOf(new SettingsReader(path, yaml, input, index), path, reading.value);
    if (plan.entries.length > 0) return plan;
  }
  return undefined;
}

type Yaml = Readonly<Record<string, unknown>>;

function planOf(reader: SettingsReader, path: string, value: Yaml): Plan {
  if (/_quarto\./i.test(path)) return reader.quarto(value);
  return /_toc\./i.test(path) ? reader.jupyterBook(value) : reader.mkDocs(value);
}

class SettingsReader {
  readonly #entries: PlanEntry[] = [];
  readonly #notices: SourceNotice[] = [];

  constructor(
    private readonly path: string,
    private readonly yaml: string,
    private readonly input: PlanInput,
    private readonly index: FileIndex,
  ) {}

  quarto({ book, website, lang }: Yaml): Plan {
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
    ]);
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

  jupyterBook({ root, parts, chapters, sections }: Yaml): Plan {
    if (typeof root === 'string') this.#file(root, 0);
    for (const part of Array.isArray(parts) ? parts : []) {
      if (!isRecord(part)) continue;
      const hasCaption = typeof part.caption === 'string';
      if (hasCaption) this.#entries.push({ heading: String(part.caption), depth: 0 });
      this.#jupyterList(part.chapters, hasCaption ? 1 : 0);
    }
    this.#jupyterList(chapters ?? sections, 0);
    return this.#plan([]);
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
    const line = this.yaml.split('\n').findIndex((each) => each.includes(written)) + 1;
    const message = `There is no file ${name}; the document is made without it`;
    this.#notices.push(sourceNotice('file-missing', this.path, message, Math.max(line, 1)));
  }

  #plan(front: readonly string[]): Plan {
    return { entries: this.#entries, front, from: this.path, notices: this.#notices };
  }
}

function authorsOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value])
    .map((each: unknown) => (isRecord(each) ? each.name : each))
    .filter((each) => typeof each === 'string');
}
