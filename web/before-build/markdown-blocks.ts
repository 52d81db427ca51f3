import { slug } from 'github-slugger';
import createMarkdownIt, { type Token } from 'markdown-it';
import type { Block } from '../app/content/block';
import type { SubjectText } from '../app/content/docs/subject';
import { SUBJECTS } from '../app/content/docs/subjects';
import SIZES from '../app/content/picture-sizes.json' with { type: 'json' };
import { SITE } from '../app/site';

const markdown = createMarkdownIt({ html: true });

/** What is shown above a code sample, by the language of its fence. */
const LABELS: Readonly<Record<string, string>> = {
  markdown: 'Markdown',
  sh: 'Command line',
  python: 'Python',
  ts: 'TypeScript',
  js: 'JavaScript',
  json: 'JSON',
  yaml: 'YAML',
  text: 'Text',
  latex: 'LaTeX',
  html: 'HTML',
};

/**
 * Reads a file of `docs/` into the blocks of a page: headings, paragraphs, flat lists, tables, code and pictures, and in
 * running text `code`, **bold** and links. Anything else is an error, so that nothing is silently missing on the site.
 * Comments, which are for the tests of the examples, are left out.
 */
export function readSubject(source: string): SubjectText {
  const tokens = markdown.parse(asPublished(source), {}).filter(({ type }) => type !== 'html_block');
  const [opening, title] = tokens;
  if (opening?.tag !== 'h1' || !title) throw new Error('Cannot read a subject, expected its title first');
  return { title: title.content, blocks: [...readBlocks(tokens.slice(3))] };
}

/**
 * What holds until the packages are published stands between two comments, and what holds from then on is in the second one:
 * `<!-- until published -->` … `<!-- once published` … `-->`.
 */
export function asPublished(source: string, isPublished: boolean = SITE.isPublished): string {
  return source.replace(
    /<!-- until published -->\n([\s\S]*?)<!-- once published\n([\s\S]*?)-->\n/g,
    (_, before: string, after: string) => (isPublished ? after : before),
  );
}

function* readBlocks(tokens: readonly Token[]): Generator<Block> {
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    const end = endOf(tokens, at);
    const inside = tokens.slice(at + 1, end);
    const [first] = inside;
    switch (token.type) {
      case 'heading_open':
        yield heading(token.tag, first?.content ?? '');
        break;
      case 'paragraph_open':
        yield paragraph(first);
        break;
      case 'bullet_list_open':
        yield { kind: 'list', items: items(inside) };
        break;
      case 'ordered_list_open':
        yield { kind: 'steps', items: items(inside) };
        break;
      case 'table_open':
        yield table(inside);
        break;
      case 'fence':
        yield { kind: 'code', label: labelOf(token.info), code: token.content.replace(/\n$/, '') };
        break;
      default:
        throw new Error(`Cannot show ${token.type} on a page of the documentation`);
    }
    at = end;
  }
}

/** The index of the last token of the block that begins at `start`. */
function endOf(tokens: readonly Token[], start: number): number {
  const level = tokens[start]?.level;
  if (tokens[start]?.nesting !== 1) return start;
  return tokens.findIndex((token, at) => at > start && token.level === level && token.nesting === -1);
}

function heading(tag: string, source: string): Block {
  const text = inline(source);
  return { kind: 'heading', level: tag === 'h2' ? 2 : 3, id: slug(text), text };
}

function paragraph(token: Token | undefined): Block {
  const [child, ...others] = token?.children ?? [];
  if (child?.type === 'image' && others.length === 0)
    return { kind: 'picture', ...picture(String(child.attrGet('src') ?? '')), alt: child.content };
  return { kind: 'text', text: inline(token?.content ?? '', token) };
}

function picture(path: string) {
  const name = /\/pictures\/([\w-]+)\.webp$/.exec(path)?.[1] ?? '';
  const size = (SIZES as Readonly<Record<string, { width: number; height: number }>>)[name];
  if (!size) throw new Error(`Cannot show ${path}, expected one of the site's pictures`);
  return { src: `/pictures/${name}.webp`, avif: `/pictures/${name}.avif`, ...size };
}

function items(tokens: readonly Token[]): string[] {
  const found: string[] = [];
  for (const token of tokens) {
    if (token.type === 'inline') found.push(inline(token.content, token));
    else if (!/^(?:list_item|paragraph)_/.test(token.type))
      throw new Error(`Cannot show ${token.type} in a list of the documentation`);
  }
  return found;
}

function table(tokens: readonly Token[]): Block {
  const rows: string[][] = [];
  for (const token of tokens) {
    if (token.type === 'tr_open') rows.push([]);
    else if (token.type === 'inline') rows.at(-1)?.push(inline(token.content, token));
  }
  const [head = [], ...others] = rows;
  return { kind: 'table', head, rows: others };
}

const SHOWN = new Set([
  'text',
  'softbreak',
  'code_inline',
  'strong_open',
  'strong_close',
  'link_open',
  'link_close',
]);

/** A line as `inline-text.ts` reads it: the same marks, with the site's addresses, and no line breaks before units. */
function inline(source: string, token?: Token): string {
  const other = token?.children?.find(({ type }) => !SHOWN.has(type));
  if (other) throw new Error(`Cannot show ${other.type} in “${source.slice(0, 60)}”`);
  if (hasCodeInLink(token?.children ?? []))
    throw new Error(`Cannot show code in a link in “${source.slice(0, 60)}”`);
  // Code comes first in the pattern, so that what looks like a link in it stays as it is.
  return source
    .replaceAll('\n', ' ')
    .replace(
      /(`+)[^`].*?\1(?!`)|\]\(([^)\s]+)\)|(?<=\d) (?=(?:[kMG]i?B|m?s|pt|px|cm|mm)\b)/g,
      (whole, _, address?: string) => {
        if (whole === ' ') return '\u00a0';
        return address === undefined ? whole : `](${siteAddress(address)})`;
      },
    );
}

function hasCodeInLink(tokens: readonly Token[]): boolean {
  let isInLink = false;
  return tokens.some(({ type }) => {
    if (type === 'link_open' || type === 'link_close') isInLink = type === 'link_open';
    return isInLink && type === 'code_inline';
  });
}

/** The address on the site of what a file of `docs/` links to. */
export function siteAddress(address: string): string {
  const [, id, hash = ''] = /^([\w-]+)\.md(#.*)?$/.exec(address) ?? [];
  if (SUBJECTS.some((subject) => subject.id === id)) return `/docs/${id}${hash}`;
  if (address.startsWith(`${SITE.url}/`)) return address.slice(SITE.url.length);
  if (address.startsWith('../')) return `${SITE.sourceUrl}/blob/HEAD/${address.slice(3)}`;
  if (id !== undefined) return `${SITE.sourceUrl}/blob/HEAD/docs/${address}`;
  return address;
}

function labelOf(info: string): string {
  const label = LABELS[info.split(/\s/)[0] ?? ''];
  if (label === undefined) throw new Error(`Cannot name code in “${info}”, expected ${Object.keys(LABELS)}`);
  return label;
}
