import { isWrittenByLogseq } from '../rules/core/logseq.js';
import { outsideCode } from './attribute-lines.js';
import { markersOf, type SiteLines } from './lines.js';

/** Microsoft Learn's lines for a website, which show nothing. */
const LEARN_LINE =
  /^[ \t>]*(?:\[!div\s[^\]\n]*\]|:::\s?(?:row|column)(?:-end)?(?:[ \t][^:\n]*)?:::|:::\s?(?:moniker|zone)(?:-end|[ \t][^\n]*)|:::image-end:::)$/i;
const LEARN_IMAGE = /:::image(?:-complex)?\s([^\n]*?):::/g;
const LEARN_TEXT = /:::no-loc\s+text="([^"\n]*)":::/g;
const LEARN_VIDEO = /\[!VIDEO\s+(https?:[^\]\s]+)\]/g;
const LEARN_INCLUDE = /\[!INCLUDE\s*(\[[^\]\n]{0,300}\]\([^)\n]{0,1000}\))\s*\]/gi;
const LEARN_CODE = /:::code\s([^\n]*?):::/g;
const LEARN_TAB = /^([ \t]*)#{1,6}[ \t]+\[([^\]\n]+)\]\(#tab\/[^)\n]*\)$/;

/** VuePress's tabs and those of a plugin of VitePress, in `::: tabs`: `@tab npm`, `== npm`. */
const TABS_FENCE = /^[ \t>]*:{3,}[ \t]*(?:code-)?tabs\b/;
/** Tabs with code, and the name under which VuePress keeps which tab was chosen: `::: code-tabs#shell`. */
const TABS_NAME = /^([ \t>]*:{3,}[ \t]*)(?:code-)?(tabs)(?:#[\w-]+)?(?=[ \t{]|$)/;
const TAB_LINE = /^([ \t>]*)(?:@tab(?::active)?|==(?:[ \t]tab)?)[ \t]+([^#\n]*[^#=\s])(?:[ \t]*#[\w-]+)?$/;

const PROPERTY = /^[ \t]*(?:[-*+][ \t]+)?([a-zA-Z][\w-]{0,40}:: \S.*)$/;

/** Whether a line is a property of an author, and so a line of its own. Logseq's own are left out. */
function isProperty(line: string): boolean {
  const property = PROPERTY.exec(line)?.[1];
  return property !== undefined && !isWrittenByLogseq(property);
}

/** In Logseq, what other programs mark as inserted is a highlight. */
const LOGSEQ_HIGHLIGHT = /(?<!\^)\^\^(?=[^\s^])([^^\n]*?[^\s^])\^\^(?!\^)/g;

/** A link of Logseq to another page: `[words]([[page]])`. */
const LOGSEQ_LINK = /(?<![!\]])\[([^[\]\n|]+)\]\(\[\[([^[\]\n|]+)\]\]\)/g;

/** The lines around what R prints into some formats only, as at the end of most books of bookdown. */
const R_OPENING = /^`r\s[^`]*["']$/;
const R_CLOSING = /^["'][)}\s]*`$/;
const MAX_R_LINES = 20;

/** Leaves out the lines around what an expression over several lines prints, and keeps the text between them. */
function expressionLines(lines: SiteLines, index: number): void {
  for (let end = index + 1; end < Math.min(lines.length, index + MAX_R_LINES); end++) {
    if (lines.isCode(end)) return;
    if (!R_CLOSING.test(lines.at(end))) continue;
    lines.leaveOut(index, index + 1);
    lines.set(end, '');
    return;
  }
}

const EXCALIDRAW = /^==.{0,8}Switch to EXCALIDRAW VIEW.*==/;

/** Lines of Microsoft Learn, VuePress, Logseq and Excalidraw. */
export function otherLines(lines: SiteLines): void {
  const isDrawing = lines.all.some((line) => EXCALIDRAW.test(line));
  const isLogseq = lines.all.some((line) => isWrittenByLogseq(line.replace(/^[ \t]*(?:- )?/, '')));
  let hasTabs = false;
  for (let index = lines.firstLine; index < lines.length; index++) {
    if (lines.isCode(index)) continue;
    if (lines.at(index).includes(':::image')) learnImage(lines, index);
    if (lines.at(index).includes(']([['))
      lines.set(
        index,
        outsideCode(lines.at(index), (text) => text.replace(LOGSEQ_LINK, '[[$2|$1]]')),
      );
    const line = lines.at(index);
    if (isLogseq && line.includes('^^'))
      lines.set(
        index,
        outsideCode(line, (text) => text.replace(LOGSEQ_HIGHLIGHT, '==$1==')),
      );
    if (TABS_FENCE.test(line)) {
      hasTabs = true;
      lines.set(index, line.replace(TABS_NAME, '$1$2'));
      continue;
    }
    if (LEARN_LINE.test(line)) lines.set(index, markersOf(line));
    else if (LEARN_TAB.test(line)) lines.set(index, line.replace(LEARN_TAB, '$1**$2**'));
    else if (hasTabs && TAB_LINE.test(line))
      lines.set(
        index,
        line.replace(
          TAB_LINE,
          lines.at(index + 1) === '' || lines.isCode(index + 1) ? '$1**$2**' : '$1**$2**\\',
        ),
      );
    else if (isProperty(line) && isProperty(lines.at(index + 1).trimStart()) && !lines.isCode(index + 1))
      lines.set(index, line.endsWith('\\') ? line : `${line}\\`);
    else if (R_OPENING.test(line)) expressionLines(lines, index);
    else if (line.includes('={{')) lines.set(index, outsideCode(line, styledTags));
    else if (isDrawing) drawingLine(lines, index);
    else if (/:::|\[!/.test(line)) lines.set(index, outsideCode(line, learnText));
  }
}

/** The beginning of a picture of Microsoft Learn whose end stands on a later line. */
const LEARN_IMAGE_START = /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)?:::image\b(?!-)(?:(?!:::)[^\n])*$/;
const LEARN_START = /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)?/;
const LEARN_DESCRIBED = /:::image\s(?:[^\n]*\s)?type="complex"[^\n]*:::$/;
const LEARN_IMAGE_END = /^[ \t>]*:::image-end:::$/;
/** The most lines of a picture, and of the text that describes it. */
const MAX_IMAGE_LINES = 20;
const MAX_DESCRIPTION_LINES = 200;

/**
 * Writes a picture of Microsoft Learn over several lines on its first one, and the description after a complex one as a paragraph of
 * its own, in the line that its end leaves free.
 */
function learnImage(lines: SiteLines, index: number): void {
  let end = index;
  if (LEARN_IMAGE_START.test(lines.at(index))) {
    const parts = [lines.at(index)];
    do {
      end++;
      if (end >= Math.min(lines.length, index + MAX_IMAGE_LINES) || lines.at(end) === '' || lines.isCode(end))
        return;
      parts.push(lines.at(end).replace(/^[ \t>]*/, ''));
    } while (!lines.at(end).includes(':::'));
    const markers = markersOf(lines.at(index));
    lines.set(index, parts.join(' '));
    for (let at = index + 1; at <= end; at++) lines.set(at, markers);
  }
  if (!LEARN_DESCRIBED.test(lines.at(index))) return;
  let last = end + 1;
  while (last < lines.length && last - end < MAX_DESCRIPTION_LINES && !LEARN_IMAGE_END.test(lines.at(last)))
    last++;
  if (last === end + 1 || !LEARN_IMAGE_END.test(lines.at(last))) return;
  const indent = (LEARN_START.exec(lines.at(index))?.[0] ?? '').replace(/[^ \t>]/g, ' ');
  for (let at = last; at > end + 1; at--) {
    const text = lines.at(at - 1).replace(/^[ \t>]*/, '');
    lines.set(at, text === '' ? markersOf(indent) : indent + text);
  }
  lines.set(end + 1, markersOf(indent));
}

const STYLE = /\sstyle=\{\{([^{}]*)\}\}/g;

/** The style of an element of JSX, an object, as HTML has it: `style={{maxWidth: '6px'}}`. */
function styledTags(text: string): string {
  return text.replace(STYLE, (_, properties: string) => {
    const found = Array.from(
      properties.matchAll(/["']?([A-Za-z-]+)["']?\s*:\s*(?:"([^"]*)"|'([^']*)'|([^,"']+))/g),
    );
    const css = found.map(([, name = '', ...values]) => {
      const value = (values.find((each) => each !== undefined) ?? '').trim();
      return `${name.replace(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`)}: ${/^\d+$/.test(value) ? `${value}px` : value}`;
    });
    return ` style="${css.join('; ').replaceAll('"', '')}"`;
  });
}

function learnText(text: string): string {
  return text
    .replace(LEARN_IMAGE, (whole, values: string) => {
      const source = /source="([^"]+)"/.exec(values)?.[1];
      return source === undefined ? whole : `![${/alt-text="([^"]*)"/.exec(values)?.[1] ?? ''}](<${source}>)`;
    })
    .replace(LEARN_CODE, (whole, values: string) => {
      const source = /source="([^"]+)"/.exec(values)?.[1];
      return source === undefined ? whole : `[${source.split('/').at(-1)}](<${source}>)`;
    })
    .replace(LEARN_TEXT, '$1')
    .replace(LEARN_VIDEO, '<$1>')
    .replace(LEARN_INCLUDE, '$1');
}

/** The texts of a drawing have names at their ends. */
function drawingLine(lines: SiteLines, index: number): void {
  const line = lines.at(index);
  if (EXCALIDRAW.test(line)) lines.leaveOut(index, index + 1);
  else lines.set(index, line.replace(/[ \t]\^[\w-]{8}$/, ''));
}
