import type { Image, Inline, Link, PictureLength } from '../model/document.js';
import { address, type Caution, escaped, quoted } from './escape.js';
import { onOneLine } from './formula-line.js';

/** Code between more backticks than it contains in a row. */
export function code(value: string): string {
  if (value === '') return '<code></code>';
  const runs = new Set((value.match(/`+/g) ?? []).map(({ length }) => length));
  let count = 1;
  while (runs.has(count)) count++;
  const sign = '`'.repeat(count);
  const isPadded = /^`|`$/.test(value) || (/^ .* $/s.test(value) && value.trim() !== '');
  return isPadded ? `${sign} ${value} ${sign}` : sign + value + sign;
}

/** A formula between delimiters that are recognized after and before these texts; on one line, since a line of it could begin a block. */
export function formula(value: string, before: string, after: string): string {
  const latex = onOneLine(value);
  const isBare = !/[A-Za-z\d\\]$/.test(before) && !/^[\d{$A-Za-z_]/.test(after) && !/[$`]/.test(latex);
  if (isBare && (/\\[A-Za-z]|[\^_=]/.test(latex) || isPlainMath(latex))) return `$${latex}$`;
  return latex.includes('`') ? `\\(${latex}\\)` : `$\`${latex}\`$`;
}

/** Whether text without commands is certainly not prose: it has no words, and its brackets match. */
function isPlainMath(latex: string): boolean {
  const hasWords = /\s/.test(latex) && /\p{Ll}{2,}/u.test(latex);
  return !hasWords && latex.split(/[([]/).length === latex.split(/[)\]]/).length;
}

/** The parts of a numbered picture: its name, and its caption in place of the alternative text. */
interface Figure {
  readonly name: string;
  readonly text: string | undefined;
}

/** A picture, with its size in braces. */
export function image({ url, title, alt, width, height }: Image, caution: Caution, figure?: Figure): string {
  const text = figure?.text ?? escaped(alt, caution === 'usual' ? 'usual' : caution, { inLink: true });
  const named = title === '' ? '' : ` ${quoted(title)}`;
  return `![${text}](${address(url)}${named})${size(width, height, figure?.name)}`;
}

function size(width: PictureLength | undefined, height: PictureLength | undefined, name?: string): string {
  const sizes = [
    ...(name === undefined ? [] : [`#${name}`]),
    ...(width?.unit === 'own' ? [`style="zoom:${rounded(width.value * 100)}%"`] : []),
    ...(width && width.unit !== 'own' ? [`width=${length(width)}`] : []),
    ...(height && height.unit !== 'own' && width?.unit !== 'own' ? [`height=${length(height)}`] : []),
  ];
  return sizes.length === 0 ? '' : `{${sizes.join(' ')}}`;
}

/** In pixels if they are a whole number, as most are. */
function length({ unit, value }: PictureLength): string {
  if (unit !== 'pt') return `${rounded(value * 100)}%`;
  const pixels = value / 0.75;
  if (Number.isInteger(rounded(pixels))) return `${rounded(pixels)}px`;
  const millimetres = (value / 72) * 25.4;
  const isMetric = Math.abs(millimetres - Math.round(millimetres)) < 1e-4;
  return isMetric ? `${Math.round(millimetres)}mm` : `${rounded(value)}pt`;
}

function rounded(value: number): number {
  return Number(value.toFixed(5));
}

/** A link that shows its own address. */
export function isItsAddress({ url, title, children }: Link): boolean {
  const [only, ...others] = children;
  if (title !== '' || only?.type !== 'text' || others.length > 0) return false;
  if (only.value === url) return /^(?:https?|ftp):\/\/[^\s<>%]+$/.test(url);
  return url === `mailto:${only.value}` && /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(only.value);
}

export function isVerbatim(inline: Inline | undefined): boolean {
  return inline?.type === 'inlineCode' || inline?.type === 'inlineMath';
}
