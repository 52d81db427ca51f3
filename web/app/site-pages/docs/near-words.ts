import { editDistance } from '../../../../engine/src/text/edit-distance';

/** The words in texts that are closest to a word, if one or two typing errors explain the difference. */
export function nearWords(word: string, texts: readonly string[]): readonly string[] {
  let nearest = slipsAllowed(word);
  const near = new Map<string, number>();
  for (const candidate of vocabularyOf(texts)) {
    const slips = editDistance(word, candidate, nearest);
    if (slips > nearest || slips === 0) continue;
    nearest = slips;
    near.set(candidate, slips);
  }
  return [...near].filter(([, slips]) => slips === nearest).map(([candidate]) => candidate);
}

/** In short words, nearly every typing error gives another word. */
function slipsAllowed({ length }: string): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

function vocabularyOf(texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap((text) => text.toLowerCase().match(/\p{L}{4,}/gu) ?? []));
}
