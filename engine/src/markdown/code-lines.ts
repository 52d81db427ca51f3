import type { Code, Inline } from '../model/document.js';
import { asEntity, escapedHtml } from './escape.js';
import { fenceFor } from './lines.js';

/** A block of code between fences, or as HTML where fences cannot say its language. `write` gives a caption as Markdown. */
export function codeLines(
  { lang, value, anchors, caption }: Code,
  write: (caption: readonly Inline[]) => string,
): string[] {
  if (anchors || caption) {
    const fence = fenceFor(value, '`');
    const attributes = [
      ...(anchors ?? []).map((name) => `#${name}`),
      ...(lang === '' ? [] : [`.${lang}`]),
      ...(caption ? [`caption="${write(caption).replace(/["`]/g, asEntity)}"`] : []),
    ];
    return [`${fence}{${attributes.join(' ')}}`, ...(value === '' ? [] : value.split('\n')), fence];
  }
  if (lang === 'math' || /[\s`{]/.test(lang)) {
    const attribute = lang === '' ? '' : ` lang="${escapedHtml(lang)}"`;
    return [`<pre${attribute}>`, ...escapedHtml(value).split('\n'), '</pre>'];
  }
  const fence = fenceFor(value, '`');
  return [fence + lang, ...(value === '' ? [] : value.split('\n')), fence];
}
