import type { PictureFile, PortableOptions } from '../../worker/protocol';

/** The input of the pages. */
export interface PageSource {
  readonly markdown: string;
  readonly options: PortableOptions;
  readonly pictures: readonly PictureFile[];
  /** Where the cursor is in the text. */
  readonly cursor: number;
}

/** Whether they have the same pages, wherever the cursor is. */
export function isSameText(one: PageSource, other: PageSource): boolean {
  return one.markdown === other.markdown && one.options === other.options && one.pictures === other.pictures;
}
