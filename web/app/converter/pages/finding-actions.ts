import { edits } from '../document/edits';
import { type GivenFile, pickedFiles } from '../document/given-files';
import { ACCEPTED_PICTURES } from '../document/picture-types';
import { screenDocument } from '../document/screen-document';
import { findingSubject } from '../findings/finding-subject';
import type { Converter } from '../instance/converter';
import type { TextRange } from '../text/edit';
import { lineRange } from '../text/lines';
import type { MarginFinding } from './margin-findings';

/** Uses a file for a picture, named by its target in the text. */
export type PictureChoice = (source: string, files: readonly GivenFile[]) => unknown;

/** An action that resolves what a finding in the margin is about. */
export interface FindingAction {
  readonly label: string;
  readonly run: () => void;
}

export function actionsOf(
  converter: Converter,
  finding: MarginFinding,
  onGoTo: (range: TextRange) => void,
  onPicture: PictureChoice,
): readonly FindingAction[] {
  switch (finding.about?.kind) {
    case 'undefined-note':
      return [
        { label: 'Write it', run: () => writeNote(converter, finding, onGoTo) },
        { label: 'Remove the mark', run: () => removeMark(converter, finding, onGoTo) },
      ];
    case 'missing-picture': {
      const { source } = finding.about;
      return [{ label: 'Choose the picture', run: () => choosePicture((files) => onPicture(source, files)) }];
    }
    case undefined:
      return [];
  }
}

/** Begins the note's definition at the end of the text, with the cursor in it. */
function writeNote(converter: Converter, finding: MarginFinding, onGoTo: (range: TextRange) => void): void {
  const mark = markOf(converter, finding);
  if (!mark) return;
  const { text } = screenDocument(converter).read();
  const space = text.endsWith('\n\n') ? '' : text.endsWith('\n') ? '\n' : '\n\n';
  const insert = `${space}${mark.words}: `;
  const place = text.length + insert.length;
  edits(converter).rewrite({ from: text.length, to: text.length, insert }, { anchor: place, head: place });
  onGoTo({ from: place, to: place });
}

function removeMark(converter: Converter, finding: MarginFinding, onGoTo: (range: TextRange) => void): void {
  const mark = markOf(converter, finding);
  if (!mark) return;
  edits(converter).rewrite({ ...mark.range, insert: '' }, { anchor: mark.range.from, head: mark.range.from });
  onGoTo({ from: mark.range.from, to: mark.range.from });
}

/** The reference in the present text; undefined if it has been edited since. */
function markOf(
  converter: Converter,
  finding: MarginFinding,
): { words: string; range: TextRange } | undefined {
  const { text } = screenDocument(converter).read();
  const range = lineRange(text, finding.line);
  const subject = findingSubject(text.slice(range.from, range.to), finding);
  if (!subject || !/^\[\^[^\]]+\]$/.test(subject.words)) return undefined;
  const { words, from, to } = subject;
  return { words, range: { from: range.from + from, to: range.from + to } };
}

function choosePicture(onFiles: (files: readonly GivenFile[]) => void): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = ACCEPTED_PICTURES;
  input.addEventListener('change', () => input.files && onFiles(pickedFiles(input.files)));
  input.click();
}
