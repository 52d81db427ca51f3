import { ELEMENTS } from '../rules/block/html-names.js';

/** A tag on a line of its own: of Liquid and GitBook, `{% tab title="x" %}`, of Hugo, `{{< tab "x" >}}`, of JSX, `<Tab title="x">`, or of HTML in JSX, `<div className="x">`. */
export interface SiteTag {
  readonly syntax: 'liquid' | 'hugo' | 'jsx' | 'element';
  /** In lower case, without the `end` or the slash of a closing tag. */
  readonly name: string;
  readonly source: string;
  readonly isClosing: boolean;
  /** Whether it closes itself, which only JSX and Hugo mark. */
  readonly isSingle: boolean;
  /** Values by their names, in lower case. */
  readonly values: ReadonlyMap<string, string>;
  /** Values without names. */
  readonly words: readonly string[];
}

const LIQUID = /^\{%-?\s*(end)?([a-z][\w-]*)\b([\s\S]*?)-?%\}$/i;
const HUGO = /^\{\{[<%]\s*(\/)?\s*([a-z][\w/-]*)([\s\S]*?)(\/\s*)?[%>]\}\}$/i;
const JSX = /^<(\/)?([A-Z][\w.]*|tabs?)(\s[\s\S]*?)?(\/)?>$/;
/** Elements that only group their content. In JSX, that is Markdown, even without blank lines around it. */
export const GROUPING = 'div|section|article|main|header|footer|aside|nav|figure|center|p';
const JSX_ELEMENT = new RegExp(String.raw`^<(\/)?(${GROUPING})(\s[\s\S]*?)?(\/)?>$`);

/** Reads a tag; undefined for anything else, such as another HTML tag. */
export function readTag(source: string): SiteTag | undefined {
  const liquid = LIQUID.exec(source);
  if (liquid) return tagOf('liquid', source, liquid);
  const hugo = HUGO.exec(source);
  if (hugo) return tagOf('hugo', source, hugo);
  const element = JSX_ELEMENT.exec(source);
  if (element) return tagOf('element', source, element);
  const jsx = JSX.exec(source);
  const name = jsx?.[2] ?? '';
  // Tags of prompts, `<INSTRUCTIONS>`, are text.
  if (/^[A-Z][A-Z\d_]+$/.test(name)) return undefined;
  const isElement = ELEMENTS.has(name.toLowerCase()) && !COMPONENTS.has(name);
  return jsx && !isElement && name !== 'Listing' ? tagOf('jsx', source, jsx) : undefined;
}

/** Components named like HTML elements that only group their content. */
const COMPONENTS: ReadonlySet<string> = new Set('Article Aside Footer Header Main Nav Section'.split(' '));

const VALUE =
  /([\w:-]+)\s*[=:]\s*(?:"([^"]*)"|'([^']*)'|\{\s*["'`]([^"'`]*)["'`]\s*\}|\{\s*<[^<>]*>([^<>{}]*)<\/[^<>]*>\s*\}|([^\s"'{}]+))|"([^"]*)"|'([^']*)'|([^\s"'{}]+)/g;

function tagOf(syntax: SiteTag['syntax'], source: string, found: RegExpExecArray): SiteTag {
  const [, closing, name = '', rest = '', single] = found;
  const values = new Map<string, string>();
  const words: string[] = [];
  for (const [, key, ...texts] of rest.matchAll(VALUE)) {
    const text = texts.find((each) => each !== undefined) ?? '';
    if (key === undefined) words.push(text);
    else values.set(key.toLowerCase(), text);
  }
  return {
    syntax,
    name: name.toLowerCase(),
    source,
    isClosing: closing !== undefined,
    isSingle: single !== undefined,
    values,
    words,
  };
}

/** The first of some values that a tag has. */
export function firstValue({ values }: SiteTag, ...names: readonly string[]): string | undefined {
  return names.map((name) => values.get(name)?.trim()).find((value) => value !== undefined && value !== '');
}
