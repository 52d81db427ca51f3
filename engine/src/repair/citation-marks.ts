import { mapOutsideCode, mapProseLines } from './prose.js';
import type { Repair } from './repair.js';

/** What assistants leave of their citations when a text is copied. None of it means anything outside their page. */
const MARKS = [
  // ChatGPT: private-use characters around a word and its sources, or what is left without these characters.
  String.raw`\ue200[^\ue200\ue201\n]*\ue201`,
  String.raw`[\ue200-\ue206]`,
  String.raw`(?:file)?cite(?:turn\d+[a-z]+\d+)+`,
  // Its assistants' interface, whose last words vary, and its older form.
  String.raw`【\d+(?::\d+)?†[^【】\n]*】`,
  String.raw`:?contentReference\[oaicite:\d+\](?:\{index=\d+\})?`,
  String.raw`\[oaicite:\d+\](?:\{index=\d+\})?`,
  // Gemini.
  String.raw`\[cite_(?:start|end)\]`,
  String.raw`\[cite:[ \d,–-]+\]`,
].join('|');

/** Marks that follow each other, with the spaces before and between them, and whether a sign or the line's end follows. */
const RUN = new RegExp(`(?<! ) *(?:${MARKS})(?: *(?:${MARKS}))*(?=( *(?:[.,;:!?)]|$))|)`, 'g');
const MARK = new RegExp(MARKS, 'g');

export const citationMarks: Repair = {
  name: 'citation-marks',
  done: (count) => `Removed citation marks of an assistant in ${count} line(s)`,
  apply: (lines) => mapProseLines(lines, (line) => mapOutsideCode(line, withoutMarks)),
};

/**
 * Marks go with the spaces before them where they stood before a sign, a further space or the end of a line. What a
 * line is indented by stays.
 */
function withoutMarks(text: string): string {
  return text.replace(RUN, (run, ends: string | undefined, offset: number) => {
    const spaceFollows = offset > 0 && text[offset + run.length] === ' ';
    return ends !== undefined || spaceFollows ? '' : run.replace(MARK, '');
  });
}
