import type {
  ComposedInline,
  ComposedLink,
  Embedding,
  Field,
  Picture,
  RunProperties,
} from '../model/composed.js';
import { MEDIA_TYPES } from '../model/media.js';
import { embeddingOf } from '../model/nodes/embedding.js';
import type { Note } from '../model/resolved.js';
import { EMU_PER_PIXEL } from '../model/units.js';
import { escapeAttribute, escapeText } from '../xml/escape.js';
import { base64 } from './base64.js';
import type { Clip } from './clip.js';
import { styleAttribute } from './css.js';
import { className } from './style-names.js';

/** Writes the content of a paragraph; `isCode` keeps its spaces and lines as they are. */
export function inlinesHtml(content: readonly ComposedInline[], clip: Clip, isCode = false): string {
  let html = '';
  let open: Embedding | undefined;
  for (const inline of content) {
    const embedding = embeddingOf(inline);
    if (embedding !== open) {
      html += `${open ? embeddingEnd(open) : ''}${embedding ? embeddingBegin(embedding) : ''}`;
      open = embedding;
    }
    html += inlineHtml(inline, clip, isCode);
  }
  return open ? html + embeddingEnd(open) : html;
}

const embeddingName = ({ isOverride }: Embedding): string => (isOverride ? 'bdo' : 'span');

function embeddingBegin(embedding: Embedding): string {
  return `<${embeddingName(embedding)} dir=${embedding.rightToLeft ? 'RTL' : 'LTR'}>`;
}

function embeddingEnd(embedding: Embedding): string {
  return `</${embeddingName(embedding)}>`;
}

function inlineHtml(inline: ComposedInline, clip: Clip, isCode: boolean): string {
  switch (inline.type) {
    case 'text':
      return looksHtml(textHtml(inline.text, isCode), inline.properties, clip);
    case 'lineBreak':
      return isCode ? '\n' : '<br>';
    case 'tab':
      return "<span style='mso-tab-count:1'>&nbsp; </span>";
    case 'pageBreak':
      return "<br clear=all style='mso-special-character:line-break;page-break-before:always'>";
    case 'picture':
      return pictureHtml(inline);
    case 'equation':
      return inline.mathml;
    case 'checkbox':
      return `<span style='font-family:"MS Gothic"'>${inline.checked ? '☒' : '☐'}</span>`;
    case 'noteReference':
      return noteMark(inline.note, clip, 'reference');
    case 'noteNumber':
      return noteMark(inline.note, clip, 'number');
    case 'field':
      return fieldHtml(inline, clip);
    case 'revised': {
      const tag = inline.kind === 'insertion' ? 'ins' : 'del';
      return `<${tag}>${inlinesHtml(inline.content, clip, isCode)}</${tag}>`;
    }
    case 'commentMark':
      // A clipboard has no comments.
      return '';
    case 'fieldMark':
      // Citation fields are of use only in a whole document. The text that they show is copied.
      return '';
    case 'link':
      return linkHtml(inline, clip, isCode);
    case 'bookmarked': {
      const names = inline.names.map((name) => `<a name="${escapeAttribute(name)}"></a>`).join('');
      return names + inlinesHtml(inline.content, clip, isCode);
    }
  }
}

/** HTML collapses spaces; Word writes all but one as no-break spaces within `mso-spacerun`. */
function textHtml(text: string, isCode: boolean): string {
  const escaped = escapeText(text);
  if (isCode) return escaped;
  return escaped
    .replace(
      / {2,}/g,
      (spaces) => `<span style='mso-spacerun:yes'>${'&nbsp;'.repeat(spaces.length - 1)} </span>`,
    )
    .replace(/\r\n?|\n/g, '<br>');
}

