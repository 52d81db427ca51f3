import { dataUriBytes } from '../../load/images/data-uri.js';
import { chunkDefaults } from '../../parse/chunk-defaults.js';
import { isRecord } from '../../parse/yaml.js';
import { type ChunkOptions, type ChunkValues, optionLines, shownBy } from '../../source/chunk-options.js';
import type { InnerFile, TextMakers } from '../files.js';
import { type SourceNotice, type SourceNoticeCode, sourceNotice } from '../notice.js';
import { asAddress, withoutExtension } from '../paths.js';
import { frontMatterOf, NO_FRONT_MATTER, type TextFile } from '../read-text.js';
import { type CellLines, cellLines, trimmed } from './cell-lines.js';
import { cellsOf, type Json, languageOf, parsed, yamlOf } from './cells.js';
import { attributesOf, floatOf } from './floats.js';
import { chartsOf, type Output, type OutputCharts, outputsOf, textOf } from './outputs.js';

/** Reads a Jupyter notebook: its texts, its code if wanted, and its outputs with their pictures. */
export async function notebookText(
  path: string,
  json: string,
  makers: TextMakers,
  { hidesCode = false }: { readonly hidesCode?: boolean } = {},
): Promise<TextFile | undefined> {
  const notebook = parsed(json);
  if (!notebook) return undefined;
  const places = cellLines(json);
  const cells = cellsOf(notebook);
  const yaml = yamlOf(cells[0]);
  const front = yaml === undefined ? NO_FRONT_MATTER : await frontMatterOf(yaml);
  const defaults = chunkDefaults(front.values);
  const { metadata } = notebook;
  const isHidden = isRecord(metadata) && metadata.hide_input === true;
  const writer = new NotebookWriter(path, languageOf(notebook), makers, {
    hidesCode,
    defaults: isHidden ? { echo: false, ...defaults } : defaults,
  });
  for (const [index, cell] of cells.entries()) {
    if (index === 0 && yaml !== undefined) continue;
    const charts = await chartsOf(Array.isArray(cell.outputs) ? cell.outputs : [], makers.chart);
    writer.cell(cell, index + 1, places[index], charts);
  }
  const title = front.values.title ?? (isRecord(metadata) ? metadata.title : undefined);
  return {
    path,
    kind: 'notebook',
    lines: writer.lines,
    lineNumbers: writer.numbers,
    title: typeof title === 'string' ? title : undefined,
    front,
    pictures: writer.pictures,
    notices: writer.notices,
    chunks: writer.chunks,
  };
}

/** The settings in the tags of a cell and in Quarto's or nbdev's comments in it. */
interface Wishes {
  readonly hidesCell: boolean;
  readonly hidesCode: boolean;
  readonly hidesOutput: boolean;
  readonly hidesWarnings: boolean;
  readonly values: ChunkValues;
}

const MAGIC_LANGUAGES: Readonly<Record<string, string>> = {
  bash: 'bash',
  sh: 'bash',
  html: 'html',
  javascript: 'javascript',
  js: 'javascript',
  latex: 'latex',
  perl: 'perl',
  r: 'r',
  ruby: 'ruby',
  sql: 'sql',
  writefile: '',
};

class NotebookWriter {
  readonly lines: string[] = [];
  readonly numbers: number[] = [];
  readonly pictures: InnerFile[] = [];
  readonly notices: SourceNotice[] = [];
  readonly chunks = { shown: 0, hidden: 0 };

  constructor(
    private readonly path: string,
    private readonly language: string,
    private readonly makers: TextMakers,
    private readonly options: { readonly hidesCode: boolean; readonly defaults: ChunkOptions },
  ) {}

  cell(cell: Json, number: number, place: CellLines | undefined, charts: OutputCharts): void {
    const source = textOf(cell.source ?? cell.input).replace(/\r\n?/g, '\n');
    const at = { line: place?.line ?? 1, lines: place?.source ?? [] };
    const type = textOf(cell.cell_type);
    const wishes = wishesOf(cell, source, this.options.defaults);
    const hasCode = type === 'code' && source.trim() !== '';
    if (hasCode) this.chunks[wishes.hidesCell || wishes.hidesCode ? 'hidden' : 'shown']++;
    if (wishes.hidesCell) return;
    if (type === 'markdown') this.#write(this.#attached(cell, source, number).split('\n'), at);
    else if (type === 'heading')
      this.#write([`${'#'.repeat(levelOf(cell))} ${source.replaceAll('\n', ' ')}`], at);
    else if (type === 'raw') this.#raw(cell, source, number, at);
    else if (type === 'code') {
      if (!wishes.hidesCode && !this.options.hidesCode) this.#code(source, at);
      if (!wishes.hidesOutput) this.#outputs(cell, number, wishes, at.line, charts);
    }
  }

