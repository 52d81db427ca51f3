import type { Element } from 'domhandler';
import { latexOf, type MathElement } from '../latex/omml/index.js';
import { isElement } from './dom.js';

/** LaTeX of one of Word's equations in HTML: elements `m:…` among those of HTML, with names in lower case. */
export function latexOfHtml(math: Element, isDisplayed: boolean): string {
  return latexOf(mathElement(math), isDisplayed);
}

function mathElement({ name, attribs, children }: Element): MathElement {
  return {
    name,
    attributes: attribs,
    children: children.flatMap((each): (MathElement | string)[] => {
      if (isElement(each)) return [mathElement(each)];
      return each.type === 'text' ? [each.data.replace(/\s+/g, ' ')] : [];
    }),
  };
}
