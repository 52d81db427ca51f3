import type { Code } from '../../../model/document.js';
import type { BlockHandler, TokenReader } from '../reader.js';
import { formula } from './math.js';

export const fence: BlockHandler = (reader, token) => {
  const info = token.info.trim();
  const lang = languageOf(info);
  if (lang === 'math') return formula(reader, token.content, reader.line);
  const { options, value } = cellOptions(withoutFinalNewline(token.content), info);
  const name = /(?:^|[\s{])#([^\s{}#]+)/.exec(info)?.[1] ?? options.get('label');
  const caption = CAPTION.exec(info)?.slice(1).find(Boolean) ?? captionAmong(options);
  return [{ type: 'code', lang, value, ...named(reader, name, caption), ...linesOf(reader) }];
};

const CAPTION = /(?:^|[\s{,])(?:caption|(?:lst|fig|tbl)-cap)=(?:"([^"]*)"|'([^']*)')/;

function named(
  reader: TokenReader,
  name: string | undefined,
  caption: string | undefined,
): Pick<Code, 'anchors' | 'caption'> {
  if (caption !== undefined) reader.hasNumbered = true;
  return {
    ...(name !== undefined && { anchors: [name] }),
    ...(caption !== undefined && { caption: [{ type: 'text', value: caption }] }),
  };
}

/** The first word. In braces, as in Pandoc and R Markdown, the first class or name of a language. */
function languageOf(info: string): string {
  const braced = /^\{([^{}]*)\}?/.exec(info)?.[1];
  if (braced === undefined) return info.split(/\s+/, 1)[0] ?? '';
  return /^\s*(?:#\S+\s*)?\.?([^\s,}=#]*)(?![^\s,}]*=)/.exec(braced)?.[1] ?? '';
}

const OPTION = /^(?:#|\/\/|--|%%?)\|[ \t]*([\w-]+):[ \t]*(.*)$/;

/** Quarto's options at the top of a cell, `#| label: fig-plot`, which are no code. */
function cellOptions(
  content: string,
  info: string,
): { readonly options: ReadonlyMap<string, string>; readonly value: string } {
  const options = new Map<string, string>();
  if (!/^(?:#|\/\/|--|%%?)\|/.test(content) || !info.startsWith('{')) return { options, value: content };
  const lines = content.split('\n');
  let count = 0;
  for (const line of lines) {
    const [whole, name = '', text = ''] = OPTION.exec(line) ?? [];
    if (whole === undefined) break;
    options.set(name, text.trim().replace(/^(["'])(.*)\1$/, '$2'));
    count++;
  }
  return { options, value: lines.slice(count).join('\n') };
}

function captionAmong(options: ReadonlyMap<string, string>): string | undefined {
  return options.get('lst-cap') ?? options.get('fig-cap') ?? options.get('tbl-cap');
}

export const indentedCode: BlockHandler = (reader, token) => [
  { type: 'code', lang: '', value: withoutFinalNewline(token.content), ...linesOf(reader) },
];

function linesOf({ line, lastLine }: TokenReader): { readonly line: number; readonly lastLine: number } {
  return { line, lastLine };
}

function withoutFinalNewline(text: string): string {
  return text.endsWith('\n') ? text.slice(0, -1) : text;
}
