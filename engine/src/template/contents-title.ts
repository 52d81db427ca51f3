import { CONTENTS_PLACE, type TemplateBody } from '../model/template.js';
import { textOf, type XmlElement } from '../xml/element.js';

/** Whether the pages of a template have a heading of their own right above its table of contents. */
export function titlesContents({
  before,
  after,
  rest,
}: Pick<TemplateBody, 'before' | 'after' | 'rest'>): boolean {
  return [before, after, rest?.blocks ?? []].some((blocks) => {
    const above = blocks.slice(0, Math.max(blocks.indexOf(CONTENTS_PLACE), 0)).map(wordsOf);
    return TITLE.test(above.findLast((words) => words !== '') ?? '');
  });
}

/** What a paragraph says, without spaces, digits and punctuation around it. */
function wordsOf(block: XmlElement): string {
  return block.name === 'w:p' ? textOf(block).replace(/^[\s\d.:]+|[\s.:]+$/g, '') : '';
}

/** As templates in the languages of Word's users head it; letters may be apart, as in "目 录". */
const TITLE = new RegExp(
  `^(?:${[
    '(?:table of )?contents',
    'inhalt(?:sverzeichnis)?',
    'sommaire|table des mati[èe]res',
    '[íi]ndice(?: general| geral| de contenidos?)?|tabla de contenidos?|contenidos?',
    'sum[áa]rio|sommario',
    'inhoud(?:sopgave)?',
    'inneh[åa]ll(?:sf[öo]rteckning)?|innhold(?:sfortegnelse)?|indhold(?:sfortegnelse)?|sis[äa]llys(?:luettelo)?',
    'spis tre[śs]ci|obsah|tartalomjegyz[ée]k|cuprins|kazalo|sadr[žz]aj|i[çc]indekiler|daftar isi|m[ụu]c l[ụu]c',
    'содержание|оглавление|зміст|съдържание|περιεχόμενα',
    '目\\s*[录錄次]|차\\s*례|목\\s*차|المحتويات|الفهرس|תוכן(?: העניינים)?|فهرست(?: مطالب)?',
  ].join('|')})$`,
  'i',
);