function looksHtml(text: string, properties: RunProperties, clip: Clip): string {
  const { style, bold, italic, dotted, strike, underline, highlight, position, color, background } =
    properties;
  let html = text;
  if (position) html = position === 'superscript' ? `<sup>${html}</sup>` : `<sub>${html}</sub>`;
  if (strike) html = `<s>${html}</s>`;
  if (underline) html = `<u>${html}</u>`;
  // Word's own HTML has no dots.
  if (italic || dotted) html = `<i>${html}</i>`;
  if (properties.upright) html = `<span style='font-style:normal'>${html}</span>`;
  if (properties.regular) html = `<span style='font-weight:normal'>${html}</span>`;
  else if (bold) html = `<b>${html}</b>`;
  if (highlight) html = `<span style='background:yellow;mso-highlight:yellow'>${html}</span>`;
  if (background) html = `<span style='background:#${background}'>${html}</span>`;
  if (color) html = `<span style='color:#${color}'>${html}</span>`;
  html = fontHtml(html, properties);
  if (style === undefined) return html;
  clip.usedStyles.add(style);
  const element = ELEMENTS.get(style) ?? 'span';
  return `<${element} class=${className(style)}>${html}</${element}>`;
}

function fontHtml(html: string, { font, size }: RunProperties): string {
  const family = font === undefined ? undefined : `'${font}'`;
  const css = styleAttribute({
    'font-family': family,
    'font-size': size === undefined ? undefined : `${size}pt`,
  });
  return css === '' ? html : `<span${css}>${html}</span>`;
}

/** Character styles for which HTML has an element that other programs know. */
const ELEMENTS: ReadonlyMap<string, string> = new Map([
  ['InlineCode', 'code'],
  ['HeadingCode', 'code'],
  ['SmallCode', 'code'],
  ['Keyboard', 'kbd'],
]);

function pictureHtml({ image, width, height, alt, title }: Picture): string {
  const { content, extension } = image.file;
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const hint = title === '' ? '' : ` title="${escapeAttribute(title)}"`;
  return (
    `<img width=${Math.round(width / EMU_PER_PIXEL)} height=${Math.round(height / EMU_PER_PIXEL)} ` +
    `alt="${escapeAttribute(alt)}"${hint} src="data:${MEDIA_TYPES[extension]};base64,${base64(bytes)}">`
  );
}

/** The two ends of a note, as Word writes them: `mso-footnote-id` makes real notes of them, the brackets are for others. */
function noteMark({ number }: Note, { noteKind, usedStyles }: Clip, end: 'reference' | 'number'): string {
  usedStyles.add(noteKind === 'footnote' ? 'FootnoteReference' : 'EndnoteReference');
  const [word, id] = noteKind === 'footnote' ? ['Footnote', 'ftn'] : ['Endnote', 'edn'];
  const [own, other] = end === 'reference' ? [`_${id}ref`, `_${id}`] : [`_${id}`, `_${id}ref`];
  return (
    `<a style='mso-${noteKind}-id:${id}${number}' href="#${other}${number}" name="${own}${number}" title="">` +
    `<span class=Mso${word}Reference><span style='mso-special-character:${noteKind}'>` +
    `<![if !support${word}s]><sup>[${number}]</sup><![endif]></span></span></a>`
  );
}

/** Word counts captions again where they are pasted (ECMA-376 Part 1, 17.16.5.56); other values stay as they are. */
function fieldHtml({ instruction, result, properties }: Field, clip: Clip): string {
  const text = looksHtml(textHtml(result, false), properties, clip);
  if (instruction.kind !== 'sequence') return text;
  const isLetter = instruction.style === 'lowerLetter';
  const format = isLetter ? 'alphabetic' : 'ARABIC';
  // Letters restart with each figure; numbers continue those of the text into which they are pasted.
  const restart = isLetter && instruction.restartsAt !== undefined ? ` \\r ${instruction.restartsAt}` : '';
  const begin = "<span style='mso-element:field-begin'></span>";
  const code = ` SEQ ${escapeText(instruction.name)} \\* ${format}${restart} <span style='mso-element:field-separator'></span>`;
  const end = "<span style='mso-element:field-end'></span>";
  return `<!--[if supportFields]>${begin}${code}<![endif]-->${text}<!--[if supportFields]>${end}<![endif]-->`;
}

function linkHtml({ target, tooltip, content }: ComposedLink, clip: Clip, isCode: boolean): string {
  const address = target.kind === 'bookmark' ? `#${target.bookmark}` : target.url;
  const hint = tooltip === '' ? '' : ` title="${escapeAttribute(tooltip)}"`;
  return `<a href="${escapeAttribute(address)}"${hint}>${inlinesHtml(content, clip, isCode)}</a>`;
}
