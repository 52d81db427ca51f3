import { expect, test } from 'vitest';
import type { WordTemplateMarker } from '../../theme/word-template-markers.js';
import { markerText } from './markers.js';

const marker = (own: Partial<WordTemplateMarker>): WordTemplateMarker => ({
  format: 'decimal',
  text: '%1.',
  level: 0,
  above: [],
  left: undefined,
  hanging: undefined,
  shareBefore: 0,
  ...own,
});

test.each<[string, Partial<WordTemplateMarker>, readonly number[], string]>([
  ['a number with what stands around it', { text: 'Art. %1)' }, [3], 'Art. 3)'],
  ['a letter', { format: 'upperLetter' }, [2], 'B.'],
  ['a Roman numeral', { format: 'lowerRoman', text: '(%1)' }, [4], '(iv)'],
  ['its own number in an inner list', { level: 1, text: '%2.', above: ['decimal'] }, [7, 5], '5.'],
  [
    'the numbers above it, each as its level writes it',
    { format: 'lowerRoman', level: 2, text: '%1.%2.%3', above: ['decimal', 'upperLetter'] },
    [7, 2, 4],
    '7.B.iv',
  ],
  [
    'those of the nearest levels, where the list is in a list of another kind',
    { level: 1, text: '%1.%2', above: ['upperLetter'] },
    [9, 3, 5],
    'C.5',
  ],
  ['a first number where no list is around it', { level: 1, text: '%1.%2', above: ['decimal'] }, [5], '1.5'],
  ['nothing for a level that there is not', { text: '%1%4.' }, [2], '2.'],
  ['a bullet', { format: 'bullet', text: '–' }, [1], '–'],
  ['a bullet that looks like a number', { format: 'bullet', text: '%1' }, [3], '%1'],
  ['a bullet of a font for symbols', { format: 'bullet', text: '\uf0a7' }, [1], '▪'],
  ['an arrow of a font for symbols', { format: 'bullet', text: '\uf0d8' }, [1], '➢'],
  ['a tick of a font for symbols', { format: 'bullet', text: '\uf0fc' }, [1], '✓'],
  ['a diamond of a font for symbols', { format: 'bullet', text: '\uf076' }, [1], '❖'],
  ['a thin arrow of a font for symbols', { format: 'bullet', text: '\uf0e0' }, [1], '→'],
  ['a dash of a font for symbols', { format: 'bullet', text: '\uf02d' }, [1], '–'],
  ['a dot for a symbol that is not known', { format: 'bullet', text: '\uf0b7' }, [1], '•'],
  ['each of several symbols', { format: 'bullet', text: '\uf0fc\uf0a7' }, [1], '✓▪'],
])('an item of a Word template has %s', (_, own, numbers, text) => {
  expect(markerText(marker(own), numbers)).toBe(text);
});