  /**
   * The outputs of a cell. A picture has the caption and the name of its cell; a table with these, or several outputs, stand in a
   * fenced div, as in Quarto, below what the cell has printed.
   */
  #outputs(
    { outputs }: Json,
    number: number,
    { hidesWarnings, values }: Wishes,
    line: number,
    charts: OutputCharts,
  ): void {
    const shown = (Array.isArray(outputs) ? outputs : []).filter(
      (output) => !(hidesWarnings && isRecord(output) && output.name === 'stderr'),
    );
    const found = outputsOf(shown, charts).map((output, index) => ({
      output,
      name: `cell-${number}-output-${index + 1}`,
    }));
    const alt = `Output of cell ${number}`;
    const { name, caption } = floatOf(values);
    const floats = found.filter(({ output }) => output.type !== 'text');
    const [only] = floats;
    const isFloat = name !== '' && floats.length > 0;
    for (const each of isFloat ? found.filter(({ output }) => output.type === 'text') : found)
      this.#output(each.output, each.name, caption || alt, line);
    if (!isFloat) return;
    if (only?.output.type === 'picture' && floats.length === 1)
      this.#output(only.output, only.name, caption, line, attributesOf(name, values));
    else {
      this.#write([`::: {#${name}}`], { line, lines: [] });
      for (const each of floats) this.#output(each.output, each.name, alt, line);
      this.#write([caption], { line, lines: [] });
      this.#write([':::'], { line, lines: [] });
    }
  }

  #code(source: string, at: CellPlace): void {
    const written = optionLines(source).code;
    const options = source.split('\n').length - written.split('\n').length;
    const code = written.split('\n');
    const magic = /^%%(\w+)/.exec(code[0] ?? '')?.[1]?.toLowerCase();
    const language = (magic === undefined ? undefined : MAGIC_LANGUAGES[magic]) ?? this.language;
    if (code.every((line) => line.trim() === '')) return;
    const fence = fenceFor(source);
    const lines = at.lines.slice(options);
    const [first = at.line] = lines;
    this.#write([`${fence}${language}`, ...trimmed(code), fence], {
      line: at.line,
      lines: [first, ...lines],
    });
  }

  #raw(cell: Json, source: string, number: number, at: CellPlace): void {
    const { metadata } = cell;
    const { format, raw_mimetype: media } = isRecord(metadata) ? metadata : {};
    const type = textOf(format) || textOf(media);
    if (source.trim() === '') return;
    if (type === '' || /markdown/.test(type)) this.#write(source.split('\n'), at);
    else if (/html/.test(type)) this.#write(this.makers.page(source).markdown.trimEnd().split('\n'), at);
    else this.#note(`Cell ${number} is ${type} for another program; it was left out`, at.line);
  }

  #output(output: Output, name: string, alt: string, line: number, attributes = ''): void {
    const at = { line, lines: [] };
    const { fault } = output;
    const reason = fault === undefined ? 'only runs in a notebook' : `is a chart that was not made: ${fault}`;
    if (fault !== undefined && output.type === 'picture')
      this.#note(`${alt} ${reason}; its picture was kept`, line, 'chart-not-made');
    switch (output.type) {
      case 'text': {
        const fence = fenceFor(output.text);
        if (output.text.trim() !== '') this.#write([`${fence}text`, ...output.text.split('\n'), fence], at);
        return;
      }
      case 'markdown':
      case 'chart':
        this.#write(output.markdown.trimEnd().split('\n'), at);
        return;
      case 'html': {
        const markdown = this.makers.page(output.html).markdown.trimEnd();
        const isText = markdown === '' && output.text.trim() !== '' && !/^<.*>$/.test(output.text.trim());
        if (markdown !== '') this.#write(markdown.split('\n'), at);
        else if (isText) this.#output({ type: 'text', text: output.text }, name, alt, line);
        else this.#note(`${alt} ${reason}; it was left out`, line);
        // What a program would draw is not in the rest of its page.
        if (fault !== undefined && (markdown !== '' || isText))
          this.#note(`${alt} ${reason}; its text was kept`, line, 'chart-not-made');
        else if (isText && /<script\b/i.test(output.html))
          this.#note(`${alt} ${reason}; its text was kept`, line);
        return;
      }
      case 'picture': {
        const bytes = dataUriBytes(output.url);
        if (bytes)
          this.#write(
            [`![${alt}](${asAddress(this.#picture(`${name}.${output.extension}`, bytes))})${attributes}`],
            at,
          );
        else this.#note(`${alt} is a damaged picture; it was left out`, line);
        return;
      }
      case 'unknown':
        this.#note(
          `${alt} ${fault === undefined ? `(${output.media}) ` : ''}${reason}; it was left out`,
          line,
        );
    }
  }

  /** Pictures that were pasted into a text are stored in its cell. */
  #attached({ attachments }: Json, source: string, number: number): string {
    if (!isRecord(attachments)) return source;
    let text = source;
    for (const [name, forms] of Object.entries(attachments)) {
      const [media, data] = Object.entries(isRecord(forms) ? forms : {})[0] ?? [];
      const bytes = media && dataUriBytes(`data:${media};base64,${textOf(data)}`);
      if (!bytes) continue;
      const address = asAddress(this.#picture(`cell-${number}-${name}`, bytes));
      for (const spelling of [name, encodeURI(name)])
        text = text.replaceAll(`attachment:${spelling}`, address);
    }
    return text;
  }

  /** Stores a picture in the folder that nbconvert uses, and returns its path relative to the notebook. */
  #picture(name: string, bytes: Uint8Array): string {
    const folder = `${withoutExtension(this.path)}_files`;
    this.pictures.push({ path: `${folder}/${name}`, bytes });
    return `${folder.slice(folder.lastIndexOf('/') + 1)}/${name}`;
  }

  #note(message: string, line: number, code: SourceNoticeCode = 'cell-left-out'): void {
    this.notices.push(sourceNotice(code, this.path, message, line));
  }

  /** Writes a block, with the lines of the file from which its lines come. */
  #write(lines: readonly string[], { line, lines: numbers }: CellPlace): void {
    const written = trimmed(lines);
    if (written.length === 0) return;
    const skipped = lines.findIndex((each) => each.trim() !== '');
    if (this.lines.length > 0) {
      this.lines.push('');
      this.numbers.push(line);
    }
    for (const [index, text] of written.entries()) {
      this.lines.push(text);
      this.numbers.push(numbers[index + skipped] ?? numbers.at(-1) ?? line);
    }
  }
}

