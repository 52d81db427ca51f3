import { OPTION_CHOICES } from '../../../api/option-rows.js';
import type { Code, Image, Inline } from '../../../model/document.js';
import { kindOfName } from '../../../model/names/numbered-names.js';
import { plainText } from '../../../model/nodes/plain-text.js';
import { type ChunkValues, chunkOf } from '../../../source/chunk-options.js';
import { pushAll } from '../../../text/long-arrays.js';
import { type Attributes, attributesIn } from '../../attributes.js';
import { shownOfChunk } from '../../rules/core/hidden-chunks.js';
import { formula } from '../formula.js';
import { readDimensions } from '../pictures/dimensions.js';
import type { BlockHandler, TokenReader } from '../reader.js';

export const fence: BlockHandler = (reader, token) => {
  const info = token.info.trim();
  const attributes = attributesIn(info);
  const lang = languageOf(info, attributes);
  if (lang === 'math') return formula(reader, token.content, reader.line);
  const chunk = chunkOf(info, token.content);
  const title = chunk.values.get('filename')?.[0] ?? titleOf(info, attributes);
  const own = reader.named(() => token.children && reader.inlines(token.children));
  const caption = own.result ?? undefined;
  if (caption) reader.hasNumbered = true;
  const given = attributes.id === undefined ? namesOf(chunk.values) : [attributes.id];
  const names = [...(reader.takeAnchors().anchors ?? []), ...own.names, ...given];
  const named = { ...(names.length > 0 && { anchors: names }), ...(caption && { caption }) };
  const { pictures = [], hasCode = true } = shownOfChunk.get(token) ?? {};
  const lines = linesOf(reader);
  const code: Code = {
    type: 'code',
    lang,
    ...(title !== undefined && { title }),
    value: withoutFinalNewline(chunk.code),
    ...(pictures.length === 0 && named),
    ...drawnAs(attributes),
    ...lines,
  };
  if (pictures.length === 0) return [code];
  const children = picturesOf(reader, pictures, chunk.values, caption);
  return [...(hasCode ? [code] : []), { type: 'paragraph', children, ...named, line: lines.line }];
};

/** The form of a diagram: `{.mermaid .shapes}`, or after the name of the language. */
function drawnAs({ classes }: Attributes): Pick<Code, 'drawnAs'> {
  const form = OPTION_CHOICES.diagramForm.find((each) => classes.includes(each));
  return form === undefined ? {} : { drawnAs: form };
}

/** The label of a chunk and, as in bookdown, the name under which references know its figure or table. */
function namesOf(values: ChunkValues): readonly string[] {
  const [label] = values.get('label') ?? values.get('lst-label') ?? [];
  if (label === undefined) return [];
  if (kindOfName(label)) return [label];
  const isTable = values.has('tbl-cap') || values.has('tab-cap');
  return isTable || values.has('fig-cap') ? [`${isTable ? 'tab' : 'fig'}:${label}`, label] : [label];
}

/** The pictures of a chunk, with the sizes and the alternative texts that its options give them. */
function picturesOf(
  reader: TokenReader,
  urls: readonly string[],
  values: ChunkValues,
  caption: readonly Inline[] = [],
): readonly Inline[] {
  const of = (name: string, index: number): string =>
    values.get(name)?.at(index) ?? values.get(name)?.[0] ?? '';
  const images = urls.map((url, index): Image => {
    const width = of('out-width', index).replace(
      /^([\d.]*)\\(?:line|text)width$/,
      (_, share) => `${Number(share || 1) * 100}%`,
    );
    const alt = of('fig-alt', index) || (urls.length === 1 ? plainText(caption) : '');
    const size = readDimensions({ width, height: of('out-height', index) });
    return { type: 'image', url, title: '', alt, ...size, line: reader.line };
  });
  pushAll(reader.images, images);
  return images;
}

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
  {
    type: 'code',
    lang: '',
    value: withoutFinalNewline(token.content),
    ...reader.takeAnchors(),
    ...linesOf(reader),
  },
];

function linesOf({ line, lastLine }: TokenReader): { readonly line: number; readonly lastLine: number } {
  return { line, lastLine };
}

function withoutFinalNewline(text: string): string {
  return text.endsWith('\n') ? text.slice(0, -1) : text;
}
