import type { SectionSetting } from '../model/composed.js';
import type { EmbeddedImage } from '../model/media.js';
import type { PageRecord } from './numbered-pages.js';
import type { Paginated } from './paginated.js';
import { pictureNumber } from './picture-number.js';

/** The state that the successive layouts of one text share. */
export class LayoutSession {
  /** The pages of the previous layout, and of each round in which the numbers in its lists became known. */
  readonly pages: Paginated[] = [];
  readonly #pictures = new Map<number, EmbeddedImage>();
  readonly #pictureNumbers = new WeakMap<EmbeddedImage, number>();
  readonly #keys = new WeakMap<PageRecord, { readonly look: string; readonly key: number }>();
  readonly #stories = new Map<string, number>();
  readonly #settings = new WeakMap<SectionSetting, number>();
  #nextKey = 1;
  #nextSetting = 1;

  /** The number of a picture, which does not depend on the other pictures. */
  pictureNumber(image: EmbeddedImage): number {
    const known = this.#pictureNumbers.get(image);
    if (known !== undefined) return known;
    const number = pictureNumber(image.file);
    this.#pictures.set(number, image);
    this.#pictureNumbers.set(image, number);
    return number;
  }

  picture(number: number): EmbeddedImage | undefined {
    return this.#pictures.get(number);
  }

  /** The same for the same headers, footers and sizes of pages. */
  storiesNumber(stories: string): number {
    const known = this.#stories.get(stories);
    if (known !== undefined) return known;
    this.#stories.set(stories, this.#stories.size + 1);
    return this.#stories.size;
  }

  /** The same for the same object. */
  settingNumber(setting: SectionSetting): number {
    const known = this.#settings.get(setting);
    if (known !== undefined) return known;
    const number = this.#nextSetting++;
    this.#settings.set(setting, number);
    return number;
  }

  /** A key that differs for pages that may look different; `look` covers what the record of a page does not. */
  keyOf(record: PageRecord, look: string): number {
    const known = this.#keys.get(record);
    if (known?.look === look) return known.key;
    const key = this.#nextKey++;
    this.#keys.set(record, { look, key });
    return key;
  }
}