/** The line of a cell, and those of its source. */
interface CellPlace {
  readonly line: number;
  readonly lines: readonly number[];
}

function wishesOf({ metadata, cell_type: type }: Json, source: string, defaults: ChunkOptions): Wishes {
  const { tags, hide_input: hideInput, jupyter } = isRecord(metadata) ? metadata : {};
  const has = (what: string): boolean =>
    Array.isArray(tags) && tags.some((tag) => new RegExp(`^(?:remove|hide)[-_]${what}$`).test(textOf(tag)));
  const { source_hidden: sourceHidden, outputs_hidden: outputsHidden } = isRecord(jupyter) ? jupyter : {};
  const values: ChunkValues = type === 'code' ? optionLines(source).values : new Map();
  const isOff = (name: string): boolean => /^(?:false|no|off)$/i.test(values.get(name)?.[0] ?? '');
  const hides = (what: string): boolean => type === 'code' && nbdevDirectives(source).includes(what);
  const asked = type === 'code' ? { ...defaults, ...shownBy(values) } : {};
  return {
    hidesCell: has('cell') || hides('hide') || asked.include === false,
    hidesCode:
      has('input') ||
      hideInput === true ||
      sourceHidden === true ||
      hides('hide_input') ||
      asked.echo === false,
    hidesOutput: has('output') || outputsHidden === true || hides('hide_output') || isOff('output'),
    hidesWarnings: isOff('warning'),
    values,
  };
}

/** What nbdev's comments above the code of a cell ask for, in its newer form `#| hide` or its older one `#hide`. */
function nbdevDirectives(source: string): readonly string[] {
  const [above = ''] = /^(?:#.*\n?)*/.exec(source) ?? [];
  return Array.from(above.matchAll(/^# *\|? *(hide\w*)[ \t]*$/gm), ([, name = '']) => name);
}

function levelOf({ level }: Json): number {
  return typeof level === 'number' ? Math.min(Math.max(level, 1), 6) : 1;
}

/** A fence longer than any run of its character in the code. */
function fenceFor(code: string): string {
  const longest = (code.match(/`+/g) ?? []).reduce((most, run) => Math.max(most, run.length), 2);
  return '`'.repeat(longest + 1);
}
