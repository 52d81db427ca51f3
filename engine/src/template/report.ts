import type { StyleMapping } from '../api/options.js';

/** What a point of a report on a template is about. */
export type TemplateTopic =
  | 'styles'
  | 'theme'
  | 'fonts'
  | 'page'
  | 'header'
  | 'footer'
  | 'numbering'
  | 'lists'
  | 'cover'
  | 'end'
  | 'contents'
  | 'background'
  | 'part'
  | 'text'
  | 'field'
  | 'placeholder'
  | 'place'
  | 'style';

/** One thing that a report on a template says. */
export interface TemplatePoint {
  readonly about: TemplateTopic;
  /** A sentence in plain words, without the full stop. */
  readonly text: string;
}

/** Something that was chosen without being told. */
export interface TemplateGuess extends TemplatePoint {
  /** What may be chosen instead; none if only the template itself can say it. */
  readonly answers: readonly TemplateAnswer[];
}

/** A style to use in place of one that was guessed. */
export interface TemplateAnswer {
  /** The name of the style to use. */
  readonly text: string;
  /** The entry to add to the option `styleMap`. */
  readonly styleMap: StyleMapping;
}

/** What becomes of a Word template, as it is told before the first conversion. */
export interface TemplateReport {
  /** What a document takes from it. */
  readonly kept: readonly TemplatePoint[];
  /** What is left out. */
  readonly dropped: readonly TemplatePoint[];
  /** What the text or its front matter fills in. */
  readonly filled: readonly TemplatePoint[];
  readonly guessed: readonly TemplateGuess[];
}

/** Names as a list in a sentence; of many, the first, and how many others there are. */
export function listed(names: readonly string[], most = Number.POSITIVE_INFINITY): string {
  const others = names.length - most;
  const shown = others > 1 ? [...names.slice(0, most), `${others} others`] : names;
  const last = shown.at(-1) ?? '';
  return shown.length < 2 ? last : `${shown.slice(0, -1).join(', ')} and ${last}`;
}

/** A number of things. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
