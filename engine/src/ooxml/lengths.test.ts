import { expect, test } from 'vitest';
import { twipsOf, withoutUnits } from './lengths.js';

test.each([
  ['w:ind', { 'w:left': '1cm', 'w:firstLine': '0.5in' }, { 'w:left': '567', 'w:firstLine': '720' }],
  ['w:sz', { 'w:val': '12pt' }, { 'w:val': '24' }],
  ['w:spacing', { 'w:before': '6pt', 'w:val': '1pt' }, { 'w:before': '120', 'w:val': '20' }],
  ['w:ind', { 'w:left': '720' }, { 'w:left': '720' }],
  ['w:name', { 'w:val': '3pt' }, { 'w:val': '3pt' }],
  ['w:spacing', { 'w:lineRule': 'auto', 'w:line': '276' }, { 'w:lineRule': 'auto', 'w:line': '276' }],
])('%s %o without units', (name, given, plain) => {
  expect(withoutUnits(name, given)).toEqual(plain);
});

test.each([
  ['720', 720],
  ['36pt', 720],
  [' 0.5in ', 720],
  ['2.54cm', 1440],
  ['25.4mm', 1440],
  ['3pi', 720],
  ['3pc', 720],
  ['3em', undefined],
  ['999in', 31_680],
])('%s is %s twips', (written, twips) => {
  expect(twipsOf(written)).toBe(twips);
});
