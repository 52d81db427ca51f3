import type { Element } from 'domhandler';
import {
  childrenOf,
  closest,
  element,
  elementsIn,
  hasClass,
  isElement,
  isWithin,
  remove,
  replace,
  styleOf,
  textNode,
  textOf,
  unwrap,
} from './dom.js';

/** The name of the element for inline code. */
const CODE = 'x-code';

/** Code with its language, without the toolbar around it. */
export function code(root: Element): void {
  for (const node of elementsIn(root)) {
    if (!isWithin(node, root)) continue;
    if (isCodeTable(node)) replace(node, [blockOf(node)]);
    else if (node.name === 'pre' && elementsIn(node).some(({ name }) => name === 'table')) unwrap(node);
    else if (node.name === 'pre' || isCodeBox(node)) {
      const lang = languageOf(node);
      removeHeaders(node, lang);
      replace(node, [block(lines(node), lang)]);
    }
  }
  for (const node of elementsIn(root)) {
    if (!isWithin(node, root) || closest(node, ({ name }) => name === 'pre')) continue;
    const isCode = (node.name === 'code' || node.name === 'tt') && isPlainText(node);
    if (isCode)
      replace(node, [
        element(CODE, {
          value: textOf(node)
            .replace(/[\s\u200b]+/g, ' ')
            .trim(),
        }),
      ]);
  }
}

function block(value: string, lang: string): Element {
  // HTML parsers drop one line break at the beginning of `pre`.
  const content = element('code', lang === '' ? {} : { class: `language-${lang}` }, [textNode(`\n${value}`)]);
  return element('pre', {}, [content]);
}

/** Code laid out as a table of line numbers and lines: a row for each line, or one row with all numbers and all lines. */
function isCodeTable(node: Element): boolean {
  if (node.name !== 'table') return false;
  if (
    /(?:^|\s)(?:highlighttable|rouge-table|hljs-ln|js-file-line-container|code-table)(?:\s|$)/.test(
      node.attribs.class ?? '',
    )
  )
    return true;
  const rows = cellsOf(node);
  return rows.length > 0 && rows.every(isNumberedCode);
}

/** Whether a row has only numbers before code, as in the tables of Hugo, Hexo, Sphinx and WordPress. */
function isNumberedCode(cells: readonly Element[]): boolean {
  const [code, ...numbers] = [...cells].reverse();
  return (
    code !== undefined &&
    numbers.length > 0 &&
    numbers.every((cell) => /^[\d\s]+$/.test(textOf(cell))) &&
    childrenOf(code).every((each) => (isElement(each) ? isOnlyCode(each) : textOf(each).trim() === ''))
  );
}

function isOnlyCode(node: Element): boolean {
  if (node.name === 'pre' || (node.name === 'code' && hasClass(node, 'hljs'))) return true;
  return (
    node.name === 'div' &&
    childrenOf(node).some(isElement) &&
    childrenOf(node).every((each) => (isElement(each) ? isOnlyCode(each) : textOf(each).trim() === ''))
  );
}

function cellsOf(table: Element): readonly (readonly Element[])[] {
  const rows = elementsIn(table).filter(({ name }) => name === 'tr');
  return rows.map((row) => childrenOf(row).filter(isElement));
}

function blockOf(table: Element): Element {
  const own = cellsOf(table).map((cells) => cells.at(-1));
  const value = own.map((cell) => (cell ? lines(cell) : '')).join('\n');
  return block(value.replace(/^\n+|\n+$/g, ''), languageOf(table));
}

/** Gemini and web-based editors use custom elements for code. */
function isCodeBox(node: Element): boolean {
  if (
    node.name === 'div' &&
    hasClass(node, 'code-block') &&
    elementsIn(node).some(({ name }) => name === 'pre')
  )
    return false;
  return (
    node.name === 'code' &&
    (/(?:^|\s)(?:hljs|code-block|code-container)(?:\s|$)/.test(node.attribs.class ?? '') ||
      isShownAsBlock(node)) &&
    lines(node).includes('\n')
  );
}

