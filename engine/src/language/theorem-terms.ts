import type { TheoremKind } from '../model/document.js';
import { byLanguage } from './tags.js';

type Stated = TheoremKind | 'proof';

const ORDER: readonly Stated[] = [
  'theorem',
  'lemma',
  'corollary',
  'proposition',
  'conjecture',
  'definition',
  'example',
  'exercise',
  'solution',
  'remark',
  'algorithm',
  'proof',
];

/**
 * The singular, and the plural after a slash, in the order above. `#` is the place of the number if it does not come
 * last. As in LaTeX's packages babel, amsthm and cleveref.
 */
const WORDS = {
  ar: 'مبرهنة/مبرهنات|تمهيدية/تمهيديات|لازمة/لوازم|قضية/قضايا|حدسية/حدسيات|تعريف/تعاريف|مثال/أمثلة|تمرين/تمارين|حل/حلول|ملاحظة/ملاحظات|خوارزمية/خوارزميات|برهان',
  cs: 'Věta/Věty|Lemma/Lemmata|Důsledek/Důsledky|Tvrzení|Domněnka/Domněnky|Definice|Příklad/Příklady|Cvičení|Řešení|Poznámka/Poznámky|Algoritmus/Algoritmy|Důkaz',
  da: 'Sætning/Sætningerne|Lemma/Lemmaerne|Korollar/Korollarerne|Proposition/Propositionerne|Formodning/Formodningerne|Definition/Definitionerne|Eksempel/Eksemplerne|Øvelse/Øvelserne|Løsning/Løsningerne|Bemærkning/Bemærkningerne|Algoritme/Algoritmerne|Bevis',
  de: 'Satz/Sätze|Lemma/Lemmata|Korollar/Korollare|Proposition/Propositionen|Vermutung/Vermutungen|Definition/Definitionen|Beispiel/Beispiele|Aufgabe/Aufgaben|Lösung/Lösungen|Bemerkung/Bemerkungen|Algorithmus/Algorithmen|Beweis',
  el: 'Θεώρημα/Θεωρήματα|Λήμμα/Λήμματα|Πόρισμα/Πορίσματα|Πρόταση/Προτάσεις|Εικασία/Εικασίες|Ορισμός/Ορισμοί|Παράδειγμα/Παραδείγματα|Άσκηση/Ασκήσεις|Λύση/Λύσεις|Παρατήρηση/Παρατηρήσεις|Αλγόριθμος/Αλγόριθμοι|Απόδειξη',
  en: 'Theorem/Theorems|Lemma/Lemmas|Corollary/Corollaries|Proposition/Propositions|Conjecture/Conjectures|Definition/Definitions|Example/Examples|Exercise/Exercises|Solution/Solutions|Remark/Remarks|Algorithm/Algorithms|Proof',
  es: 'Teorema/Teoremas|Lema/Lemas|Corolario/Corolarios|Proposición/Proposiciones|Conjetura/Conjeturas|Definición/Definiciones|Ejemplo/Ejemplos|Ejercicio/Ejercicios|Solución/Soluciones|Observación/Observaciones|Algoritmo/Algoritmos|Demostración',
  fa: 'قضیه/قضیه‌های|لم/لم‌های|نتیجه/نتیجه‌های|گزاره/گزاره‌های|حدس/حدس‌های|تعریف/تعریف‌های|مثال/مثال‌های|تمرین/تمرین‌های|حل/حل‌های|ملاحظه/ملاحظه‌های|الگوریتم/الگوریتم‌های|برهان',
  fi: 'Lause/Lauseet|Lemma/Lemmat|Seuraus/Seuraukset|Propositio/Propositiot|Konjektuuri/Konjektuurit|Määritelmä/Määritelmät|Esimerkki/Esimerkit|Harjoitus/Harjoitukset|Ratkaisu/Ratkaisut|Huomautus/Huomautukset|Algoritmi/Algoritmit|Todistus',
  fr: 'Théorème/Théorèmes|Lemme/Lemmes|Corollaire/Corollaires|Proposition/Propositions|Conjecture/Conjectures|Définition/Définitions|Exemple/Exemples|Exercice/Exercices|Solution/Solutions|Remarque/Remarques|Algorithme/Algorithmes|Démonstration',
  he: 'משפט/משפטים|למה/למות|מסקנה/מסקנות|טענה/טענות|השערה/השערות|הגדרה/הגדרות|דוגמה/דוגמאות|תרגיל/תרגילים|פתרון/פתרונות|הערה/הערות|אלגוריתם/אלגוריתמים|הוכחה',
  hi: 'प्रमेय|प्रमेयिका|उपप्रमेय|प्रतिज्ञप्ति|अनुमान|परिभाषा/परिभाषाएँ|उदाहरण|अभ्यास|हल|टिप्पणी/टिप्पणियाँ|कलनविधि|उपपत्ति',
  hu: '#. tétel|#. lemma|#. következmény|#. állítás|#. sejtés|#. definíció|#. példa|#. feladat|#. megoldás|#. megjegyzés|#. algoritmus|Bizonyítás',
  it: 'Teorema/Teoremi|Lemma/Lemmi|Corollario/Corollari|Proposizione/Proposizioni|Congettura/Congetture|Definizione/Definizioni|Esempio/Esempi|Esercizio/Esercizi|Soluzione/Soluzioni|Osservazione/Osservazioni|Algoritmo/Algoritmi|Dimostrazione',
  ja: '定理|補題|系|命題|予想|定義|例|演習|解答|注意|アルゴリズム|証明',
  ko: '정리|보조정리|따름정리|명제|추측|정의|예제|연습|풀이|참고|알고리즘|증명',
  nb: 'Teorem/Teoremene|Lemma/Lemmaene|Korollar/Korollarene|Proposisjon/Proposisjonene|Formodning/Formodningene|Definisjon/Definisjonene|Eksempel/Eksemplene|Øvelse/Øvelsene|Løsning/Løsningene|Merknad/Merknadene|Algoritme/Algoritmene|Bevis',
  nl: 'Stelling/Stellingen|Lemma/Lemma’s|Gevolg/Gevolgen|Propositie/Proposities|Vermoeden/Vermoedens|Definitie/Definities|Voorbeeld/Voorbeelden|Opgave/Opgaven|Oplossing/Oplossingen|Opmerking/Opmerkingen|Algoritme/Algoritmen|Bewijs',
  pl: 'Twierdzenie/Twierdzenia|Lemat/Lematy|Wniosek/Wnioski|Stwierdzenie/Stwierdzenia|Hipoteza/Hipotezy|Definicja/Definicje|Przykład/Przykłady|Ćwiczenie/Ćwiczenia|Rozwiązanie/Rozwiązania|Uwaga/Uwagi|Algorytm/Algorytmy|Dowód',
  pt: 'Teorema/Teoremas|Lema/Lemas|Corolário/Corolários|Proposição/Proposições|Conjectura/Conjecturas|Definição/Definições|Exemplo/Exemplos|Exercício/Exercícios|Solução/Soluções|Observação/Observações|Algoritmo/Algoritmos|Demonstração',
  ro: 'Teorema/Teoremele|Lema/Lemele|Corolarul/Corolarele|Propoziția/Propozițiile|Conjectura/Conjecturile|Definiția/Definițiile|Exemplul/Exemplele|Exercițiul/Exercițiile|Soluția/Soluțiile|Observația/Observațiile|Algoritmul/Algoritmii|Demonstrație',
  ru: 'Теорема/Теоремы|Лемма/Леммы|Следствие/Следствия|Предложение/Предложения|Гипотеза/Гипотезы|Определение/Определения|Пример/Примеры|Упражнение/Упражнения|Решение/Решения|Замечание/Замечания|Алгоритм/Алгоритмы|Доказательство',
  sv: 'Sats/Satserna|Lemma/Lemman|Följdsats/Följdsatserna|Proposition/Propositionerna|Förmodan/Förmodandena|Definition/Definitionerna|Exempel/Exemplen|Övning/Övningarna|Lösning/Lösningarna|Anmärkning/Anmärkningarna|Algoritm/Algoritmerna|Bevis',
  th: 'ทฤษฎีบท|บทตั้ง|บทแทรก|ประพจน์|ข้อคาดการณ์|บทนิยาม|ตัวอย่าง|แบบฝึกหัด|เฉลย|ข้อสังเกต|ขั้นตอนวิธี|บทพิสูจน์',
  tr: 'Teorem/Teoremler|Yardımcı teorem/Yardımcı teoremler|Sonuç/Sonuçlar|Önerme/Önermeler|Sanı/Sanılar|Tanım/Tanımlar|Örnek/Örnekler|Alıştırma/Alıştırmalar|Çözüm/Çözümler|Not/Notlar|Algoritma/Algoritmalar|Kanıt',
  uk: 'Теорема/Теореми|Лема/Леми|Наслідок/Наслідки|Твердження|Гіпотеза/Гіпотези|Означення|Приклад/Приклади|Вправа/Вправи|Розв’язок/Розв’язки|Зауваження|Алгоритм/Алгоритми|Доведення',
  zh: '定理|引理|推论|命题|猜想|定义|例|练习|解|注|算法|证明',
  'zh-TW': '定理|引理|推論|命題|猜想|定義|例|練習|解|註|演算法|證明',
} as const;

/** The labels of theorems and the like, with `#` for the number; in English if a language has none. */
export function theoremTermsOf(
  language: string,
): Readonly<Record<'one' | 'several', Readonly<Record<Stated, string>>>> {
  const words = (byLanguage<string>(WORDS, language) ?? WORDS.en).split('|');
  const pick = (place: 0 | 1): Readonly<Record<Stated, string>> => {
    const pairs = ORDER.map((kind, index) => {
      const [one = '', several = one] = (words[index] ?? '').split('/');
      const word = place === 0 ? one : several;
      return [kind, word.includes('#') ? word : `${word} #`] as const;
    });
    return Object.fromEntries(pairs) as Record<Stated, string>;
  };
  return { one: pick(0), several: pick(1) };
}

/** What a label without its number says, in any language: `Theorem`, `Satz`. */
export function theoremKindOfWord(word: string): Stated | undefined {
  for (const words of Object.values(WORDS)) {
    const at = words.split('|').findIndex((each) => each.split('/')[0] === word);
    if (at >= 0) return ORDER[at];
  }
  return undefined;
}
