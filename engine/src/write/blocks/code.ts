import type { Code } from '../../document.js';
import { CODE_INDENT } from '../../theme/styles/blocks.js';
import type { Context } from '../context.js';
import { paragraph } from '../paragraph.js';
import { textRun } from '../run.js';

/** One paragraph, its lines kept by line breaks, so that background and border are one box; a label before it. */
export function code({ lang, value }: Code, context: Context): string {
  const plain = { ...context, alignment: undefined };
  const label =
    lang === ''
      ? ''
      : paragraph(textRun(lang, 0), plain, { style: 'CodeLabel', styleLeft: 0, styleRight: 0 });
  const layout = { style: 'CodeBlock', styleLeft: CODE_INDENT, styleRight: CODE_INDENT };
  return label + paragraph(textRun(value, 0), plain, layout);
}
