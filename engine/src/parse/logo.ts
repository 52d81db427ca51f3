import type { Image } from '../model/document.js';
import { readDimensions } from './read/pictures/dimensions.js';
import { isRecord } from './yaml.js';
import { isOff, textsOf } from './yaml-values.js';

/** What a logo without other words says to those who cannot see it. */
const ALTERNATIVE = 'Logo';

/** The value of the key `logo`: the address of a picture, or a record with it as `path`, `src` or `url`, and its `alt` and `width`. */
export function logoIn(value: unknown, lineFor: (key: string) => number): Image | undefined {
  const record = isRecord(value) ? value : { path: value };
  const text = (key: string): string => textsOf(record[key])[0] ?? '';
  const url = text('path') || text('src') || text('url');
  if (url === '' || isOff(url)) return undefined;
  const size = readDimensions({ width: text('width'), height: text('height') });
  return {
    type: 'image',
    url,
    title: '',
    alt: text('alt') || ALTERNATIVE,
    ...size,
    line: lineFor('logo'),
  };
}
