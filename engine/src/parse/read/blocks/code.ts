import { cellOptions } from '../../rules/core/fence-captions.js';
import type { BlockHandler, TokenReader } from '../reader.js';
import { formula } from './math.js';

export const fence: BlockHandler = (reader, token) => {
  const info = token.info.trim();
  const lang = languageOf(info);
  if (lang === 'math') return formula(reader, token.content, reader.line);
  const { options, value } = cellOptions(token);
  const title = options.get('filename') ?? titleOf(info);
  const name = /(?:^|[\s{])#([^\s{}#]+)/.exec(info)?.[1] ?? options.get('label');
  const caption = token.children ? reader.inlines(token.children) : undefined;
  if (caption) reader.hasNumbered = true;
  return [
    {
      type: 'code',
      lang,
      ...(title !== undefined && { title }),
      value: withoutFinalNewline(value),
      ...(name !== undefined && { anchors: [name] }),
      ...(caption && { caption }),
      ...linesOf(reader),
    },
  ];
};

/** What comes before the language: how a block runs, or the type of its file. A path of a file has a dot. */
const KIND_OF_CODE = /^[a-z]+\/(?=[a-z][\w+#-]*$)/i;

/**
 * The first word, without what documentation tools add to it: `rust,ignore`, `js{1,3}`, `ts:line-numbers`, `codebyte/cpp`,
 * `application/json`. In braces, as in Pandoc and R Markdown, the first class or name of a language.
 */
function languageOf(info: string): string {
  const braced = /^\{([^{}]*)\}?/.exec(info)?.[1];
  if (braced === undefined) {
    const word = /^(?![^\s=]*=)[^\s,:{[(]*/.exec(info)?.[0] ?? '';
    return word.replace(KIND_OF_CODE, '');
  }
  return /^\s*(?:#\S+\s*)?\.?([^\s,}=:#]*)(?![^\s,}]*[=:])/.exec(braced)?.[1] ?? '';
}

/** `title="app.js"` and `filename="app.js"`, of Docusaurus, MkDocs, Quarto and others. */
const TITLE_ATTRIBUTE = /(?:^|[\s{,:])(?:title|file-?name)[=:](?:"([^"]+)"|'([^']+)'|([^\s"'{},]+))/;
/** `js [app.js]`, VitePress' name of a file or tab. */
const TITLE_IN_BRACKETS = /(?:^|[\s}])\[([^[\]]*[^[\]\s][^[\]]*)\]/;
/** `js:src/app.js`, of Hexo, Qiita and Zenn. */
const TITLE_AFTER_COLON = /^[\w#+-]+:([^\s:={}]*[./][^\s:={}]*)/;

function titleOf(info: string): string | undefined {
  const found = TITLE_ATTRIBUTE.exec(info) ?? TITLE_AFTER_COLON.exec(info) ?? TITLE_IN_BRACKETS.exec(info);
  return found?.slice(1).find(Boolean)?.trim();
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
