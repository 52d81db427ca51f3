import type { ConversionOptions } from '@footmark/engine';
import { expect, test } from 'vitest';
import { checkInput } from './properties';

/** Inputs found by `npm run fuzz`, each of which once violated one of the properties. */
const FOUND: readonly {
  readonly name: string;
  readonly markdown: string;
  readonly options?: ConversionOptions;
}[] = [
  { name: 'an HTML tag named like a property of every object', markdown: '<constructor> tea' },
  { name: 'the same in a block of HTML', markdown: '<div>\n| <constructor> a |</div>' },
  { name: 'a callout named like a property of every object', markdown: '> [!constructor] tea' },
  { name: 'a space after half a character', markdown: '\udc00\n$' },
  { name: 'a space after half a character in a header', markdown: '', options: { headerText: '\ud800 tea' } },
  {
    name: 'a space before a control character in a footer',
    markdown: '',
    options: { footerText: 'a<b \u001b' },
  },
  { name: 'a cell with nothing but a list without items', markdown: '<ul>| * |\n|-|-|\n\ntea</ul>' },
];

test.each(FOUND)('$name', async ({ markdown, options = {} }) => {
  expect((await checkInput({ markdown, options })).length).toBeGreaterThan(0);
});
