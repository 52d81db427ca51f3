import { phrasePattern } from './find-in-text';

interface Replaced {
  readonly text: string;
  readonly count: number;
}

/** Replaces every match of a phrase with a literal text. */
export function replaceAll(text: string, phrase: string, insert: string, matchesCase = false): Replaced {
  if (phrase === '') return { text, count: 0 };
  let count = 0;
  const replaced = text.replace(phrasePattern(phrase, matchesCase), () => {
    count += 1;
    return insert;
  });
  return { text: replaced, count };
}
