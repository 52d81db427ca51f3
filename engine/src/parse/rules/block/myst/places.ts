import type { StateBlock } from 'markdown-it';
import { pushParagraph } from '../../core/callout-tokens.js';
import type { Directive } from './directive.js';
import { entriesIn } from './index-entries.js';
import { bodyOf, inDiv, pushNotice, readBody } from './push.js';

/** The place of the table of contents or of the index. */
export function pushPlace(
  state: StateBlock,
  { startLine, endLine }: Directive,
  of: 'headings' | 'index',
): void {
  const token = state.push('list_place', '', 0);
  token.map = [startLine, endLine];
  token.info = of;
}

export function pushPageBreak(state: StateBlock, { startLine, endLine }: Directive): void {
  state.push('page_break', '', 0).map = [startLine, endLine];
}

/** The place of the bibliography, in pandoc's form. */
export function pushSources(state: StateBlock, { startLine, endLine }: Directive): void {
  const open = state.push('div_open', 'div', 1);
  open.map = [startLine, endLine];
  open.attrSet('id', 'refs');
  state.push('div_close', 'div', -1);
}

/** Entries of the index: `single: tea; green`, or an option of that name. */
export function pushIndexEntries(state: StateBlock, directive: Directive): void {
  const { argument, options, startLine, endLine } = directive;
  const written = [
    argument,
    ...bodyOf(state, directive).split('\n'),
    ...Array.from(options, ([key, value]) => (INDEXED.has(key) ? `${key}: ${value}` : '')),
  ];
  const entries = written.flatMap(entriesIn);
  if (entries.length === 0) return;
  const token = state.push('index_line', '', 0);
  token.map = [startLine, endLine];
  token.children = entries.map((entry) => {
    const mark = new state.Token('index_mark', '', 0);
    mark.content = entry;
    return mark;
  });
}

const INDEXED = new Set(['pair', 'see', 'seealso', 'single', 'triple']);

/** A resource on the web, which is replaced with its address. */
export function pushAddress(state: StateBlock, directive: Directive): void {
  const { name, argument, startLine } = directive;
  const address =
    name === 'youtube' && !argument.includes('/') ? `https://www.youtube.com/watch?v=${argument}` : argument;
  inDiv(state, directive, undefined, () => {
    const isLink = /^https?:\/\/\S+$/.test(address);
    if (argument !== '') pushParagraph(state, isLink ? `<${address}>` : argument, startLine);
    readBody(state, directive);
  });
}

/** Another file, whose name is kept. */
export function pushExternalFile(state: StateBlock, { name, argument, startLine }: Directive): void {
  const message = `${argument} of {${name}} is not part of this document; its name was kept`;
  pushNotice(state, 'embed-not-included', message, startLine);
  if (argument !== '') pushParagraph(state, `\`${argument.replace(/`/g, '')}\``, startLine);
}

/** Directives that only a website can show. */
export function pushWebOnly(state: StateBlock, { name, startLine }: Directive): void {
  pushNotice(state, 'markup-left-out', `Left out {${name}}, which a document cannot show`, startLine);
}
