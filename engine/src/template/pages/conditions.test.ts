import { expect, test } from 'vitest';
import type { Condition, Shown } from '../../model/composed-inlines.js';
import { type CodePart, shownOfCondition } from './conditions.js';

const PAGE = { stored: '2', shown: [{ kind: 'page' }] } as const;
const TITLE = { stored: 'Tides', shown: ['Tides'] } as const;
const condition = (own: Partial<Condition>): Condition => ({
  kind: 'condition',
  left: [{ kind: 'page' }],
  operator: '=',
  right: [],
  yes: [],
  no: [],
  ...own,
});

test.each<[readonly CodePart[], readonly Shown[] | undefined]>([
  [['IF 1 = 1 "yes" "no"'], ['yes']],
  [['IF 1 = 2 "yes" "no"'], ['no']],
  [['IF 1=2 yes no'], ['no']],
  [['IF 2<>1 “a b” c'], ['a b']],
  [['if 1 >= 2 a b'], ['b']],
  [['IF 9 < 10 a b'], ['a']],
  [['IF x9 < x10 a b'], ['b']],
  [['IF 2 > 2 a b'], ['b']],
  [['IF 1 <= 1 a b'], ['a']],
  [['IF 1 like 1 a b'], ['b']],
  [['IF "" = "" a b'], ['a']],
  [['IF "1 = 1" = "1 = 1" a b'], ['a']],
  [['IF 1 = 2 a'], []],
  [['IF 1 = 1 a \\* MERGEFORMAT'], ['a']],
  [['IF 1 = 2 a \\* MERGEFORMAT'], []],
  [['IF 1 = 1 "" b'], ['']],
  [
    ['IF ', TITLE, ' = Tides "page ', PAGE, '" x'],
    ['page ', { kind: 'page' }],
  ],
  [['IF Tides=', TITLE, ' a b'], ['a']],
  [['IF ', TITLE, '<>Tides a b'], ['b']],
  [
    ['IF ', PAGE, ' = 2 "page ', PAGE, '" x'],
    [condition({ right: ['2'], yes: ['page ', { kind: 'page' }], no: ['x'] })],
  ],
  [
    ['IF 2<>', PAGE, ' a \\* MERGEFORMAT'],
    [condition({ left: ['2'], operator: '<>', right: [{ kind: 'page' }], yes: ['a'] })],
  ],
  [['IF 1 ='], undefined],
  [['IF'], undefined],
  [['PAGE 1 = 1 a b'], undefined],
])('the field %j shows %j', (code, expected) => {
  expect(shownOfCondition(code)).toEqual(expected);
});
