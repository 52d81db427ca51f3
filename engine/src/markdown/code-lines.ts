import type { Code } from '../model/document.js';
import { plainText } from '../model/plain-text.js';
import { escapedHtml } from './escape.js';
import { fenceFor } from './lines.js';

/** A block of code between fences, or as HTML where fences cannot say its language. */
export function codeLines({ lang, value, anchors, caption }: Code): string[] {
  if (anchors || caption) {
    const fence = fenceFor(value, '`');
    const attributes = [
      ...(anchors ?? []).map((name) => `#${name}`),
      ...(lang === '' ? [] : [`.${lang}`]),
      ...(caption ? [`caption="${plainText(caption).replaceAll('"', "'")}"`] : []),
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
