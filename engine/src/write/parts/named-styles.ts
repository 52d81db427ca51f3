import { escapeAttribute } from '../../xml/escape.js';
import type { StyleNames } from '../style-names.js';

/** The styles that the text names and nobody else has. They look as text does, until somebody changes them in Word. */
export function namedStyles(styles: StyleNames): string {
  return Array.from(styles.named, ([id, { type, name }]) => {
    const base = styles.idOf(type === 'paragraph' ? 'BodyText' : 'DefaultParagraphFont');
    return (
      `<w:style w:type="${type}" w:customStyle="1" w:styleId="${escapeAttribute(id)}"><w:name w:val="${escapeAttribute(name)}"/>` +
      `<w:basedOn w:val="${base}"/><w:qFormat/></w:style>`
    );
  }).join('');
}
