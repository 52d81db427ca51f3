import type { IndexMark } from '../../model/document.js';
import { escapeText } from '../../xml/escape.js';
import { fieldEnd } from '../field.js';

/** A place that the index leads to, as a field that shows nothing (ECMA-376 Part 1, 17.16.5.76). */
export function indexEntry({ path, see }: IndexMark): string {
  const entry = path.map((level) => argument(level).replaceAll(':', '\\:')).join(':');
  const reference = see === undefined ? '' : ` \\t "${argument(see)}"`;
  const instruction = escapeText(`XE "${entry}"${reference}`);
  return (
    '<w:r><w:fldChar w:fldCharType="begin"/></w:r>' +
    `<w:r><w:instrText xml:space="preserve"> ${instruction} </w:instrText></w:r>${fieldEnd()}`
  );
}

/** Text between quotation marks in the instruction of a field. */
function argument(text: string): string {
  return text.replace(/["\\]/g, '\\$&');
}
