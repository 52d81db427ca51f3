/** A tag of an element: `/` if it is an end tag, the name, `/` if the element is empty. */
export const TAG = /<(\/?)([^\s/>!?]+)(?:"[^"]*"|[^">])*?(\/?)>/g;

/** The text of elements that may have any. */
const WORDS = /(<(?:w:t|w:instrText|w:delText|w:delInstrText|m:t)(?: [^>]*)?>)[^<]*/g;
const DESCRIPTIONS = / (?:descr|title)="[^"]*"/g;
/** Attributes that number or name something. */
const NAMES = / (w:id|w:name|w:numId|w:abstractNumId|w:anchor|r:id|r:embed|id|name|typeface)="([^"]*)"/g;
/** Elements whose value numbers or names something. */
const NUMBERS = /(<w:(?:nsid|tmpl|abstractNumId|numId) w:val=")[^"]*/g;
/** A colour of a theme. */
const COLOURS = / val="[\dA-F]{6}"/g;
/** The longest name that the schema allows a bookmark. */
const MAX_NAME = 40;

/** What the validator looks at: the elements, attributes and values, and of names only of what kind they are. */
export function shapeOf(xml: string): string {
  return xml
    .replace(WORDS, '$1')
    .replace(DESCRIPTIONS, '')
    .replace(NUMBERS, '$1')
    .replace(COLOURS, ' val="000000"')
    .replace(NAMES, (_, attribute: string, value: string) => {
      const kind = value.replace(/\d+/g, '0').replace(/\p{L}+/gu, 'a');
      return ` ${attribute}="${kind}${value.length > MAX_NAME ? value.length : ''}"`;
    });
}
