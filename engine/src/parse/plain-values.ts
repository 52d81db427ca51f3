import { isRecord } from './yaml.js';

/** How deep and how many values are looked at; YAML's anchors can be circles. */
const MAX_LEVELS = 4;
const MAX_VALUES = 1000;

const LINK = /(!?)\[([^[\]]*)\]\((<[^<>\n]*>|[^()\s]*)(?:\s+"[^"\n]*")?\)/g;
const MARKS: readonly RegExp[] = [
  /\*\*(?=\S)(?<text>[^*\n]+?)(?<=\S)\*\*/g,
  /(?<![\w*\\])\*(?=[^\s*])(?<text>[^*\n]*?[^\s*\\])\*(?![\w*])/g,
  /(?<![\w\\])(?<mark>__|_)(?=[^\s_])(?<text>[^_\n]*?[^\s_\\])\k<mark>(?!\w)/g,
  /`(?<text>[^`\n]+)`/g,
];
const ESCAPED = /\\([*_[\]`])/g;

/** Words that lead somewhere, and the key that they stand under. */
export interface LinkedWords {
  readonly key: string;
  readonly text: string;
  readonly url: string;
}

/** Values with the text that their Markdown shows, and the links in them. */
export interface PlainValues {
  readonly record: Readonly<Record<string, unknown>>;
  readonly links: readonly LinkedWords[];
  /** The keys with pictures, each once. */
  readonly pictured: ReadonlySet<string>;
}

/** Front matter in which the values of some keys, in lower case, are without the marks of Markdown: names and dates are shown as plain text. */
export function withPlainValues(
  record: Readonly<Record<string, unknown>>,
  keys: ReadonlySet<string>,
): PlainValues {
  const links: LinkedWords[] = [];
  const pictured = new Set<string>();
  let count = 0;
  const plain = (value: unknown, key: string, level: number): unknown => {
    if (typeof value === 'string') {
      for (const [, picture = '', words = '', address = ''] of value.matchAll(LINK)) {
        if (picture !== '') pictured.add(key);
        else links.push({ key, text: plainText(words).trim(), url: address.replace(/^<|>$/g, '') });
      }
      return plainText(value);
    }
    if (level === MAX_LEVELS || count++ > MAX_VALUES) return value;
    if (Array.isArray(value)) return value.map((each) => plain(each, key, level + 1));
    if (!isRecord(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, plain(each, key, level + 1)]),
    );
  };
  const own = Object.entries(record).map(([key, value]) =>
    keys.has(key.toLowerCase()) ? [key, plain(value, key, 0)] : [key, value],
  );
  return { record: Object.fromEntries(own), links, pictured };
}

function plainText(markdown: string): string {
  if (!/[*_`[\\]/.test(markdown)) return markdown;
  return MARKS.reduce((text, mark) => text.replace(mark, '$<text>'), markdown.replace(LINK, '$2')).replace(
    ESCAPED,
    '$1',
  );
}
