import { readableMessage } from '../text/readable-message.js';
import type { RepairName } from './repair-names.js';

/** How serious a notice is: an `error` means that something in the document is wrong or was left out. */
export type Severity = 'error' | 'warning';

/** Something that the author of the text may want to know. No text makes a conversion fail. */
export interface Notice {
  readonly code: NoticeCode;
  readonly severity: Severity;
  /** One plain sentence. */
  readonly message: string;
  /** The line in the source text, counted from 1. */
  readonly line: number;
  /** The column in that line, in UTF-16 code units counted from 1, if it is known. */
  readonly column?: number;
  /**
   * If the notice stands for several of its kind: the lines of all of them, each once and in ascending order, beginning with `line`; of
   * more than 1,000 lines, the first 1,000.
   */
  readonly lines?: readonly number[];
  /** If the notice is about a source for citations: where that is. `line` is then the line of the text that names its file. */
  readonly source?: SourcePlace;
  /** The repair that mends what the notice is about, if there is one that does. */
  readonly repair?: RepairName;
}

/** Where a source is. */
export interface SourcePlace {
  /** The name of its file, as the text or the option gives it; `bibliography 1` for the first content in that option. */
  readonly file: string;
  /** The line in that file, counted from 1. */
  readonly line: number;
  /** Its key; empty if the notice is about the whole file. */
  readonly key: string;
}

/** Every notice that the engine can give, with its severity. The list is closed: a code not here does not exist. */
const SEVERITIES = {
  'abbreviation-unused': 'warning',
  'acronym-unknown': 'warning',
  'bibliography-not-loaded': 'error',
  'chart-as-picture': 'warning',
  'chart-not-made': 'warning',
  'chart-simplified': 'warning',
  'citation-style-not-loaded': 'error',
  'citation-unknown': 'error',
  'code-not-drawn': 'warning',
  'code-not-highlighted': 'warning',
  'comment-left-out': 'warning',
  'custom-style-added': 'warning',
  'diagram-as-picture': 'warning',
  'diagram-hard-to-read': 'warning',
  'embed-not-included': 'warning',
  'footnote-undefined': 'warning',
  'footnote-unreferenced': 'warning',
  'footnote-duplicate-definition': 'warning',
  'footnote-empty-reference': 'error',
  'footnote-empty': 'error',
  'footnote-invalid-number': 'error',
  'footnote-too-many': 'error',
  'front-matter-invalid': 'warning',
  'front-matter-unread': 'warning',
  'heading-skipped': 'warning',
  'html-tag-dropped': 'warning',
  'image-alt-missing': 'warning',
  'image-cleaned': 'warning',
  'image-damaged': 'warning',
  'image-large': 'warning',
  'image-not-loaded': 'warning',
  'image-not-supported': 'warning',
  'image-too-large': 'warning',
  'index-place-missing': 'warning',
  'lines-joined': 'warning',
  'markup-printed': 'warning',
  'markup-left-out': 'warning',
  'math-not-converted': 'warning',
  'link-definition-unused': 'warning',
  'link-target-refused': 'warning',
  'link-heading-unknown': 'warning',
  'reference-unknown': 'warning',
  'source-doubled': 'warning',
  'source-incomplete': 'warning',
  'source-simplified': 'warning',
  'source-uncited': 'warning',
  'source-unread': 'warning',
  'table-few-rows': 'warning',
  'table-cell-count': 'error',
  'table-no-header': 'warning',
  'table-no-separator': 'warning',
  'table-not-created': 'error',
  'template-content-misplaced': 'warning',
  'template-content-missing': 'warning',
  'template-field-unknown': 'warning',
  'template-part-dropped': 'warning',
  'template-refused': 'error',
  'template-style-unknown': 'warning',
  'text-empty': 'warning',
  'text-repaired': 'warning',
  'wiki-link-not-made': 'warning',
  'nesting-too-deep': 'warning',
  'generation-failed': 'error',
} as const satisfies Record<string, Severity>;

/** The subject of a notice. It determines the severity. */
export type NoticeCode = keyof typeof SEVERITIES;

/** All notice codes, in no particular order. */
export const NOTICE_CODES = Object.keys(SEVERITIES) as readonly NoticeCode[];

/** Creates a notice with the severity of its code. */
export function notice(code: NoticeCode, text: string, line: number, column?: number): Notice {
  const severity = SEVERITIES[code];
  const message = readableMessage(text);
  return column === undefined ? { code, severity, message, line } : { code, severity, message, line, column };
}

/** The notices of a conversion, in the order of the source text. Findings never block a conversion. */
export interface Validation {
  /** True if there are no errors; there may be warnings. */
  readonly valid: boolean;
  readonly errors: readonly Notice[];
  readonly warnings: readonly Notice[];
}

/** How several notices of one kind read as one: `12 pictures, the first a.png, were not loaded`. */
export interface Repetition {
  /** What they are about, in the plural. */
  readonly subject: string;
  /** What the first of them is about, if it has a name. */
  readonly name?: string;
  /** What is said about all of them. Notices with the same code, subject and predicate are of one kind. */
  readonly predicate: string;
  /** From how many on they are one notice, if they are not worth reading one by one. */
  readonly from?: number;
}

/** A notice as it arises, before those of one kind become one. */
export interface Finding extends Notice {
  readonly repetition?: Repetition;
}

/** A notice that may occur very often in a text, and then becomes one with the others of its kind. */
export function repeatable(single: Notice, repetition: Repetition): Finding {
  return { ...single, repetition };
}

/** Receives each notice as it arises; every stage is given one. */
export type Report = (finding: Finding) => void;
