import type { Code, Inline } from '../model/document.js';
import { asEntity, escapedHtml } from './escape.js';
import { fenceFor } from './line-prefixes.js';

/** A block of code between fences, or as HTML where a fence cannot express its language. `write` gives a caption as Markdown. */
export function codeLines(
  { lang, title, value, anchors, caption, drawnAs }: Code,
  write: (caption: readonly Inline[]) => string,
): string[] {
  const lines = value === '' ? [] : value.split('\n');
  const fence = fenceFor(value, title?.includes('`') ? '~' : '`');
  if (anchors || caption || drawnAs) {
    const attributes = [
      ...(anchors ?? []).map((name) => `#${name}`),
      ...(lang === '' ? [] : [`.${lang}`]),
      ...(drawnAs === undefined ? [] : [`.${drawnAs}`]),
      ...(title === undefined ? [] : [titleAttribute(title)]),
      ...(caption ? [`caption="${write(caption).replace(/["`]/g, asEntity)}"`] : []),
    ];
    return [`${fence}{${attributes.join(' ')}}`, ...lines, fence];
  }
  if (lang === 'math' || /[\s`{]/.test(lang)) {
    const attribute = lang === '' ? '' : ` lang="${escapedHtml(lang)}"`;
    return [`<pre${attribute}>`, ...escapedHtml(value).split('\n'), '</pre>'];
  }
  const info = title === undefined ? lang : `${lang} ${titleAttribute(title)}`;
  return [fence + info, ...lines, fence];
}

/**
 * `title="app.js"`, as Docusaurus and MkDocs read it. A fence has no escapes, so beside double quotation marks, single ones become
 * typographic.
 */
export function titleAttribute(title: string): string {
  return title.includes('"') ? `title='${title.replaceAll("'", '’')}'` : `title="${title}"`;
}
