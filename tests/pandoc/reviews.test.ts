import { expect, test } from 'vitest';
import type { Document, Inline } from '../../engine/src/model/document.js';
import { EMPTY_DOCUMENT } from '../../engine/src/model/empty-document.js';
import { NO_METADATA } from '../../engine/src/model/metadata.js';
import { parse } from '../../engine/src/parse/index.js';
import { CONTAINERS, HOLDERS } from '../containers/containers';
import { convertForTest } from '../conversion';
import { openPackage } from '../docx/package';
import { wordsOf } from '../docx/words';
import { modelFor, written } from '../word/written-dialects';

const ADDED = '[added]{.insertion author="A. Reviewer" date="2026-01-05T10:00:00Z"}';
const GONE = '[gone]{.deletion author="B. Reviewer"}';
const REMARK =
  '[A *private* remark.]{.comment-start id="0" author="C. Reader" date="2026-01-06"}Marked[]{.comment-end id="0"}';
const ALL = `This is ${ADDED} and ${GONE}. ${REMARK} end.`;

const partOf = async (markdown: string, name: string): Promise<string> =>
  openPackage((await convertForTest(markdown)).bytes).parts.get(name)?.text ?? '';

const places = [...Object.entries(CONTAINERS), ...Object.entries(HOLDERS)].filter(
  // The line is HTML, in which Markdown is not read.
  ([name]) => name !== 'the summary of details',
);

test.each(places)('changes and comments of pandoc are Word’s own, in %s', async (name, contain) => {
  const { bytes } = await convertForTest(contain(ALL));
  const { parts } = openPackage(bytes);
  const story = parts.get(name === 'a note' ? 'word/footnotes.xml' : 'word/document.xml')?.text ?? '';
  expect(story).toMatch(
    /<w:ins w:id="\d+" w:author="A. Reviewer" w:date="2026-01-05T10:00:00Z"><w:r>(?:<w:rPr>.*?<\/w:rPr>)?<w:t>added</,
  );
  expect(story).toMatch(
    /<w:del w:id="\d+" w:author="B. Reviewer"><w:r>(?:<w:rPr>.*?<\/w:rPr>)?<w:delText>gone</,
  );
  if (name === 'a note') return;
  expect(story).toMatch(/<w:commentRangeStart w:id="0"\/>.*?Marked.*?<w:commentRangeEnd w:id="0"\/>/);
  const comment =
    /<w:comment w:id="0" w:author="C. Reader" w:date="2026-01-06T00:00:00Z" w:initials="CR">.*A private remark\./;
  expect(parts.get('word/comments.xml')?.text).toMatch(comment);
});

test.each([
  ['accept', 'This is added and . Marked end.'],
  ['reject', 'This is  and gone. Marked end.'],
] as const)('with %s, nothing of them is left', async (review, expected) => {
  const { bytes } = await convertForTest(ALL, { review });
  expect(wordsOf(bytes)).toContain(expected);
});

test('a comment reaches over blocks, also into a table', async () => {
  const document = await partOf(
    'a [Why?]{.comment-start id="7"}b\n\n- c\n\n| d |\n|---|\n| e[]{.comment-end id="7"}f |',
    'word/document.xml',
  );
  expect(document).toMatch(/>a <.*commentRangeStart.*>b<.*>c<.*>d<.*>e<.*commentRangeEnd.*>f</s);
});

test('the end of a paragraph that was added or deleted is marked as such', async () => {
  const document = await partOf(
    'One[]{.paragraph-insertion author="P"}\n\nTwo[]{.paragraph-deletion}\n\nThree',
    'word/document.xml',
  );
  expect(document).toMatch(/<w:rPr><w:ins w:id="\d" w:author="P"\/><\/w:rPr><\/w:pPr>.*One/);
  expect(document).toMatch(/<w:rPr><w:del w:id="\d" w:author="Author"\/><\/w:rPr><\/w:pPr>.*Two/);
});

test.each([
  ['a remark without an end is about its place', '[x]{.comment-start id="1"}a', 'start(x) end(x) a'],
  ['an end without a remark is left out', 'a[]{.comment-end id="1"}', 'a'],
  ['a deletion within an insertion', '[a [b]{.deletion}]{.insertion}', 'insertion(a  deletion(b))'],
  ['marks around and within', '**[a *b*]{.insertion}**', 'strong(insertion(a  emphasis(b)))'],
  ['a date that is none', '[a]{.insertion date="yesterday"}', 'insertion(a)'],
  ['code and escapes', '`[a]{.insertion}` \\[b]{.deletion}', 'inlineCode  [b]{.deletion}'],
])('%s', (_name, markdown, expected) => {
  const [block] = parse(markdown, NO_METADATA, () => {}).blocks;
  expect(block?.type === 'paragraph' ? shown(block.children) : '').toBe(expected);
});

function shown(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => {
      if (inline.type === 'text') return inline.value;
      if (inline.type === 'commentStart') return `start(${inline.comment.text})`;
      if (inline.type === 'commentEnd') return `end(${inline.comment.text})`;
      return 'children' in inline ? `${inline.type}(${shown(inline.children)})` : inline.type;
    })
    .join(' ');
}

test('they come back from Word in pandoc’s own form, the comments with their authors', async () => {
  const { bytes } = await convertForTest(REMARK);
  expect(written(await modelFor('pandoc', bytes), 'pandoc').trim()).toBe(
    '[A private remark.]{.comment-start id="1" author="C. Reader" date="2026-01-06T00:00:00Z"}Marked[]{.comment-end id="1"}',
  );
  const document: Document = {
    ...EMPTY_DOCUMENT,
    blocks: parse(`${ADDED} ${GONE}`, NO_METADATA, () => {}).blocks,
  };
  expect(written(document, 'pandoc').trim()).toBe(`${ADDED} ${GONE}`);
});
