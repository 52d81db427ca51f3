import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Token } from '../../engine/src/csl/finish.js';
import { idsOf } from '../../engine/src/csl/item.js';
import { createProcessor } from '../../engine/src/csl/processor.js';
import { readSources } from '../../engine/src/load/citations/sources.js';

const read = (path: string): string =>
  readFileSync(new URL(`../../engine/src/csl/${path}`, import.meta.url), 'utf8');
const LOCALES = new Map(['en-US', 'en-GB'].map((name) => [name, read(`locales/${name}.xml`)]));

/** The citations and entries of the sources of a library, each cited once and in its order, in a style that comes with the product. */
async function printed(library: string, style: string) {
  const items = (await readSources(library, 'en')) ?? [];
  const processor = createProcessor(read(`styles/${style}.csl`), LOCALES, 'en-US');
  const { citations, bibliography } = processor?.process(
    items.map(({ id }, index) => ({ cites: [{ id }], note: processor.style.isNote ? index + 1 : 0 })),
    new Map(items.map((item) => [item.id, item])),
  ) ?? { citations: [], bibliography: [] };
  return {
    citations: citations.map(({ tokens }) => textOf(tokens)),
    entries: bibliography.map(({ tokens }) => textOf(tokens)),
  };
}

function textOf(tokens: readonly Token[]): string {
  const text = tokens.map((token) => (token.kind === 'text' ? token.text : '')).join('');
  return text.trim();
}

const EDITED = `references:
- {id: a, type: book, editor: [{family: Ed, given: Ann}, {family: Fox, given: Bo}], title: Edited Book, publisher: House, publisher-place: Oxford, issued: 2003}
- {id: c, type: chapter, author: [{family: Doe, given: Jane}], editor: [{family: Ed, given: Ann}], title: Chapter, container-title: The Book, page: 1-9, publisher: House, issued: 2005}`;

