import type { Token } from '../../csl/finish.js';
import type { Format } from '../../csl/output.js';
import type { Inline, MarkType } from '../../model/document.js';

interface Look {
  readonly format: Format;
  readonly url: string | undefined;
}

/**
 * Converts formatted text to inlines. A tab separates the margin of an entry, such as its number, from the rest.
 *
 * @param anchorOf returns the name of the place to which the citation of a source links
 */
export function inlinesOf(
  tokens: readonly Token[],
  line: number,
  anchorOf: (id: string) => string | undefined = () => undefined,
): readonly Inline[] {
  const inlines: Inline[] = [];
  const open: (Look & { readonly display?: string | undefined })[] = [{ format: {}, url: undefined }];
  for (const token of tokens) {
    const look = open.at(-1) ?? { format: {}, url: undefined };
    switch (token.kind) {
      case 'text':
        add(inlines, token.text, look, line);
        break;
      case 'open': {
        const anchor = token.source === undefined ? undefined : anchorOf(token.source);
        if (isBlock(token.display) && inlines.length > 0) inlines.push({ type: 'break' });
        open.push({
          format: { ...look.format, ...token.format },
          url: anchor === undefined ? (token.url ?? look.url) : `#${anchor}`,
          display: token.display,
        });
        break;
      }
      case 'close': {
        const closed = open.pop();
        if (closed?.display === 'left-margin') endMargin(inlines);
        break;
      }
      case 'foreign':
        break;
    }
  }
  return inlines;
}

function isBlock(display: string | undefined): boolean {
  return display === 'block' || display === 'indent';
}

function endMargin(inlines: Inline[]): void {
  const last = inlines.at(-1);
  if (last?.type === 'text') inlines[inlines.length - 1] = { type: 'text', value: last.value.trimEnd() };
  inlines.push({ type: 'text', value: '\t' });
}

function add(inlines: Inline[], text: string, { format, url }: Look, line: number): void {
  if (text === '') return;
  const marks = marksOf(format);
  let inline: Inline = { type: 'text', value: text };
  for (const type of marks) inline = { type, children: [inline] };
  if (url !== undefined && /^(?:https?:\/\/|#)/i.test(url))
    inline = { type: 'link', url, title: '', children: [inline], line };
  const last = inlines.at(-1);
  // The style may have added `https://doi.org/` as separate text before the DOI.
  if (url !== undefined && last?.type === 'text' && url !== text && url.endsWith(text)) {
    const start = url.slice(0, -text.length);
    if (last.value.endsWith(start)) {
      const before = last.value.slice(0, -start.length);
      inlines.pop();
      if (before !== '') inlines.push({ type: 'text', value: before });
      inlines.push({ type: 'link', url, title: '', children: [{ type: 'text', value: url }], line });
      return;
    }
  }
  if (inline.type === 'link' && last?.type === 'link' && url?.startsWith('#') && last.url === url)
    inlines[inlines.length - 1] = { ...last, children: [...last.children, ...inline.children] };
  else if (inline.type === 'text' && last?.type === 'text')
    inlines[inlines.length - 1] = { ...inline, value: last.value + text };
  else inlines.push(inline);
}

function marksOf({
  fontStyle,
  fontVariant,
  fontWeight,
  textDecoration,
  verticalAlign,
}: Format): readonly MarkType[] {
  return [
    ...(fontVariant === 'small-caps' ? ['smallCaps' as const] : []),
    ...(fontStyle === 'italic' || fontStyle === 'oblique' ? ['emphasis' as const] : []),
    ...(fontWeight === 'bold' ? ['strong' as const] : []),
    ...(textDecoration === 'underline' ? ['underline' as const] : []),
    ...(verticalAlign === 'sup' ? ['superscript' as const] : []),
    ...(verticalAlign === 'sub' ? ['subscript' as const] : []),
  ];
}
