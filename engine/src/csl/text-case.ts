import { isSpan, mapText, type Output, plain } from './output.js';

const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a about above across afore after against along alongside amid amidst among amongst an and anenst apropos ' +
    'apud around as aside astride at athwart atop barring before behind below beneath beside besides between ' +
    'beyond but by c ca circa contra de despite down during et except for forenenst from given in inside into ' +
    'lest like modulo near next nor notwithstanding of off on onto or out over per plus qua sans since so ' +
    'than the through throughout thru thruout till to toward towards under underneath until unto up upon ' +
    'v van versus via vis-à-vis von vs with within without yet et al d l'
  ).split(' '),
);

const SMALL = /^\p{Ll}[\p{Ll}\p{M}'’]*$/u;

/** The languages in which the case of letters is a different one: Turkish and Azerbaijani have İ, Lithuanian keeps dots. */
const CASED = ['tr', 'az', 'lt'];

/** Changes the case of text by the rules of its language; title case applies to English only. */
export function withCase(output: Output, textCase: string | undefined, language: string): Output {
  const known = CASED.find((each) => language.toLowerCase().startsWith(each));
  switch (textCase) {
    case 'lowercase':
      return mapText(output, (text, verbatim) => (verbatim ? text : text.toLocaleLowerCase(known)));
    case 'uppercase':
      return mapText(output, (text, verbatim) => (verbatim ? text : text.toLocaleUpperCase(known)));
    case 'capitalize-first':
      return eachWord(output, (word, { isFirst }) =>
        isFirst && SMALL.test(firstPart(word)) ? upperFirst(word) : word,
      );
    case 'capitalize-all':
      return eachWord(output, (word) => (SMALL.test(firstPart(word)) ? upperFirst(word) : word));
    case 'sentence': {
      const isShouted = !/\p{Ll}/u.test(plain(output));
      return eachWord(output, (word, { isFirst }) => {
        const lowered = isShouted ? word.toLowerCase() : word;
        return isFirst && SMALL.test(firstPart(lowered)) ? upperFirst(lowered) : lowered;
      });
    }
    case 'title':
      return /^en\b/i.test(language) ? titleCase(output) : output;
    default:
      return output;
  }
}

/** What a word with a capital follows; a quotation mark alone is not enough, as in other processors: “the trouble”. */
const AFTER_SENTENCE = /[:?!.]["'”’]?\s*“?$/;

function titleCase(output: Output): Output {
  // Names such as "PLOS ONE" are written in capitals, so a text without small letters keeps them.
  const isInCapitals = !/\p{Ll}/u.test(plain(output));
  if (isInCapitals) return output;
  return eachWord(output, (word, { isFirst, isLast, follows }) => {
    const isStop = STOP_WORDS.has(word.toLowerCase().replace(/\.$/, ''));
    const begins = isFirst || AFTER_SENTENCE.test(follows);
    // As in citeproc-js and pandoc, what follows this hyphen goes on with its word.
    if (follows === '\u2010') return word;
    // A letter on its own is a sign, as in "type a", and before an apostrophe a word such as "d’" and "o’".
    if (/^\p{L}(?:['’]|$)/u.test(word) && !begins && !isStop) return word;
    // A capital that is written stays, as in citeproc-js and pandoc: "Beyond The User".
    if (isStop && !begins && !isLast) return word;
    // Greek letters are signs there: "β-catenin".
    const isWord = /^\p{Script=Latin}/u.test(word) && SMALL.test(firstPart(word));
    return isWord ? upperFirst(word) : word;
  });
}

function firstPart(word: string): string {
  return /^[\p{L}\p{M}'’]*/u.exec(word)?.[0] ?? '';
}

function upperFirst(word: string): string {
  const [first = ''] = word;
  return first.toUpperCase() + word.slice(first.length);
}

interface WordPlace {
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** What separates this word from the one before. */
  readonly follows: string;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’`.&_]*/gu;
/** Signs that go on with a word: the apostrophe of "London's", of which the first part may have another format. */
const INNER_SIGNS = /^['’`]?$/;

/** Maps words, including those in which formatting begins or ends; verbatim words count but stay. */
function eachWord(output: Output, map: (word: string, place: WordPlace) => string): Output {
  const count = wordCount(output);
  let index = 0;
  let between = '';
  let isInside = false;
  return mapText(output, (text, verbatim, opensQuote) => {
    if (opensQuote) between += '“';
    let end = 0;
    let result = '';
    for (const { 0: found, index: at } of text.matchAll(WORD)) {
      const gap = text.slice(end, at);
      between += gap;
      result += gap;
      end = at + found.length;
      // The rest of a word whose beginning has another format.
      const isRest = isInside && INNER_SIGNS.test(text.slice(0, at));
      const word = found.replace(/[.]+$/, (dots) => (/\.\p{L}/u.test(found) ? dots : ''));
      const tail = found.slice(word.length);
      const place = {
        isFirst: index === 0,
        isLast: index === count - 1,
        follows: between,
      };
      result += (verbatim || isRest ? word : map(word, place)) + tail;
      if (!isRest) index += 1;
      between = tail;
    }
    const rest = text.slice(end);
    isInside = rest === '' && end > 0;
    between += rest;
    return result + rest;
  });
}

function wordCount(output: Output): number {
  return plain(isSpan(output) ? output : { children: [output] }).match(WORD)?.length ?? 0;
}
