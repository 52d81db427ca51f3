import { expect, test } from 'vitest';
import { withoutUnits } from './lengths.js';

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
