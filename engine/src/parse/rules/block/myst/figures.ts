import type { StateBlock } from 'markdown-it';
import { pushParagraph } from '../../core/callout-tokens.js';
import { pushInline } from '../table-tokens.js';
import { asName, type Directive } from './directive.js';
import { inDiv, pushNotice, pushTarget, readBody } from './push.js';

/** A numbered picture with a caption: its first paragraph or, if its text contains pictures, the last. */
export function pushFigure(state: StateBlock, directive: Directive): void {
  const { name, argument, options, startLine } = directive;
  const isNamedByArgument = name === 'figure-md' || argument.startsWith('#');
  const isPicture = name === 'figure' && argument !== '' && !isNamedByArgument;
  const label = directive.label ?? (name === 'figure-md' ? asName(argument) : undefined);
  inDiv(state, directive, { kind: 'float', caption: isPicture ? 'first' : 'last', label }, () => {
    if (isPicture) pushParagraph(state, pictureOf(argument, options), startLine);
    else if (isNamedByArgument && name === 'figure') pushEmbedded(state, argument, startLine);
    readBody(state, directive);
  });
}

/** The output of another file is not available here. */
function pushEmbedded(state: StateBlock, name: string, line: number): void {
  const message = `The picture ${name} of {figure} is not part of this document; it was left out`;
  pushNotice(state, 'embed-not-included', message, line);
}

/** A picture without a number. */
export function pushPicture(
  state: StateBlock,
  { argument, options, label, startLine, endLine }: Directive,
): void {
  pushTarget(state, label, startLine);
  state.push('paragraph_open', 'p', 1).map = [startLine, endLine];
  pushInline(state, pictureOf(argument, options), [startLine, endLine]);
  state.push('paragraph_close', 'p', -1);
}

/** A picture as Markdown source. */
function pictureOf(path: string, options: ReadonlyMap<string, string>): string {
  const [alt, width, height, target] = ['alt', 'width', 'height', 'target'].map((key) => options.get(key));
  const attributes = [
    ...(alt ? [`fig-alt="${alt.replace(/"/g, '”')}"`] : []),
    ...(width ? [`width=${lengthOf(width)}`] : []),
    ...(height ? [`height=${lengthOf(height)}`] : []),
  ];
  const picture = `![](<${path}>)${attributes.length > 0 ? `{${attributes.join(' ')}}` : ''}`;
  return target === undefined ? picture : `[${picture}](<${target}>)`;
}

function lengthOf(written: string): string {
  return written.replace(/\s/g, '');
}
