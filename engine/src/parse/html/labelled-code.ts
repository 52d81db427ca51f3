import type { AnyNode, Element } from 'domhandler';
import { pushAll } from '../../text/long-arrays.js';
import { isElement } from './nodes.js';

/** The one `code` in an element, and the name of its language if that stands beside it. */
interface LabelledCode {
  readonly inner?: Element;
  readonly label?: string;
}

const NAME = /^[\w+#.-]{0,20}$/;

/**
 * The code in a `pre` in which chat pages also put a bar with the language and buttons. If anything else stands beside the code, all of it is
 * code.
 */
export function labelledCode(pre: Element): LabelledCode {
  const codes: Element[] = [];
  const label = textBeside(pre, codes)?.trim();
  const [inner, ...others] = codes;
  if (!inner || others.length > 0 || label === undefined || !NAME.test(label)) return {};
  return label === '' ? { inner } : { inner, label: label.toLowerCase() };
}

/**
 * The text outside of `code`, which is collected, and of buttons; undefined if it is not in a box of its own. It does not recurse, since
 * nesting is not limited.
 */
function textBeside(pre: Element, codes: Element[]): string | undefined {
  const open: AnyNode[] = [...pre.children].reverse();
  let text = '';
  for (let next = open.pop(); next; next = open.pop()) {
    if (next.type === 'text') {
      const isInBox = next.parent && isElement(next.parent) && next.parent.name === 'div';
      if (!isInBox && next.data.trim() !== '') return undefined;
      text += next.data;
    }
    if (!isElement(next) || next.name === 'button') continue;
    if (next.name === 'code') codes.push(next);
    else pushAll(open, next.children.toReversed());
  }
  return text;
}
