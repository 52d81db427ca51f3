import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keptSpaces, spacePattern } from './no-break.js';

/** With `~` for each space at which no line ends, as in TeX. */
function kept(text: string, language = 'en'): string {
  const letters = text.split('');
  for (const index of keptSpaces(language)(text)) letters[index] = '~';
  return letters.join('');
}

test.each([
  ['5 kg, 20 °C, 3 % and 12 km², 10 min', '5~kg, 20~°C, 3~% and 12~km², 10~min'],
  ['Fig. 1, figure 2, Tables 3 and 4', 'Fig.~1, figure~2, Tables~3 and 4'],
  ['pp. 12–15, p. IV, no. 5, § 3, vol. 2', 'pp.~12–15, p.~IV, no.~5, §~3, vol.~2'],
  ['J. K. Rowling, A. A. Milne', 'J.~K.~Rowling, A.~A.~Milne'],
  ['Dr. Watson and Mrs. Hudson', 'Dr.~Watson and Mrs.~Hudson'],
  ['(M = 3.2, SD = 0.4, p < .001)', '(M~=~3.2, SD~=~0.4, p~<~.001)'],
  ['on 31 January 2027 at 3 May', 'on 31~January 2027 at 3~May'],
  ['10 000 people, 1 234 567', '10~000 people, 1~234~567'],
])('%s', (written, expected) => expect(kept(written)).toBe(expected));

test('short words stay with the next in Czech, also where they begin a sentence', () => {
  expect(kept('V domě a v lese', 'cs')).toBe('V~domě a~v~lese');
});

test.each([
  'in 2020 many came',
  'in 2020 May came',
  '3 Marbles, 4 Octopuses, 5 Mayors',
  'anything = nothing',
  'Plan B. The rest',
  'of 5 men',
  'They sat. A man came.',
  'in 2020 300 came',
  'the figure shows',
  'v a',
])('"%s" stays as it is', (text) => expect(kept(text)).toBe(text));

test.each([
  ['de', 'z. B. auf S. 12, Abb. 3 vom 31. Januar', 'z.~B. auf S.~12, Abb.~3 vom 31.~Januar'],
  ['cs-CZ', 'v lese a s ním', 'v~lese a~s~ním'],
  ['pl', 'i w domu', 'i~w~domu'],
  ['ru', 'Москва — город в 5 км', 'Москва~— город в~5~км'],
  ['constructor', 'v lese', 'v lese'],
])('in %s: %s', (language, written, expected) => expect(kept(written, language)).toBe(expected));

const PIECES =
  'a I V X . 1 23 456 = < ≤ °C km Fig. figure Dr. J. Mr. May December , ( - − z в % p de\u00a0mayo Chap. — §'
    .split(' ')
    .map((piece) => piece.replace('\u00a0', ' '));

test.each(['en', 'ru'])('in %s, every space that the pattern matches is found', (language) => {
  const text = fc
    .array(fc.constantFrom(' ', ' ', ...PIECES), { maxLength: 16 })
    .map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(text, (text) => {
      const pattern = spacePattern(language);
      const matched = [...text].flatMap((_letter, index) => {
        pattern.lastIndex = index;
        return pattern.test(text) ? [index] : [];
      });
      expect(keptSpaces(language)(text)).toEqual(matched);
    }),
    { numRuns: 2000 },
  );
});
