import { LETTERS } from '../../charts/drawing/look.js';
import { escapeAttribute, escapeText } from '../../xml/escape.js';

/** The greys of text and of lines: black of the theme, lighter. */
const TEXT =
  '<a:solidFill><a:schemeClr val="tx1"><a:lumMod val="65000"/><a:lumOff val="35000"/></a:schemeClr></a:solidFill>';
const PAPER = '<a:solidFill><a:schemeClr val="bg1"/></a:solidFill>';
const FONTS = '<a:latin typeface="+mn-lt"/><a:ea typeface="+mn-ea"/><a:cs typeface="+mn-cs"/>';

/** The grey of grid lines and axes. */
export const LINE =
  '<a:ln w="9525"><a:solidFill><a:schemeClr val="tx1"><a:lumMod val="15000"/><a:lumOff val="85000"/></a:schemeClr></a:solidFill></a:ln>';

type Letters = keyof typeof LETTERS;

function look(letters: Letters, isOnColor = false): string {
  return `sz="${LETTERS[letters] * 100}" b="0">${isOnColor ? PAPER : TEXT}${FONTS}`;
}

/** How numbers and names look (21.2.2.216). */
export function textProperties(lang: string, isOnColor = false): string {
  const body = `<a:pPr><a:defRPr ${look('label', isOnColor)}</a:defRPr></a:pPr><a:endParaRPr lang="${escapeAttribute(lang)}"/>`;
  return `<c:txPr><a:bodyPr/><a:lstStyle/><a:p>${body}</a:p></c:txPr>`;
}

/** The title of a chart or of an axis; that of a vertical axis is turned. */
export function title(text: string | undefined, letters: Letters, lang: string, isTurned = false): string {
  if (text === undefined) return '';
  const body = isTurned ? '<a:bodyPr rot="-5400000" vert="horz"/>' : '<a:bodyPr/>';
  return (
    `<c:title><c:tx><c:rich>${body}<a:lstStyle/><a:p><a:pPr><a:defRPr ${look(letters)}</a:defRPr></a:pPr>` +
    `<a:r><a:rPr lang="${escapeAttribute(lang)}" ${look(letters)}</a:rPr><a:t>${escapeText(text)}</a:t></a:r></a:p></c:rich></c:tx>` +
    '<c:overlay val="0"/></c:title>'
  );
}
