import type { PageDrawing } from '@footmark/engine/pages';
import type { DocxPackage } from '../docx/package';

/** A file, and the pages that were drawn of the same text. */
export interface Subject {
  readonly file: DocxPackage;
  readonly pages: readonly PageDrawing[];
}

/** Something that Word would show otherwise than the file or the pages say. */
export interface Difference {
  readonly word: string;
  readonly ours: string;
}

/**
 * What Word does with a file once it is open, by the standard and by what Word was seen to do. Each rule is a file of its own
 * in this folder, with its sources, and has to reproduce what Word has stored in files of its own before it judges ours.
 */
export type WordRule = (subject: Subject) => Iterable<Difference>;
