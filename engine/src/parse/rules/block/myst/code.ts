import type { StateBlock } from 'markdown-it';
import { namesOfKind } from '../../../../model/names/numbered-names.js';
import { formulaAttributes } from '../formula-attributes.js';
import type { Directive } from './directive.js';
import { bodyOf, pushNotice, pushTarget } from './push.js';

/** A formula in a block of its own. */
export function pushFormula(state: StateBlock, directive: Directive): void {
  const { argument, label, startLine, endLine } = directive;
  const source = [argument, bodyOf(state, directive).trim()].filter((each) => each !== '').join('\n');
  const token = state.push('math_block', 'math', 0);
  token.map = [startLine, endLine];
  token.content = hasLines(source) ? `\\begin{aligned}\n${source}\n\\end{aligned}` : source;
  formulaAttributes.set(token, label === undefined ? {} : { label });
}

/** Whether a formula has line breaks without an environment around them. */
function hasLines(source: string): boolean {
  return source.includes('\\\\') && !source.includes('\\begin{');
}

/** Code. Its name and caption are written as in pandoc, so that they are read like any others. */
export function pushCode(state: StateBlock, directive: Directive): void {
  const { name, argument, options, label } = directive;
  const names = label === undefined ? [] : options.get('caption') ? namesOfKind([label], 'lst') : [label];
  for (const name of names.slice(1)) pushTarget(state, name, directive.startLine);
  const attributes = [
    ...names.slice(0, 1).map((each) => `#${each}`),
    ...['caption', 'filename'].flatMap((key) => {
      const value = options.get(key);
      return value ? [`${key}="${value.replace(/"/g, '”')}"`] : [];
    }),
  ];
  const language = (name === 'prompt' ? argument || 'bash' : argument).split(/\s/, 1)[0] ?? '';
  pushFence(state, directive, attributes.length > 0 ? `{.${language} ${attributes.join(' ')}}` : language);
}

const SHELLS: Readonly<Record<string, string>> = { ipython: 'python', ipython3: 'python' };

/** A notebook cell. The parts that are hidden in a book are left out. */
export function pushCell(state: StateBlock, directive: Directive): void {
  const { argument, options, startLine } = directive;
  const tag = /remove[-_](?:cell|input)/.exec(options.get('tags') ?? '')?.[0];
  if (tag === undefined) {
    pushCode(state, { ...directive, argument: SHELLS[argument] ?? argument });
    return;
  }
  pushNotice(state, 'markup-left-out', `Left out the code of a cell with the tag ${tag}`, startLine);
}

/** Content for one output format only. HTML is read as any other HTML. */
export function pushRaw(state: StateBlock, directive: Directive): void {
  const { name, argument, startLine, endLine } = directive;
  const format = name === 'eval-rst' ? 'rst' : (/:(.*)$/.exec(name)?.[1] ?? argument);
  if (/^(?:html|jupyter)\b/.test(format)) {
    const token = state.push('html_block', '', 0);
    token.map = [startLine, endLine];
    token.content = bodyOf(state, directive);
    return;
  }
  const message = `What {${name}} holds cannot be shown in a document; it was kept as code`;
  pushNotice(state, 'markup-printed', message, startLine);
  pushFence(state, directive, format.split(/\s/, 1)[0] ?? '');
}

function pushFence(state: StateBlock, directive: Directive, info: string): void {
  const { startLine, endLine } = directive;
  const token = state.push('fence', 'code', 0);
  token.info = info;
  token.map = [startLine, endLine];
  token.content = `${bodyOf(state, directive)}\n`;
}
