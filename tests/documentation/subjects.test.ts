import { readdirSync, readFileSync } from 'node:fs';
import { NOTICE_CODES } from '@footmark/engine';
import { describe, expect, test } from 'vitest';
import { OPTIONS } from '../../cli/src/options';
import { readSubjectFile } from '../../scripts/documentation/examples.mjs';
import type { Block } from '../../web/app/content/block';
import { SUBJECTS, subjectPath } from '../../web/app/content/docs/subjects';
import { inlineParts } from '../../web/app/content/inline-text';
import { PAGE_PATHS } from '../../web/app/content/pages';
import { SITE } from '../../web/app/site';
import { readSubject, siteAddress } from '../../web/before-build/markdown-blocks';

/** Reports of measurements, and the index. */
const NO_SUBJECTS = [
  'README',
  'benchmark',
  'browser',
  'citation-accuracy',
  'conformance',
  'dialects',
  'pages',
  'reading-word',
  'templates',
];

const texts = new Map(SUBJECTS.map(({ id }) => [id, readSubject(readSubjectFile(id))]));

test('every file of docs/ is a subject, a report or the index', () => {
  const files = readdirSync(new URL('../../docs', import.meta.url)).filter((file) => file.endsWith('.md'));
  const known = [...SUBJECTS.map(({ id }) => id), ...NO_SUBJECTS].map((id) => `${id}.md`);
  expect(files.sort()).toEqual(known.sort());
});

test('the index lists all subjects', () => {
  const index = readSubjectFile('README');
  for (const { id, title } of SUBJECTS) expect(index).toContain(`[${title}](${id}.md)`);
});

describe.each(SUBJECTS)('$id', ({ id, title, description }) => {
  const text = texts.get(id);

  test('has its title, and a description short enough for search engines', () => {
    expect(text?.title).toBe(title);
    expect(description.length).toBeGreaterThan(40);
    expect(description.length).toBeLessThanOrEqual(155);
  });

  test('has headings with different anchors', () => {
    const ids = text?.blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : [])) ?? [];
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('has no marks within others, which the site would show as they are written', () => {
    const marks = inlineParts(textsOf(text?.blocks ?? []).join('\n')).filter(
      ({ kind, text: words }) => kind !== 'code' && /\]\(|\*\*|`/.test(words),
    );
    expect(marks).toEqual([]);
  });

  test('names no file of the repository by its file name in a link', () => {
    const names = inlineParts(textsOf(text?.blocks ?? []).join('\n')).filter(
      ({ to, text: words }) =>
        to?.startsWith(SITE.sourceUrl) &&
        /\.(?:md|m?[jt]sx?|json|ya?ml)$|\/$|^README$|^decision \d/i.test(words),
    );
    expect(names).toEqual([]);
  });

  test('links to subjects and to headings that are there', () => {
    const parts = inlineParts(textsOf(text?.blocks ?? []).join('\n'));
    for (const { to } of parts) {
      if (to === undefined || /^https?:/.test(to)) continue;
      const address = to;
      const [path = '', hash] = address.split('#');
      const target = path === '' ? id : path.replace('/docs/', '');
      if (PAGE_PATHS.includes(path)) continue;
      expect(texts.has(target), address).toBe(true);
      const ids = texts.get(target)?.blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : []));
      if (hash !== undefined) expect(ids, address).toContain(hash);
    }
  });
});

test('what looks like a link in code stays, and code in a link is refused', () => {
  const { blocks } = readSubject('# T\n\nSee [it](tables.md), not `![](../private.png)`, ``a`](x.md)``.\n');
  expect(blocks).toEqual([
    { kind: 'text', text: 'See [it](/docs/tables), not `![](../private.png)`, ``a`](x.md)``.' },
  ]);
  expect(() => readSubject('# T\n\nSee [`it`](tables.md).\n')).toThrow('code in a link');
});

test('links to files become links to pages of the site', () => {
  expect(siteAddress('footnotes.md#inline-notes')).toBe(`${subjectPath('footnotes')}#inline-notes`);
  expect(siteAddress(`${SITE.url}/privacy`)).toBe('/privacy');
  expect(siteAddress('https://example.org/a.md')).toBe('https://example.org/a.md');
});

test('every notice is explained', () => {
  const page = readSubjectFile('findings');
  for (const code of NOTICE_CODES) expect(page, code).toContain(`\`${code}\``);
});

test('every notice about files and about Word files is explained', () => {
  const page = readSubjectFile('findings');
  const files = sourceOf('sources/notice.ts').matchAll(/^ {2}'([\w-]+)': '(?:error|warning)',$/gm);
  const words = sourceOf('word/read-notice.ts').matchAll(/^ {2}\| '([\w-]+)'/gm);
  const codes = [...files, ...words].map(([, code]) => code);
  expect(codes.length).toBeGreaterThan(20);
  for (const code of codes) expect(page, code).toContain(`\`${code}\``);
});

test('every option of the command line is among all options', () => {
  const page = [readSubjectFile('options'), readSubjectFile('command-line')].join('\n');
  for (const { name } of OPTIONS)
    if (!/^no-/.test(name)) expect(page, name).toMatch(new RegExp(`--${name}\\b`));
});

function sourceOf(path: string): string {
  return readFileSync(new URL(`../../engine/src/${path}`, import.meta.url), 'utf8');
}

/** The lines of a page's text, without code. */
function textsOf(blocks: readonly Block[]): readonly string[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'text' || block.kind === 'heading') return [block.text];
    if (block.kind === 'list' || block.kind === 'steps') return block.items;
    return block.kind === 'table' ? [block.head, ...block.rows].flat() : [];
  });
}

test('no line of a page breaks between a number and its unit, and code stays as it is', () => {
  const { blocks } = readSubject('# Sizes\n\nUp to 50 MB in 2 steps of 30 ms: `--size 12 pt`.\n');
  expect(blocks).toEqual([
    { kind: 'text', text: 'Up to 50\u00a0MB in 2 steps of 30\u00a0ms: `--size 12 pt`.' },
  ]);
});
