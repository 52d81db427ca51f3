import { texText } from './tex-text.js';

const AFTER_COLON = /[:?!]\s+[“‘"]?\p{Ll}[\p{Ll}'’]*(?![\p{L}\p{N}])/gu;

/** A lowered number or letter, as in formulas. */
const LOWERED = /^(?:<span[^>]*>)?<sub>/;

/**
 * A title in the form that CSL expects: in English, in sentence case, with capitals where braces or the word require them. The first word
 * after a colon has a capital, too. What is in braces stays as it is.
 */
export function titleText(source: string, isEnglish: boolean): string {
  const text = texText(source, true);
  if (!isEnglish) return text.replace(/<\/?span[^>]*>/g, '');
  let hasBegun = false;
  return text
    .split(/(<span class="nocase">.*?<\/span>|<[^<>]*>)/)
    .map((part, index, parts) => {
      const isFirst = !hasBegun;
      hasBegun ||= /[\p{L}\p{N}]/u.test(index % 2 === 0 ? part : part.replace(/<[^<>]*>/g, ''));
      if (index % 2 === 1) return part;
      const lowered = part.replace(
        /(?<![\p{L}\p{N}’'])\p{Lu}[\p{Ll}’']*(?![\p{L}\p{N}])/gu,
        (word, at: number) => {
          const before = part.slice(0, at);
          const begins =
            (isFirst && /^[^\p{L}\p{N}]*$/u.test(before)) || /[:?!.]["”’]?\s+["“‘]?$/.test(before);
          // "Al" of a formula such as Al2O3.
          const isInFormula = at + word.length === part.length && LOWERED.test(parts[index + 1] ?? '');
          return begins || isInFormula || (word.length === 1 && word !== 'A') ? word : word.toLowerCase();
        },
      );
      return lowered.replace(AFTER_COLON, (word) =>
        word.replace(/\p{Ll}/u, (letter) => letter.toUpperCase()),
      );
    })
    .join('');
}
