import { type Attributes, attributesIn } from '../../attributes.js';
import { cellOptions } from '../../rules/core/fence-captions.js';
import type { BlockHandler, TokenReader } from '../reader.js';
import { formula } from './math.js';

export const fence: BlockHandler = (reader, token) => {
  const info = token.info.trim();
  const attributes = attributesIn(info);
  const lang = languageOf(info, attributes);
  if (lang === 'math') return formula(reader, token.content, reader.line);
  const { options, value } = cellOptions(token);
  const title = options.get('filename') ?? titleOf(info, attributes);
  const name = attributes.id ?? options.get('label');
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
function languageOf(info: string, { name, classes }: Attributes): string {
  if (info.startsWith('{')) return /^[^,=:]*$/.exec(name ?? classes[0] ?? '')?.[0] ?? '';
  const word = /^(?![^\s=]*=)[^\s,:{[(]*/.exec(info)?.[0] ?? '';
  return word.replace(KIND_OF_CODE, '');
}

/** `title="app.js"` and `filename="app.js"`, of Docusaurus, MkDocs, Quarto and others, also directly after the language and a colon. */
const TITLE_KEY = /^(?:[\w#+-]+:)?(?:title|file-?name)$/;
/** The same with a colon: `title:app.js`. */
const TITLE_WORD = /^(?:title|file-?name):(?:"([^"]+)"|'([^']+)'|([^"']+))$/;
/** `js [app.js]`, VitePress' name of a file or tab. */
const TITLE_IN_BRACKETS = /(?:^|[\s}])\[([^[\]]*[^[\]\s][^[\]]*)\]/;
/** `js:src/app.js`, of Hexo, Qiita and Zenn. */
const TITLE_AFTER_COLON = /^[\w#+-]+:([^\s:={}]*[./][^\s:={}]*)/;

function titleOf(info: string, { values, words }: Attributes): string | undefined {
  const given = Array.from(values).find(([key, value]) => TITLE_KEY.test(key) && value !== '')?.[1];
  const word = words.map((each) => TITLE_WORD.exec(each)).find(Boolean);
  const found = word ?? TITLE_AFTER_COLON.exec(info) ?? TITLE_IN_BRACKETS.exec(info);
  return (given ?? found?.slice(1).find(Boolean))?.trim();
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
