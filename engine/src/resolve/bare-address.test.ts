import { expect, test } from 'vitest';
import { isBareAddress } from './bare-address.js';

test.each([
  ['https://a.example/b', 'https://a.example/b', true],
  ['a.example', 'https://a.example/', true],
  ['http://a.example', 'HTTP://a.example', true],
  ['a.example/é', 'https://a.example/%C3%A9', true],
  ['a.example/%E0%A4%A', 'https://a.example/%E0%A4%A', true],
  ['see http://a.example', 'see a.example', false],
  ['a.example/b', 'a.exampleb', false],
  ['here', 'https://a.example', false],
])('%j is the address of a link to %j: %s', (value, url, isAddress) => {
  const children = [{ type: 'text', value } as const];
  expect(isBareAddress({ type: 'link', url, title: '', children, line: 1 })).toBe(isAddress);
});
