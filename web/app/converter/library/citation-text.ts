import { CITATION_KEY, writtenKey } from '../../../../engine/src/source/citation-keys';
import { frontMatterIn } from '../../../../engine/src/source/front-matter';
import { NUMBERED_PREFIXES } from '../../../../engine/src/source/numbered-prefixes';
import type { Selection } from '../text/edit';
import { endOf, lineAround, type Rewrite } from '../text/markdown/rewrite';

/** Cites a source at the cursor: in new brackets, or added to the citation that the cursor is in. */
export function citation(text: string, selection: Selection, key: string): Rewrite {
  const cursor = endOf(selection);
  const group = groupAround(text, cursor);
  const cite = writtenKey(key);
  if (!group) {
    const before = text.slice(0, cursor);
    const space = /[\p{L}\p{N}.,;:!?"”’»)\]*_]$/u.test(before) ? ' ' : '';
    return rewritten(cursor, `${space}[${cite}]`);
  }
  const inside = text.slice(group.from, group.to);
  if (inside.includes('@')) return rewritten(group.to, `; ${cite}`);
  return rewritten(group.to, inside === '' || inside.endsWith(' ') ? cite : ` ${cite}`);
}

function rewritten(at: number, insert: string): Rewrite {
  const end = at + insert.length;
  return { edit: { from: at, to: at, insert }, selection: { anchor: end, head: end } };
}

/** The text between the brackets around a position, on its line: of a citation, or of one being typed. */
function groupAround(
  text: string,
  place: number,
): { readonly from: number; readonly to: number } | undefined {
  const line = lineAround(text, place);
  const open = text.lastIndexOf('[', place - 1);
  if (place === 0 || open < line.from || text.slice(open, place).includes(']')) return undefined;
  const close = text.indexOf(']', place);
  if (close < 0 || close > line.to || text.slice(place, close).includes('[')) return undefined;
  const inside = text.slice(open + 1, close);
  // Notes, pictures, tasks and links are not citations.
  if (/^[\^ xX]/.test(inside) || /[([:]/.test(text.charAt(close + 1)) || text.charAt(open - 1) === '!')
    return undefined;
  return inside === '' || /@|^see\b/.test(inside) ? { from: open + 1, to: close } : undefined;
}

/** The keys of all apparent citations of a text, each once, and the files with sources that it names. */
export interface TextCitations {
  readonly keys: readonly string[];
  readonly files: readonly string[];
  /** Whether sources are in the text itself. */
  readonly hasReferences: boolean;
  /** Keys that commas separate, of which only the first is cited: `[@one, @two]`. */
  readonly commas: readonly CommaPlace[];
}

/** A place in the text: what is written there, and its line, from 1. */
export interface CommaPlace {
  readonly text: string;
  readonly line: number;
}

/** Keys in commands of LaTeX: `\\citep[p. 3]{one,two}`, `\\nocite{*}`. */
const LATEX = /\\(?:no)?[Cc]ite[a-zA-Z]*\*?(?:\[[^\][]*\]){0,2}\{([^{}]*)\}/g;
const NOCITE = /^nocite[ \t]*:.*(?:\r?\n[ \t]+.*)*/m;
const COMMA = /\[[^\][]*@[^\][;,\s]+,\s*@[^\][]*\]/g;

const KEY = new RegExp(String.raw`(?<![\p{L}\p{N}_@/.\\])-?${CITATION_KEY}`, 'gu');

/** Names of figures, sections, theorems and the like, which are references. */
const NUMBERED = new RegExp(`^(?:${NUMBERED_PREFIXES.join('|')})[:-]`, 'i');

/** Scans a text, for the page's information about it. Only the worker parses it. */
export function citationsIn(text: string): TextCitations {
  const { yaml = '', lines = '' } = frontMatterIn(text) ?? {};
  const body = text.slice(lines.length).replace(/^(```|~~~)[\s\S]*?^\1|`[^`\n]*`/gm, '');
  const keys = new Set(
    Array.from(body.matchAll(/\[[^\][]*@[^\][]*\]/g), ([group]) => group).flatMap((group) =>
      Array.from(group.matchAll(KEY), ([, braced, bare]) => braced ?? bare ?? ''),
    ),
  );
  const listed = `${body} ${NOCITE.exec(yaml)?.[0] ?? ''}`;
  for (const [, braced, bare] of listed.matchAll(KEY)) keys.add(braced ?? bare ?? '');
  for (const [, list = ''] of body.matchAll(LATEX)) for (const key of list.split(',')) keys.add(key.trim());
  if (/@\*/.test(NOCITE.exec(yaml)?.[0] ?? '')) keys.add('*');
  // Items of pandoc's lists of examples have names of this form, too.
  for (const [, name = ''] of body.matchAll(/^[ \t>]*\(@([\w-]+)\)[ \t]/gm)) keys.delete(name);
  const sources = [...keys].filter((key) => !NUMBERED.test(key));
  const commas = Array.from(text.matchAll(COMMA), ({ 0: written, index }) => ({
    text: written,
    line: text.slice(0, index).split(/\r\n?|\n/).length,
  }));
  return { keys: sources, files: namedFiles(yaml), hasReferences: /^references[ \t]*:/m.test(yaml), commas };
}

/** `bibliography: one.bib`, or a list of files in either of YAML's two forms. */
function namedFiles(yaml: string): readonly string[] {
  const [, value = '', items = ''] =
    /^bibliography[ \t]*:[ \t]*([^\r\n]*)((?:\r?\n[ \t]*-[ \t]+[^\r\n]*)*)/m.exec(yaml) ?? [];
  const listed = value.startsWith('[') ? value.replace(/^\[|\][ \t]*$/g, '').split(',') : [value];
  const below = items.split(/\r?\n/).map((item) => item.replace(/^[ \t]*-[ \t]+/, ''));
  return [...listed, ...below].map((name) => name.trim().replace(/^(["'])(.*)\1$/, '$2')).filter(Boolean);
}