function isShownAsBlock(node: Element): boolean {
  const style = styleOf(node);
  return (
    /^(?:block|grid|flex)$/.test(style.get('display') ?? '') || /^pre/.test(style.get('white-space') ?? '')
  );
}

const LANGUAGE_CLASS = /(?:^|\s)(?:lang(?:uage)?|highlight-source|highlight|brush)[-:]\s*([\w+#.-]+)/i;
const NAMES: Readonly<Record<string, string>> = {
  'c++': 'cpp',
  'c#': 'csharp',
  'plain text': '',
  plaintext: '',
  text: '',
  txt: '',
  none: '',
  code: '',
};

/** The language, from the classes of highlighters or from the line that chat pages put above the code. */
function languageOf(node: Element): string {
  const around: Element[] = [];
  for (let parent = node.parent; parent && isElement(parent) && around.length < 3; parent = parent.parent)
    around.push(parent);
  for (const each of [...elementsIn(node), node, ...around]) {
    const given =
      each.attribs['data-language'] ??
      each.attribs['data-lang'] ??
      LANGUAGE_CLASS.exec(each.attribs.class ?? '')?.[1] ??
      languageClass(each);
    if (given) return named(given);
  }
  const label = headerIn(node) ?? headerBefore(node);
  const text = label ? wordsOf(label).replace(COPY, '').trim() : '';
  return /^[\w+#. -]{1,20}$/.test(text) ? named(text) : '';
}

/** Classes of pandoc, Quarto and Hexo beside that of the language, and of highlighters that guess it. */
const OTHER_CLASS =
  /^(?:sourceCode|number(?:Source|Lines)|lineAnchors|cell-code|code-\S*|hljs|highlight|wrap|prettyprint|literate)$/;
/** Languages that pages made with R, Hexo or highlight.js name by a class alone. */
const ALONE =
  /^(?:r|python|py|julia|bash|sh|shell|console|sql|stan|js|javascript|ts|typescript|css|scss|less|html|xml|yaml|yml|json|toml|ini|diff|cpp|c|cs|csharp|java|kotlin|swift|scala|rust|go|php|ruby|perl|lua|dart|dockerfile|makefile|powershell|tex|latex|markdown|md)$/;

/**
 * The language among the classes of code that pandoc has coloured, `sourceCode python`, that highlight.js has, `hljs python`, or
 * that R has left as it was, `r`; or of the figure that Hexo puts around it, `highlight python`.
 */
function languageClass({ name, attribs }: Element): string | undefined {
  if (!/^(?:pre|code|figure)$/.test(name)) return undefined;
  const classes = (attribs.class ?? '').split(/\s+/).filter((each) => each !== '');
  const [only, ...others] = classes.filter((each) => !OTHER_CLASS.test(each));
  if (only === undefined || others.length > 0) return undefined;
  if (classes.includes('sourceCode')) return only;
  const isColored = classes.includes(name === 'figure' ? 'highlight' : 'hljs');
  return (name === 'pre' || isColored) && ALONE.test(only) ? only : undefined;
}

function named(label: string): string {
  const name = label.trim().toLowerCase();
  return (NAMES[name] ?? name).replace(/\s+/g, '-');
}

/** The labels of the buttons above code, in the languages of the pages most visited. */
const COPY =
  /\s*(?:Copy(?: code| snippet)?|Copied!?|Edit|Run|Download|Wrap|Use code with caution\.?|Explain|Content_copy|expand_(?:more|less)|play_circle|(?:Code )?kopieren|Bearbeiten|Ausführen|Herunterladen|Copier(?: le code)?|Modifier|Exécuter|Télécharger|Copiar(?: código)?|Editar|Ejecutar|Executar|Descargar|Baixar|Copia(?: codice)?|Modifica|Esegui|Scarica|Kopiëren|Kopiera|Kopier|Kopiuj(?: kod)?|Edytuj|Pobierz|Kopyala|Düzenle|Копировать(?: код)?|Скопировать|Изменить|Скачать|复制(?:代码)?|编辑|运行|下载|複製(?:程式碼)?|編輯|下載|コピー(?:する)?|コードをコピーする|編集(?:する)?|ダウンロード|복사(?:하기)?|코드 복사|편집|다운로드)\s*/giu;

function wordsOf(node: Element): string {
  return childrenOf(node)
    .map((each) => (isElement(each) ? wordsOf(each) : textOf(each)))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A line above the code in the same box: its language and buttons. */
function headerIn(node: Element): Element | undefined {
  const inner = elementsIn(node).find(({ name }) => name === 'code');
  if (!inner || node.name !== 'pre') return undefined;
  const before: Element[] = [];
  for (let at: Element | null = inner; at && at !== node; at = isElement(at.parent) ? at.parent : null)
    for (let sibling = at.prev; sibling; sibling = sibling.prev) if (isElement(sibling)) before.push(sibling);
  return before.find((each) => wordsOf(each) !== '');
}

function headerBefore(node: Element, lang = ''): Element | undefined {
  let at: Element = node;
  for (let depth = 0; depth < 3; depth++) {
    let { prev } = at;
    while (prev && !isElement(prev) && textOf(prev).trim() === '') prev = prev.prev;
    if (prev && isElement(prev)) return isHeader(prev, lang) ? prev : undefined;
    if (!isElement(at.parent)) return undefined;
    at = at.parent;
  }
  return undefined;
}

/** Whether an element contains only the name of a language and the labels of buttons. */
function isHeader(node: Element, lang: string): boolean {
  const words = wordsOf(node);
  if (
    elementsIn(node).some(({ name }) => /^(?:pre|p|li|h[1-6]|table)$/.test(name)) ||
    /^(?:p|li|h[1-6])$/.test(node.name)
  )
    return false;
  const bare = words.replace(COPY, '').trim();
  const hasName = /(?:^|[\s_-])(?:code-block-decoration|header|code-header|language|lang)(?:[\s_-]|$)/i.test(
    node.attribs.class ?? '',
  );
  const isLanguage = lang !== '' && named(bare) === lang;
  return bare.length <= 20 && (bare !== words || hasName || isLanguage);
}

function removeHeaders(node: Element, lang: string): void {
  const before = headerBefore(node, lang);
  for (const each of [headerIn(node), before]) if (each) remove(each);
}

/** The text of code, including line breaks that are only expressed as tags. */
function lines(node: Element): string {
  const inner = elementsIn(node).find(({ name }) => name === 'code') ?? node;
  return textOfLines(inner)
    .replace(/\u00a0/g, ' ')
    .replace(/\n$/, '')
    .replace(/^\n/, '');
}

function textOfLines(node: Element): string {
  let text = '';
  for (const child of childrenOf(node)) {
    if (!isElement(child)) text += child.type === 'text' ? child.data : '';
    else if (child.name === 'br') text += '\n';
    else if (isHiddenNumber(child)) continue;
    else {
      const inner = textOfLines(child);
      const isLine = /^(?:div|p|li|tr)$/.test(child.name);
      text += isLine && text !== '' && !text.endsWith('\n') ? `\n${inner}` : inner;
      if (isLine && child.next && !text.endsWith('\n')) text += '\n';
    }
  }
  return text;
}

function isHiddenNumber(node: Element): boolean {
  return (
    /(?:^|\s)(?:linenumber|line-number|linenos|lineno|ln-num|gutter|react-syntax-highlighter-line-number)(?:\s|$)/.test(
      node.attribs.class ?? '',
    ) || styleOf(node).get('user-select') === 'none'
  );
}

function isPlainText(node: Element): boolean {
  return elementsIn(node).every(({ name }) => /^(?:span|font|wbr)$/.test(name)) && textOf(node).trim() !== '';
}
