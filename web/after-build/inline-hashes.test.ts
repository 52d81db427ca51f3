import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { inlineHashes } from './inline-hashes';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('names what is inline, each once, over all pages', () => {
  const page = '<style>a{}</style><p style="color:red">x</p><script>one()</script>';
  expect(inlineHashes([page, `${page}<script type="module" async="">two()\n</script>`])).toEqual({
    scripts: [hashOf('one()'), hashOf('two()\n')].sort(),
    styles: [hashOf('a{}')],
    styleAttributes: [hashOf('color:red')],
  });
});

test('leaves out scripts from files, data for search engines and plain text', () => {
  const page =
    '<script src="/a.js"></script><script type="application/ld+json">{}</script><script type="text/plain"></script>';
  expect(inlineHashes([page]).scripts).toEqual([]);
});

test('refuses a style attribute whose text is not as it is written', () => {
  expect(() => inlineHashes(['<p style="font-family:&quot;A&quot;">x</p>'])).toThrow('style attribute');
});
