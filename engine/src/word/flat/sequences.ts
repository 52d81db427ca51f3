import type { NumberedKind } from '../../model/document.js';

/**
 * The kind of element that Word counts under a name: it names its sequences by the labels of captions, in the language of
 * the document (ECMA-376 Part 1, 17.16.5.56). Undefined for an unknown name.
 */
export function kindOfSequence(name: string): NumberedKind | undefined {
  return KINDS.find(([, names]) => names.test(name))?.[0];
}

/** Whether this program counts the parts of figures or tables under a name. */
export function isSequenceOfParts(name: string): boolean {
  return name.endsWith('_part');
}

const KINDS: readonly (readonly [NumberedKind, RegExp])[] = [
  ['table', /^(?:tab|tbl|taul|tau?lukko|табл|πίνακ|táblázat|tablo|جدول|הטבלה|טבלה|तालिका|表|표|ตาราง)/iu],
  [
    'equation',
    /^(?:eq|éq|equ|gleich|formel|formula|ecua|équa|verg|ligning|ekv|yht|rown|równ|rovn|egyenlet|уравн|рівн|εξίσ|denklem|معاد|משוואה|समीकरण|式|식|สมการ)/iu,
  ],
  [
    'listing',
    /^(?:listing|code|kod|lista[dgt]|listaus|výpis|kódrészlet|program|листинг|лістинг|κώδικας|القائمة|کد|קוד|कोड|リスト|코드|代码|程式碼|โค้ด)/iu,
  ],
  [
    'figure',
    /^(?:fig|abb|ill|ilus|obr|rys|ábra|kuva|bild|imag|şekil|рис|εικ|schéma|diagram|chart|graph|photo|foto|شکل|الشكل|شكل|איור|चित्र|図|圖|图|그림|รูป)/iu,
  ],
];
