import type { Code } from '../../document.js';
import { CODE_INDENT } from '../../theme/styles/blocks.js';
import { codeStyleId } from '../../theme/styles/code-tokens.js';
import type { Context } from '../context.js';
import { paragraph } from '../paragraph.js';
import { textRun } from '../run.js';

/** One paragraph, its lines kept by line breaks, so that background and border are one box; a label before it. */
export function code(node: Code, context: Context): string {
  const { lang } = node;
  const plain = { ...context, alignment: undefined, rightToLeft: false };
  const label =
    lang === ''
      ? ''
      : paragraph(textRun(lang, 0), plain, { style: 'CodeLabel', styleLeft: 0, styleRight: 0 });
  const layout = { style: 'CodeBlock', styleLeft: CODE_INDENT, styleRight: CODE_INDENT };
  return label + paragraph(content(node, context), plain, layout);
}

function content(node: Code, { environment }: Context): string {
  const tokens = environment.highlightedCode.get(node) ?? [{ kind: undefined, text: node.value }];
  return tokens.map(({ kind, text }) => textRun(text, 0, false, kind && codeStyleId(kind))).join('');
}
