import { inspect } from '@footmark/engine';
import { describe, expect, test } from 'vitest';
import { surfaceOf } from './hostile-conversion';

/** Names of properties that every JavaScript object has must not be found in lookups. */
const NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
  '__defineGetter__',
];

const PLACES: Readonly<Record<string, (name: string) => string>> = {
  'identifier of a note': (name) => `a[^${name}] b[^${name}] c[^x]\n\n[^${name}]: d`,
  'note without a definition': (name) => `a[^${name}]`,
  'label of a link': (name) => `[a][${name}] [${name}]\n\n[${name}]: https://example.org`,
  'label without a definition': (name) => `[a][${name}] [${name}]`,
  'key of front matter': (name) => `---\n${name}: a\n---\n\nb`,
  'key in a record of front matter': (name) => `---\nauthor:\n  ${name}:\n    name: a\n---\n\nb`,
  'value of front matter': (name) => `---\nlang: ${name}\ntitle: ${name}\n---\n\nb`,
  heading: (name) => `# ${name}\n\n# ${name}\n\n[a](#${name})`,
  'kind of callout': (name) => `> [!${name}] a\n> b`,
  'language of code': (name) => `\`\`\`${name}\na\n\`\`\``,
  'HTML tag': (name) => `a <${name}>b</${name}>\n\n<div><${name}>c</${name}></div>`,
  'HTML attribute': (name) => `<img ${name}=a src=b alt=c>`,
  'command of a formula': (name) => `$$\\${name} x_1$$ $\\begin{${name}}\\end{${name}}$`,
  'short code': (name) => `:${name}: `,
};

describe.each(Object.entries(PLACES))('%s', (_, write) => {
  test.each(NAMES)('%s', async (name) => {
    const before = Object.getOwnPropertyNames(Object.prototype);
    const { text } = await surfaceOf(write(name), { includeTableOfContents: true, titlePage: true });
    inspect(write(name));
    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before);
    expect(text).not.toMatch(/\[native code\]|\[object |undefined/);
  });
});
