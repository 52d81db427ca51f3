import { inspectTemplate } from '@footmark/engine';
import { describe, expect, test } from 'vitest';
import { convertForTest } from '../conversion';
import { openPackage } from '../docx/package';
import { field, NORMAL, p, styled, template } from '../templates/build';
import { judgedFields } from './fields/comparison';

/* Fields on a template's own pages that show a property of the file: Word updates them when it prints. */

const STYLES = ['Title', 'Subtitle', 'Author', 'heading 1']
  .map((name) => `<w:style w:type="paragraph" w:styleId="${name[0]}"><w:name w:val="${name}"/></w:style>`)
  .join('');
const FRONT =
  '---\ntitle: Tides & <water>\nsubtitle: Of bays\nsubject: Of the sea\nauthor: Ada Lee\nkeywords: [sea, moon]\ndescription: Words.\n---\n\n';

interface Shown {
  /** Each field with what it stores. */
  readonly fields: readonly string[];
  readonly text: string;
}

async function shownWith(front: string, markdown = `${FRONT}# One\n\nWords.\n`, header = ''): Promise<Shown> {
  const { bytes } = await convertForTest(markdown, {
    template: template({
      styles: NORMAL + STYLES,
      body: `${front}<w:p><w:r><w:br w:type="page"/></w:r></w:p>${styled('h', 'Sample')}<w:sectPr>${header && '<w:headerReference w:type="default" r:id="h1"/>'}</w:sectPr>`,
      ...(header && { stories: { h1: `<w:p>${header}</w:p>` } }),
    }),
  });
  const file = openPackage(bytes);
  const judged = [...judgedFields(file, () => () => '1')];
  expect(judged.filter(({ isSame }) => !isSame).map(({ word, ours }) => [word, ours])).toEqual([]);
  return {
    fields: judged.map(({ field: { instruction }, ours }) =>
      [instruction.name, ...instruction.args, ours].join(' '),
    ),
    text: file.parts.get('word/document.xml')?.root?.textContent ?? '',
  };
}

const simple = (code: string, result: string): string =>
  `<w:fldSimple w:instr="${code}"><w:r><w:t>${result}</w:t></w:r></w:fldSimple>`;
const within = (content: string, style = ''): string =>
  `<w:p>${style && `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}${content}</w:p>`;

describe('a field for a property stays, and stores the property', () => {
  test.each([
    ['TITLE', 'TITLE Tides & <water>'],
    ['title \\* MERGEFORMAT', 'TITLE Tides & <water>'],
    ['TITLE \\* Upper', 'TITLE TIDES & <WATER>'],
    ['SUBJECT', 'SUBJECT Of the sea'],
    ['AUTHOR', 'AUTHOR Ada Lee'],
    ['KEYWORDS', 'KEYWORDS sea, moon'],
    ['DOCPROPERTY Title', 'DOCPROPERTY Title Tides & <water>'],
    ['DOCPROPERTY &quot;Author&quot; \\* MERGEFORMAT', 'DOCPROPERTY Author Ada Lee'],
  ])('%s', async (code, expected) => {
    for (const written of [field(code, 'Sample'), simple(code, 'Sample')]) {
      const label = '<w:r><w:t xml:space="preserve">On </w:t></w:r>';
      expect((await shownWith(within(label + written))).fields).toEqual([expected]);
      expect((await shownWith(p('Cover'), undefined, label + written)).fields).toEqual([expected]);
    }
  });

  test('also alone in the style for it', async () => {
    const { fields, text } = await shownWith(
      p('University') + within(field('TITLE', 'Sample'), 'T') + within(simple('AUTHOR', 'Sample'), 'A'),
    );
    expect(fields).toEqual(['TITLE Tides & <water>', 'AUTHOR Ada Lee']);
    expect(text).not.toContain('Sample');
  });
});

test('what the property says in other words is text', async () => {
  const { fields, text } = await shownWith(
    p('University') + within(field('SUBJECT', 'Sample'), 'S') + within(field('AUTHOR', 'Sample'), 'A'),
    FRONT.replace('Ada Lee', '[Ada Lee, Bo Ray]'),
  );
  expect(fields).toEqual([]);
  expect(text).toContain('Of baysAda Lee, Bo Ray');
});

test.each(['TITLE &quot;Other&quot;', 'DOCPROPERTY Company', 'INFO TITLE'])(
  'a field that sets a property, or shows another one, stays as it is: %s',
  async (code) => {
    expect((await shownWith(within(`<w:r><w:t>On</w:t></w:r>${field(code, 'Sample')}`))).text).toContain(
      'Sample',
    );
  },
);

test('the text does not repeat a title that such a field shows, and the report names it', async () => {
  const cover = within(`<w:r><w:t xml:space="preserve">On </w:t></w:r>${field('TITLE', 'Sample')}`);
  const { text } = await shownWith(cover);
  expect(text.split('Tides')).toHaveLength(2);
  const report = await inspectTemplate(
    template({ styles: NORMAL, body: `${cover}${p('{{content}}')}<w:sectPr/>` }),
  );
  expect(JSON.stringify(report)).toContain('Fields for the title, with title of the front matter');
});
