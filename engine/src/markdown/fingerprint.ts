import type { Document, FootnoteDefinition, Inline } from '../model/document.js';
import { onOneLine } from './formula-line.js';
import { sizeCss } from './html.js';
import { commentText } from './reviews.js';

/**
 * Running text as one string, which is equal for two texts that look the same: neither line breaks nor the boundaries
 * of text nodes count. Inline notes count by their text.
 */
export function fingerprint(
  inlines: readonly Inline[],
  definitions: ReadonlyMap<string, FootnoteDefinition>,
): string {
  return JSON.stringify(printed(inlines, definitions));
}

type Print = unknown[];

function printed(inlines: readonly Inline[], definitions: Document['definitions']): Print {
  const prints: Print = [];
  for (const inline of inlines) {
    const last = prints.at(-1);
    // A reply is written where its comment ends.
    if (inline.type === 'commentStart' && inline.comment.answers) continue;
    if (inline.type !== 'text') prints.push(printOf(inline, definitions));
    else if (typeof last === 'string') prints[prints.length - 1] = last + inline.value;
    else if (inline.value !== '') prints.push(inline.value);
  }
  return prints;
}

function printOf(inline: Exclude<Inline, { type: 'text' }>, definitions: Document['definitions']): Print {
  switch (inline.type) {
    case 'break':
    case 'fieldMark':
      return [inline.type];
    case 'inlineCode':
      return [inline.type, inline.value];
    case 'inlineMath':
      return [inline.type, onOneLine(inline.value)];
    case 'indexMark':
      return [inline.type, inline.path, inline.see];
    case 'crossReference':
      return [inline.type, inline.source];
    case 'link':
      return ['link', plainAddress(inline.url), titleOf(inline), printed(inline.children, definitions)];
    case 'citation':
      return ['citation', printed(inline.children, definitions)];
    case 'wikiLink':
      return ['wikiLink', inline.page, inline.heading, printed(inline.children, definitions)];
    case 'image':
      return [
        'image',
        plainAddress(inline.url),
        titleOf(inline),
        inline.alt,
        lengthOf(inline.width),
        lengthOf(inline.height),
      ];
    case 'footnoteReference': {
      const definition = inline.label === '' ? definitions.get(inline.identifier) : undefined;
      const [only] = definition?.children ?? [];
      return only?.type === 'paragraph'
        ? ['note', printed(only.children, definitions)]
        : ['footnoteReference', inline.identifier];
    }
    case 'insertion':
    case 'deletion':
      return [inline.type, inline.includesParagraphMark ?? false, printed(inline.children, definitions)];
    case 'commentStart':
    case 'commentEnd':
      return [inline.type, commentText(inline.comment)];
    case 'styled':
      return [inline.type, inline.style, printed(inline.children, definitions)];
    case 'textColor':
    case 'background':
      return [inline.type, inline.color, printed(inline.children, definitions)];
    case 'direction':
      return [
        inline.type,
        inline.direction,
        inline.isOverride ?? false,
        printed(inline.children, definitions),
      ];
    case 'language':
      return [inline.type, inline.language, printed(inline.children, definitions)];
    case 'font':
      return [
        inline.type,
        inline.family,
        inline.size && sizeCss(inline.size),
        printed(inline.children, definitions),
      ];
    case 'emphasis': {
      // Bold around italics looks the same as italics around bold.
      const [only, ...others] = inline.children;
      if (only?.type === 'strong' && others.length === 0)
        return ['strong', [['emphasis', printed(only.children, definitions)]]];
      return ['emphasis', printed(inline.children, definitions)];
    }
    case 'strong':
    case 'delete':
    case 'underline':
    case 'subscript':
    case 'superscript':
    case 'highlight':
    case 'smallCaps':
    case 'keyboard':
    case 'monospace':
      return [inline.type, printed(inline.children, definitions)];
  }
}

/** White space in it is written as one space. */
function titleOf({ title }: { readonly title: string }): string {
  return title.replace(/\s+/g, ' ');
}

/** Of what is written, with five decimals: a length is the same when it is read. */
function lengthOf(length: { readonly unit: string; readonly value: number } | undefined): string {
  return length ? `${Number(length.value.toFixed(5)).toFixed(3)} ${length.unit}` : '';
}

/**
 * An address regardless of which of its characters are percent-encoded; a malformed one is decoded as far as possible.
 */
function plainAddress(url: string): string {
  return url
    .replace(/(?:%[\da-f]{2})+/gi, (signs) => {
      try {
        return decodeURIComponent(signs);
      } catch {
        return signs;
      }
    })
    .replace(/\s/g, ' ');
}
