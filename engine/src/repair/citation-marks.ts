import { counted } from '../text/counted.js';
import { mapOutsideCode, mapProseLines } from './prose.js';
import type { Repair } from './repair.js';

/** Citation marks that AI assistants leave in copied text. They mean nothing outside the assistant's own page. */
const MARKS = [
  // ChatGPT: private-use characters around a keyword and its sources, or the same with these characters
  // lost.
  String.raw`\ue200[^\ue200\ue201\n]*\ue201`,
  String.raw`[\ue200-\ue206]`,
  String.raw`(?:file)?cite(?:turn\d+[a-z]+\d+)+`,
  // OpenAI's Assistants API, whose last word varies, and its older form.
  String.raw`【\d+(?::\d+)?†[^【】\n]*】`,
  String.raw`:?contentReference\[oaicite:\d+\](?:\{index=\d+\})?`,
  String.raw`\[oaicite:\d+\](?:\{index=\d+\})?`,
  // Gemini.
  String.raw`\[cite_(?:start|end)\]`,
  String.raw`\[cite:[ \d,–-]+\]`,
].join('|');

/**
 * Consecutive marks with the spaces before and between them, and whether punctuation or the end of the line
 * follows.
 */
const RUN = new RegExp(`(?<! ) *(?:${MARKS})(?: *(?:${MARKS}))*(?=( *(?:[.,;:!?)]|$))|)`, 'g');
const MARK = new RegExp(MARKS, 'g');

export const citationMarks: Repair = {
  name: 'citation-marks',
  sign: /[\ue200-\ue206【]|citeturn|oaicite|\[cite/,
  done: (count) => `Removed an assistant’s citation marks in ${counted(count, 'line')}`,
  apply: (lines) => mapProseLines(lines, (line) => mapOutsideCode(line, withoutMarks)),
};

/**
 * The spaces before marks are removed if punctuation, another space or the end of the line follows. Indentation is
 * kept.
 */
function withoutMarks(text: string): string {
  return text.replace(RUN, (run, ends: string | undefined, offset: number) => {
    const spaceFollows = offset > 0 && text[offset + run.length] === ' ';
    return ends !== undefined || spaceFollows ? '' : run.replace(MARK, '');
  });
}
