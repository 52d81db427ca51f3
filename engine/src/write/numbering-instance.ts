import type { ListFormat } from '../model/names/list-formats.js';
import type { HeadingList } from '../model/resolved.js';

/** One `w:num`: an instance of a kind of list. */
export interface NumberingInstance {
  readonly numId: number;
  readonly format: ListFormat | HeadingList;
  /** The definition of a list of a Word template (the id of its `w:abstractNum`), where it is not one of ours. */
  readonly definition?: number;
  /** The level at which numbering restarts, and the number; undefined for bullets and the list of a style. */
  readonly restart: { readonly level: number; readonly start: number } | undefined;
  /** The first level of a list of headings, counted from 0. */
  readonly first?: number;
}
