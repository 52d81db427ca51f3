import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

/*
 * LibreOffice may end a line after a slash or a question mark within a word; Word does not, as files that it printed show. So
 * that the other lines of these paragraphs can be compared, a word joiner follows each, which has no width. After a backslash it
 * would not help: LibreOffice then keeps what is before and after it on one line.
 */

const PARTS = ['word/document.xml', 'word/footnotes.xml'];
const TEXT = /(?<=<w:t(?: [^>]*)?>)[^<]+/g;
const BREAKING = /(?<=\S)[/?](?=[^\s/?])/g;
const WORD_JOINER = '\u2060';

/** @param {Uint8Array} docx */
export function withJoinedSlashes(docx) {
  const files = unzipSync(docx);
  for (const name of PARTS) {
    const part = files[name];
    if (part)
      files[name] = strToU8(
        strFromU8(part).replace(TEXT, (text) => text.replace(BREAKING, `$&${WORD_JOINER}`)),
      );
  }
  return zipSync(files);
}
