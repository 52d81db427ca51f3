import { describe, expect, test } from 'vitest';
import { surfaceOf } from './hostile-conversion';

const TARGETS = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'javascript&colon;alert(1)',
  'java&Tab;script:alert(1)',
  'java&NewLine;script:alert(1)',
  '\u0001javascript:alert(1)',
  '&#x6A;avascript:alert(1)',
  'javascript%3Aalert(1)',
  'java%0D%0Ascript:alert(1)',
  '%256Aavascript:alert(1)',
  'java\u200bscript:alert(1)',
  '\u202ejavascript:alert(1)',
  'java\u0000script:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'file:///etc/passwd',
  'file://host/share/a.docm',
  'file:%5C%5Chost%5Cshare',
  '\\\\\\\\host\\share',
  '//host/share',
  '/\\host/share',
  '%5C%5Chost%5Cshare',
  '%2f%2fhost/share',
  'ms-word:ofe|u|https://example.org/a.docm',
  'ms-msdt:/id',
  'search-ms:query=a',
  'blob:https://example.org/a',
  'mhtml:https://example.org/a',
];

/** The ways in which a target enters a document; `name` is the text that must remain. */
const WAYS: Readonly<Record<string, (target: string, name: string) => string>> = {
  'a link': (target, name) => `[${name}](${target})`,
  'a link in angle brackets': (target, name) => `[${name}](<${target}>)`,
  'a reference': (target, name) => `[${name}][a${name}]\n\n[a${name}]: <${target}>`,
  'an address in angle brackets': (target, name) => `${name} <${target}>`,
  'a tag': (target, name) => `<a href="${target}">${name}</a>`,
  'a tag in a block': (target, name) => `<div><a href='${target}'>${name}</a></div>`,
  'a picture': (target, name) => `![${name}](<${target}>)`,
  'a picture in a tag': (target, name) => `<img src="${target}" alt="${name}">`,
  'a note': (target, name) => `a[^${name}]\n\n[^${name}]: [${name}](<${target}>)`,
};

describe.each(Object.entries(WAYS))('%s', (_, write) => {
  test.each([false, true])(
    'leads nowhere unsafe, and its text stays; as notes: %j',
    async (linksToFootnotes) => {
      const markdown = TARGETS.map((target, index) => write(target, `name${index}.`)).join('\n\n');
      const { outside, text, instructions } = await surfaceOf(markdown, { linksToFootnotes });
      expect(outside.map(({ target }) => target)).toEqual([]);
      for (const index of TARGETS.keys()) expect(text).toContain(`name${index}.`);
      expect(instructions.filter((instruction) => !instruction.startsWith('NOTEREF'))).toEqual([]);
    },
  );
});

test('each refused target is reported', async () => {
  const targets = TARGETS.filter((target) => !target.includes('<'));
  for (const target of targets) {
    const { codes } = await surfaceOf(`[a](<${target}>)`);
    expect(codes, target).toEqual(['link-target-refused']);
  }
});

test('an address cannot leave its attribute', async () => {
  const { outside, elementCounts } = await surfaceOf(
    "[a](<https://example.org/\"/\\>\\<w:p/\\>&quot;&#60;x&#62;' TargetMode='Internal>)",
  );
  expect(outside.map(({ target }) => target)).toEqual([
    "https://example.org/%22/%3E%3Cw:p/%3E%22%3Cx%3E'%20TargetMode='Internal",
  ]);
  expect(elementCounts.get('w:p')).toBe(1);
});
