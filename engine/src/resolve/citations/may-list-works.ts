import type { Document } from '../../model/document.js';
import { kindsOf } from '../../model/nodes/kinds.js';
import { plainText } from '../../model/nodes/plain-text.js';
import { walk } from '../../model/nodes/walk.js';

const HEADINGS = kindsOf('heading');
/** A part of each name of a list of works in Latin letters, or a letter of another script. */
const PART =
  /bibliogr|liter|litter|r[eé]f[eé]r|irodal|kirja|sour[cs]|surs|font|fuent|fonti|quell|kild|käll|läht|lähde|bron|zdroj|prame|źród|piśm|forr|viit|viri|izvor|šalt|kayn|cit|consult|riferim|obras|hivatk|nguồn|tài liệu|sumber|pustaka|read|lect|leit|lett|lekt|læs|lez|les|läs|lisäl|approfond|loin|okuma|bacaan|đọc|(?!\p{sc=Latn})\p{L}/iu;

/** Whether a text may have a section whose heading has the name of a list of works: only then are these names needed. */
export function mayListWorks({ blocks }: Document): boolean {
  let isNamed = false;
  const block = (each: Document['blocks'][number]): void => {
    isNamed ||= each.type === 'heading' && PART.test(plainText(each.children));
  };
  walk(blocks, { block }, HEADINGS);
  return isNamed;
}
