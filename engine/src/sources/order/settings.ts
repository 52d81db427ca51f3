import { isRecord, readYaml } from '../../parse/yaml.js';
import type { FileIndex } from '../file-index.js';
import { type SourceNotice, sourceNotice } from '../notice.js';
import { type Plan, type PlanEntry, type PlanInput, yamlLine } from './plan.js';

/** Files that say how a book or site is made. */
export function isSettingsFile(name: string): boolean {
  return /^(?:_quarto\.ya?ml|mkdocs\.ya?ml|book\.toml|book\.json)$/i.test(name);
}

/** The order of a book or site of Quarto, by its `_quarto.yml`, or of MkDocs, by its `mkdocs.yml`. */
export async function fromSettings(input: PlanInput, index: FileIndex): Promise<Plan | undefined> {
  const paths = [...input.settings.keys()].sort((a, b) => a.split('/').length - b.split('/').length);
  for (const path of paths) {
    if (!/ya?ml$/i.test(path)) continue;
    const yaml = input.settings.get(path) ?? '';
    // MkDocs has tags for objects of Python, which say nothing about the order.
    const reading = await readYaml(yaml.replace(/([:-]\s+)!{1,2}[\w/:.-]+/g, '$1'));
    if (reading.problem !== undefined || !isRecord(reading.value)) continue;
    const reader = new SettingsReader(path, yaml, input.texts, index);
    const plan = /_quarto\./i.test(path) ? reader.quarto(reading.value) : reader.mkDocs(reading.value);
    if (plan.entries.length > 0) return plan;
  }
  return undefined;
}

type Yaml = Readonly<Record<string, unknown>>;

class SettingsReader {
  readonly #entries: PlanEntry[] = [];
  readonly #notices: SourceNotice[] = [];

  constructor(
    private readonly path: string,
    private readonly yaml: string,
    private readonly texts: PlanInput['texts'],
    private readonly index: FileIndex,
  ) {}

  quarto({ book, website, lang }: Yaml): Plan {
    const settings = isRecord(book) ? book : {};
    const sidebar = isRecord(website) ? website.sidebar : undefined;
    const contents = isRecord(sidebar) ? sidebar.contents : undefined;
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
    this.#mkDocsList(nav, 0, typeof folder === 'string' ? folder : 'docs');
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

  #file(name: string, depth: number, title?: string): void {
    if (/^(?:[^/]*\/)?[a-z][a-z\d+.-]*:\/\//i.test(name)) return;
    const found = this.index.byPath(name, this.path);
    if (found !== undefined && this.texts.has(found)) {
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
