import { type ConversionOptions, convert } from '@footmark/engine';
import { openPackage } from '../docx/package';

/** What a document prints, and what is reported about its text. */
export interface Printed {
  /** Each paragraph: its style, a colon, and its text; `_{…}`, `^{…}` and `~{…}` are scripts and struck text, `∑` is a formula, `▣` a picture. */
  readonly lines: readonly string[];
  readonly notices: readonly string[];
}

const SIGNS: readonly (readonly [pattern: RegExp, sign: string])[] = [
  [/<w:vertAlign w:val="subscript"\/>/, '_'],
  [/<w:vertAlign w:val="superscript"\/>/, '^'],
  [/<w:strike\/>/, '~'],
  [/<w:b\/>/, '*'],
];

/** The lines of the converted text, in its body, cells and notes. */
export async function printed(markdown: string, options: ConversionOptions = {}): Promise<Printed> {
  const result = await convert(markdown, { language: 'en', ...options });
  if (!result.success) throw new Error(result.error);
  const { parts } = openPackage(new Uint8Array(await result.blob.arrayBuffer()));
  const body = parts.get('word/document.xml')?.text ?? '';
  const notes = parts.get('word/footnotes.xml')?.text ?? '';
  return {
    lines: [...linesOf(body), ...linesOf(notes)].filter((line) => line !== 'Spacing:'),
    notices: [...result.validation.errors, ...result.validation.warnings].map(({ message }) => message),
  };
}

function linesOf(xml: string): string[] {
  return Array.from(xml.matchAll(/<w:p>(.*?)<\/w:p>|<w:p [^>]*>(.*?)<\/w:p>/gs), ([whole]) => {
    const [, style = ''] = /<w:pStyle w:val="([^"]*)"/.exec(whole) ?? [];
    const pieces = whole.matchAll(/<m:oMath>.*?<\/m:oMath>|<w:drawing>.*?<\/w:drawing>|<w:r>(.*?)<\/w:r>/gs);
    return `${style}:${Array.from(pieces, ([piece, run]) => shown(piece, run)).join('')}`;
  });
}

function shown(piece: string, run: string | undefined): string {
  if (piece.startsWith('<m:')) return '∑';
  if (run === undefined || run.includes('<w:drawing>')) return '▣';
  const text = Array.from(
    run.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>|<w:br\/>|<w:tab\/>/g),
    ([own, words]) => (own === '<w:br/>' ? '/' : own === '<w:tab/>' ? ' ' : (words ?? '')),
  ).join('');
  if (text === '') return '';
  const sign = SIGNS.find(([pattern]) => pattern.test(run))?.[1];
  return sign === undefined ? text : `${sign}{${text}}`;
}
