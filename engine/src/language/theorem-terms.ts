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

/** One, and after a slash several, in the order above; as in LaTeX's packages babel, amsthm and cleveref. */
const WORDS = {
  cs: 'Věta/Věty|Lemma/Lemmata|Důsledek/Důsledky|Tvrzení|Domněnka/Domněnky|Definice|Příklad/Příklady|Cvičení|Řešení|Poznámka/Poznámky|Algoritmus/Algoritmy|Důkaz',
  da: 'Sætning/Sætningerne|Lemma/Lemmaerne|Korollar/Korollarerne|Proposition/Propositionerne|Formodning/Formodningerne|Definition/Definitionerne|Eksempel/Eksemplerne|Øvelse/Øvelserne|Løsning/Løsningerne|Bemærkning/Bemærkningerne|Algoritme/Algoritmerne|Bevis',
  de: 'Satz/Sätze|Lemma/Lemmata|Korollar/Korollare|Proposition/Propositionen|Vermutung/Vermutungen|Definition/Definitionen|Beispiel/Beispiele|Aufgabe/Aufgaben|Lösung/Lösungen|Bemerkung/Bemerkungen|Algorithmus/Algorithmen|Beweis',
  en: 'Theorem/Theorems|Lemma/Lemmas|Corollary/Corollaries|Proposition/Propositions|Conjecture/Conjectures|Definition/Definitions|Example/Examples|Exercise/Exercises|Solution/Solutions|Remark/Remarks|Algorithm/Algorithms|Proof',
  es: 'Teorema/Teoremas|Lema/Lemas|Corolario/Corolarios|Proposición/Proposiciones|Conjetura/Conjeturas|Definición/Definiciones|Ejemplo/Ejemplos|Ejercicio/Ejercicios|Solución/Soluciones|Observación/Observaciones|Algoritmo/Algoritmos|Demostración',
  fi: 'Lause/Lauseet|Lemma/Lemmat|Seuraus/Seuraukset|Propositio/Propositiot|Konjektuuri/Konjektuurit|Määritelmä/Määritelmät|Esimerkki/Esimerkit|Harjoitus/Harjoitukset|Ratkaisu/Ratkaisut|Huomautus/Huomautukset|Algoritmi/Algoritmit|Todistus',
  fr: 'Théorème/Théorèmes|Lemme/Lemmes|Corollaire/Corollaires|Proposition/Propositions|Conjecture/Conjectures|Définition/Définitions|Exemple/Exemples|Exercice/Exercices|Solution/Solutions|Remarque/Remarques|Algorithme/Algorithmes|Démonstration',
  it: 'Teorema/Teoremi|Lemma/Lemmi|Corollario/Corollari|Proposizione/Proposizioni|Congettura/Congetture|Definizione/Definizioni|Esempio/Esempi|Esercizio/Esercizi|Soluzione/Soluzioni|Osservazione/Osservazioni|Algoritmo/Algoritmi|Dimostrazione',
  ja: '定理|補題|系|命題|予想|定義|例|演習|解答|注意|アルゴリズム|証明',
  ko: '정리|보조정리|따름정리|명제|추측|정의|예제|연습|풀이|참고|알고리즘|증명',
  nb: 'Teorem/Teoremene|Lemma/Lemmaene|Korollar/Korollarene|Proposisjon/Proposisjonene|Formodning/Formodningene|Definisjon/Definisjonene|Eksempel/Eksemplene|Øvelse/Øvelsene|Løsning/Løsningene|Merknad/Merknadene|Algoritme/Algoritmene|Bevis',
  nl: 'Stelling/Stellingen|Lemma/Lemma’s|Gevolg/Gevolgen|Propositie/Proposities|Vermoeden/Vermoedens|Definitie/Definities|Voorbeeld/Voorbeelden|Opgave/Opgaven|Oplossing/Oplossingen|Opmerking/Opmerkingen|Algoritme/Algoritmen|Bewijs',
  pl: 'Twierdzenie/Twierdzenia|Lemat/Lematy|Wniosek/Wnioski|Stwierdzenie/Stwierdzenia|Hipoteza/Hipotezy|Definicja/Definicje|Przykład/Przykłady|Ćwiczenie/Ćwiczenia|Rozwiązanie/Rozwiązania|Uwaga/Uwagi|Algorytm/Algorytmy|Dowód',
  pt: 'Teorema/Teoremas|Lema/Lemas|Corolário/Corolários|Proposição/Proposições|Conjectura/Conjecturas|Definição/Definições|Exemplo/Exemplos|Exercício/Exercícios|Solução/Soluções|Observação/Observações|Algoritmo/Algoritmos|Demonstração',
  ru: 'Теорема/Теоремы|Лемма/Леммы|Следствие/Следствия|Предложение/Предложения|Гипотеза/Гипотезы|Определение/Определения|Пример/Примеры|Упражнение/Упражнения|Решение/Решения|Замечание/Замечания|Алгоритм/Алгоритмы|Доказательство',
  sv: 'Sats/Satserna|Lemma/Lemman|Följdsats/Följdsatserna|Proposition/Propositionerna|Förmodan/Förmodandena|Definition/Definitionerna|Exempel/Exemplen|Övning/Övningarna|Lösning/Lösningarna|Anmärkning/Anmärkningarna|Algoritm/Algoritmerna|Bevis',
  tr: 'Teorem/Teoremler|Yardımcı teorem/Yardımcı teoremler|Sonuç/Sonuçlar|Önerme/Önermeler|Sanı/Sanılar|Tanım/Tanımlar|Örnek/Örnekler|Alıştırma/Alıştırmalar|Çözüm/Çözümler|Not/Notlar|Algoritma/Algoritmalar|Kanıt',
  uk: 'Теорема/Теореми|Лема/Леми|Наслідок/Наслідки|Твердження|Гіпотеза/Гіпотези|Означення|Приклад/Приклади|Вправа/Вправи|Розв’язок/Розв’язки|Зауваження|Алгоритм/Алгоритми|Доведення',
  zh: '定理|引理|推论|命题|猜想|定义|例|练习|解|注|算法|证明',
  'zh-TW': '定理|引理|推論|命題|猜想|定義|例|練習|解|註|演算法|證明',
} as const;

/** The labels of theorems and the like, with `#` for the number; the English ones if there are none for a language. */
export function theoremTermsOf(
  language: string,
): Readonly<Record<'one' | 'several', Readonly<Record<Stated, string>>>> {
  const words = (byLanguage<string>(WORDS, language) ?? WORDS.en).split('|');
  const pick = (place: 0 | 1): Readonly<Record<Stated, string>> => {
    const pairs = ORDER.map((kind, index) => {
      const [one = '', several = one] = (words[index] ?? '').split('/');
      return [kind, `${place === 0 ? one : several} #`] as const;
    });
    return Object.fromEntries(pairs) as Record<Stated, string>;
  };
  return { one: pick(0), several: pick(1) };
}
