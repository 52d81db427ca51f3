import type { Colored, Directed, FontChange, Inline, MarkType, TextSize } from '../model/document.js';
import { escapedHtml } from './escape.js';

/** The tags for formatting. */
export const TAGS: Readonly<Record<MarkType, string>> = {
  strong: 'strong',
  emphasis: 'em',
  delete: 'del',
  highlight: 'mark',
  underline: 'u',
  subscript: 'sub',
  superscript: 'sup',
  smallCaps: 'span',
  keyboard: 'kbd',
  monospace: 'code',
};

/** Text with a look of its own: in a colour or on one, in a font or a size. */
export type Looking = Colored | FontChange;

export function inLook(look: Looking, inner: string): string {
  return `<span style="${lookCss(look)}">${inner}</span>`;
}

/** Text in a direction of its own. */
export function directedHtml(
  { direction, isOverride }: Pick<Directed, 'direction' | 'isOverride'>,
  inner: string,
): string {
  const tag = isOverride ? 'bdo' : 'span';
  return `<${tag} dir="${direction}">${inner}</${tag}>`;
}

/** A look in CSS. */
export function lookCss(look: Looking): string {
  switch (look.type) {
    case 'textColor':
      return `color: #${look.color}`;
    case 'background':
      return `background-color: #${look.color}`;
    case 'font':
      return [
        ...(look.family === undefined ? [] : [`font-family: ${look.family}`]),
        ...(look.size === undefined ? [] : [`font-size: ${sizeCss(look.size)}`]),
      ].join('; ');
  }
}

/** A size in points or percent, with two digits at most. */
export function sizeCss({ unit, value }: TextSize): string {
  return unit === 'pt' ? `${rounded(value)}pt` : `${rounded(value * 100)}%`;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Simple running text as HTML; `undefined` if it contains something that only Markdown can express. */
export function htmlInlines(
  inlines: readonly Inline[],
  tags: Readonly<Record<MarkType, string>> = TAGS,
): string | undefined {
  const parts = inlines.map((inline) => htmlInline(inline, tags));
  const html = parts.join('');
  return parts.includes(undefined) || /^\s|\s$|\s{2}/.test(html) ? undefined : html;
}

function htmlInline(inline: Inline, tags: Readonly<Record<MarkType, string>>): string | undefined {
  switch (inline.type) {
    case 'text':
      // Formulas are read in the text of HTML, too.
      return /\$|\\[([]|[^\S ]/.test(inline.value) ? undefined : escapedHtml(inline.value);
    case 'break':
      return '<br>';
    case 'link': {
      const children = htmlInlines(inline.children, tags);
      if (children === undefined || children.includes('<a ')) return undefined;
      const title = inline.title === '' ? '' : ` title="${escapedHtml(inline.title)}"`;
      return `<a href="${escapedHtml(inline.url)}"${title}>${children}</a>`;
    }
    case 'emphasis':
    case 'strong':
    case 'delete':
    case 'underline':
    case 'subscript':
    case 'superscript':
    case 'highlight':
    case 'smallCaps':
    case 'keyboard':
    case 'monospace': {
      const children = htmlInlines(inline.children, tags);
      return children === undefined ? undefined : `<${tags[inline.type]}>${children}</${tags[inline.type]}>`;
    }
    case 'textColor':
    case 'background':
    case 'font': {
      const children = htmlInlines(inline.children, tags);
      return children === undefined ? undefined : inLook(inline, children);
    }
    case 'direction': {
      const children = htmlInlines(inline.children, tags);
      return children === undefined ? undefined : directedHtml(inline, children);
    }
    case 'language': {
      const children = htmlInlines(inline.children, tags);
      return children === undefined ? undefined : `<span lang="${inline.language}">${children}</span>`;
    }
    case 'inlineCode':
    case 'inlineMath':
    case 'crossReference':
    case 'styled':
    case 'footnoteReference':
    case 'citation':
    case 'insertion':
    case 'deletion':
    case 'commentStart':
    case 'commentEnd':
    case 'fieldMark':
    case 'image':
    case 'indexMark':
    case 'wikiLink':
      return undefined;
  }
}