/** What pandoc 3.10 and citeproc-js 2.4 both print, or the one of them that has no other fault. */
describe('what two other processors print', () => {
  test('edited books in ISO 690', async () => {
    expect(await printed(EDITED, 'iso690-author-date-en')).toEqual({
      citations: ['(Ed, Fox 2003)', '(Doe 2005)'],
      entries: [
        'DOE, Jane, 2005. Chapter. In: ED, Ann (ed.), The Book. House. p.\u00a01–9.',
        'ED, Ann and FOX, Bo (eds.), 2003. Edited Book. Oxford: House.',
      ],
    });
  });

  test.each<[string, string, string, readonly string[]]>([
    [
      'chapters without a book',
      'elsevier-harvard',
      '- {id: a, type: chapter, author: [{family: Doe, given: J}], title: Kettle, publisher: P, issued: 2001}',
      ['Doe, J., 2001. Kettle. P.'],
    ],
    [
      'patents',
      'modern-language-association',
      '- {id: a, type: patent, author: [{family: Doe, given: J}], title: Kettle, number: "7,347,809", issued: 2001}',
      ['Doe, J. Kettle. no. 7,347,809, 2001.'],
    ],
    [
      'journals in capitals',
      'apa',
      '- {id: a, type: article-journal, author: [{family: Doe, given: J}], title: One, container-title: PLOS ONE, volume: 3, issued: 2003}',
      ['Doe, J. (2003). One. PLOS ONE, 3.'],
    ],
    [
      'issues in AMA',
      'american-medical-association',
      '- {id: a, type: article-journal, author: [{family: Doe, given: J}], title: One, container-title: Tea, volume: "3", issue: "1-2", page: 1203-1209, issued: 2001}',
      ['1.Doe J. One. Tea. 2001;3(1-2):1203-1209.'],
    ],
  ])('%s', async (_, style, source, entries) => {
    expect((await printed(`references:\n${source}`, style)).entries).toEqual(entries);
  });

  test('an author with and without a whole given name, in APA', async () => {
    const source = `references:
- {id: c, type: book, author: [{family: Müller, given: Jörg}], title: Three, issued: 2001}
- {id: d, type: book, author: [{family: Müller, given: J.}], title: Four, issued: 2002}`;
    expect((await printed(source, 'apa')).citations).toEqual(['(Müller, 2001)', '(Müller, 2002)']);
  });

  test('works without a date, in Chicago', async () => {
    const source = `references:
- {id: a, type: book, author: [{family: Doe, given: J}], title: One}
- {id: b, type: book, author: [{family: Doe, given: J}], title: Two}`;
    expect(await printed(source, 'chicago-author-date')).toEqual({
      citations: ['(Doe, n.d.-a)', '(Doe, n.d.-b)'],
      entries: ['Doe, J. n.d.-a. One.', 'Doe, J. n.d.-b. Two.'],
    });
  });

  test('possessives of words in braces', async () => {
    const source = `@book{k1, author={Doe, J}, title={Ann {London}'s kettles}, year=2000, publisher={P}}
      @article{k2, author={Poe, J}, title={Tea and {Parkinson}'s disease}, journal={Tea}, year=2001}`;
    expect((await printed(source, 'chicago-author-date')).entries).toEqual([
      'Doe, J. 2000. Ann London’s Kettles. P.',
      'Poe, J. 2001. “Tea and Parkinson’s Disease.” Tea.',
    ]);
  });

  test('sources in BibTeX, in APA', async () => {
    const source = String.raw`
      @article{a, title={On kettles}, author={Poe, Ann and Doe, Nina and others}, journal={Tea}, year={2017}}
      @article{b, title={On lids}, author={Roe, Jo and others}, journal={Tea}, year={2021}}
      @article{c, author={family=Berg, given=Jan, prefix=van der, useprefix=true and Doe, Jane}, title={On tea}, journaltitle={J}, date={2020-05}}
      @book{d, options={useprefix=true}, author={von Tal, Anna}, title={Tea}, date={2009}}
      @misc{e, author={{Example Office}}, title={Data}, howpublished={\url{https://example.org/a_b}}, year=2019}
      @article{f, author={Fox, J}, title={Tea}, journaltitle={J}, date={2020}, eprint={12345678}, eprinttype={pmid}}
      @book{g, author={Gay, Ann}, booktitle={Kettles}, title={Kettles}, publisher={P}, year=2009}
      %@book{h, author={Old Version}, title={Commented out}, year=1990}
      @book{h, author={Hay, New}, title={Live: a view}, year=2020, edition={Second}}`;
    expect(await printed(source, 'apa')).toEqual({
      citations: [
        '(Poe et al., 2017)',
        '(Roe et al., 2021)',
        '(van der Berg & Doe, 2020)',
        '(von Tal, 2009)',
        '(Example Office, 2019)',
        '(Fox, 2020)',
        '(Gay, 2009)',
        '(Hay, 2020)',
      ],
      entries: [
        'Example Office. (2019). Data. https://example.org/a_b',
        'Fox, J. (2020). Tea. J.',
        'Gay, A. (2009). Kettles. P.',
        'Hay, N. (2020). Live: A view (2nd ed.).',
        'Poe, A., Doe, N., et al. (2017). On kettles. Tea.',
        'Roe, J. et al. (2021). On lids. Tea.',
        'van der Berg, J., & Doe, J. (2020). On tea. J.',
        'von Tal, A. (2009). Tea.',
      ],
    });
  });

  test.each([
    ['Jan {van der Berg}', '(van der Berg, 2001)', 'van der Berg, J. (2001). Tea.'],
    ['{van der Berg}, Jan', '(van der Berg, 2001)', 'van der Berg, J. (2001). Tea.'],
    ['Jan van der {Berg}', '(Berg, 2001)', 'Berg, J. van der. (2001). Tea.'],
    ["van 't Veer, Ann", '(Veer, 2001)', 'Veer, A. van ’t. (2001). Tea.'],
  ])('the particles of %s in BibTeX, in APA', async (author, citation, entry) => {
    const source = `@book{a, author={${author}}, title={Tea}, year=2001}`;
    expect(await printed(source, 'apa')).toEqual({ citations: [citation], entries: [entry] });
  });

  test('the year of what BibTeX gives no type, in IEEE', async () => {
    const source = '@misc{a, author={Doe, J}, title={Tea}, url={https://example.org}, year=2004}';
    expect((await printed(source, 'ieee')).entries).toEqual([
      '[1]J. Doe, “Tea.” 2004. [Online]. Available: https://example.org',
    ]);
  });

  test.each([
    ['apa', '(2001, 2002)'],
    ['harvard-cite-them-right', '(2001, 2002)'],
    ['chicago-author-date', '(2001, 2002)'],
  ])('several works without their author, in %s', (style, citation) => {
    const items = ['a', 'b'].map((id, index) => ({
      id,
      type: 'book',
      author: [{ family: 'Doe', given: 'Ann' }],
      title: id,
      issued: { 'date-parts': [[2001 + index]] },
    }));
    const { citations } = createProcessor(read(`styles/${style}.csl`), LOCALES, 'en-US')?.process(
      [{ cites: items.map(({ id }) => ({ id, suppressAuthor: true })), note: 0 }],
      new Map(items.map((item) => [item.id, item])),
    ) ?? { citations: [] };
    expect(citations.map(({ tokens }) => textOf(tokens))).toEqual([citation]);
  });

  test('one source under two keys', async () => {
    const [item] = (await readSources('@book{v, ids={w}, author={Roe, Jo}, title={Tea}, year=2013}')) ?? [];
    const items = new Map((item ? idsOf(item) : []).flatMap((id) => (item ? [[id, item] as const] : [])));
    const { citations, bibliography } = createProcessor(read('styles/apa.csl'), LOCALES, 'en-US')?.process(
      ['v', 'w'].map((id) => ({ cites: [{ id }], note: 0 })),
      items,
    ) ?? { citations: [], bibliography: [] };
    expect(citations.map(({ tokens }) => textOf(tokens))).toEqual(['(Roe, 2013)', '(Roe, 2013)']);
    expect(bibliography).toHaveLength(1);
  });
});
