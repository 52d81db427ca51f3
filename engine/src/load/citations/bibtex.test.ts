import { describe, expect, test } from 'vitest';
import { bibtexNames } from './bibtex-names.js';
import { readSources } from './sources.js';

async function read(source: string) {
  return (await readSources(source, 'en')) ?? [];
}

describe('names', () => {
  test.each([
    ['Poe, Ann and others', [{ family: 'Poe', given: 'Ann' }, { literal: 'others' }]],
    ...[
      'Poe, Ann and et al.',
      'Poe, Ann et al',
      'Poe, Ann, et al.',
      'Poe, Ann and {et al.}',
      'Poe, Ann AND Others',
    ].map((list): [string, object[]] => [list, [{ family: 'Poe', given: 'Ann' }, { literal: 'others' }]]),
    ['Etal, Ann', [{ family: 'Etal', given: 'Ann' }]],
    [
      'family=Berg, given=Jan, given-i=J, prefix=van der, useprefix=true',
      [{ family: 'Berg', given: 'Jan', 'non-dropping-particle': 'van der' }],
    ],
    [
      'given=Jan, prefix=van der, family=Berg, useprefix=false',
      [{ family: 'Berg', given: 'Jan', 'dropping-particle': 'van der' }],
    ],
    [
      'useprefix=true and Jan van der Berg and family=Poe, given=Bo, prefix=de, useprefix=false',
      [
        { family: 'Berg', given: 'Jan', 'non-dropping-particle': 'van der' },
        { family: 'Poe', given: 'Bo', 'dropping-particle': 'de' },
      ],
    ],
    [
      'family={Le Roy}, given={Ann and Bo}, suffix="Jr." and Doe, Jane',
      [
        { family: 'Le Roy', given: 'Ann and Bo', suffix: 'Jr.' },
        { family: 'Doe', given: 'Jane' },
      ],
    ],
    ['given=Plato', [{ given: 'Plato' }]],
    ["van 't Veer, Anna", [{ family: 'Veer', given: 'Anna', 'dropping-particle': 'van ’t' }]],
    ["Anna van 't Veer", [{ family: 'Veer', given: 'Anna', 'dropping-particle': 'van ’t' }]],
    ['Jan {van der Berg}', [{ family: 'van der Berg', given: 'Jan' }]],
    [
      'Doe, P. - C. and Roe, Jean - Luc',
      [
        { family: 'Doe', given: 'P.-C.' },
        { family: 'Roe', given: 'Jean-Luc' },
      ],
    ],
  ])('reads %s', (source, names) => {
    expect(bibtexNames(source)).toEqual(names);
  });

  test.each([
    ['useprefix=true', 'non-dropping-particle'],
    ['skipbib, useprefix', 'non-dropping-particle'],
    ['useprefix=false', 'dropping-particle'],
    ['', 'dropping-particle'],
  ])('the particle belongs to the family name as the options say: %s', async (options, variable) => {
    const [item] = await read(`@book{a, options={${options}}, author={von Tal, Anna}, title={Tea}}`);
    expect(item?.author).toEqual([{ family: 'Tal', given: 'Anna', [variable]: 'von' }]);
  });
});

describe('addresses', () => {
  test.each([
    ['eprinttype={pmid}', { PMID: '1/2' }],
    ['eprinttype={PubMed}', { PMID: '1/2', URL: 'https://www.ncbi.nlm.nih.gov/pubmed/1/2' }],
    ['eprinttype={pmcid}', { PMCID: '1/2' }],
    ['eprinttype={jstor}', { URL: 'https://www.jstor.org/stable/1/2' }],
    ['eprinttype={hdl}', { URL: 'https://hdl.handle.net/1/2' }],
    ['eprinttype={googlebooks}', { URL: 'https://books.google.com?id=1/2' }],
    ['archivePrefix={arXiv}', { URL: 'https://arxiv.org/abs/1/2' }],
    ['eprinttype={shelf}', { archive: 'shelf' }],
  ])('of %s', async (field, expected) => {
    const [item] = await read(`@book{a, eprint={1/2}, ${field}}`);
    expect(item).toEqual({ id: 'a', type: 'book', ...expected });
  });

  test.each<[string, object]>([
    [String.raw`howpublished={\url{https://a.org/b_c}}`, { URL: 'https://a.org/b_c' }],
    [String.raw`howpublished={Available at: \url{https://a.org/b\_c}.}`, { URL: 'https://a.org/b_c' }],
    ['howpublished={https://a.org}', { URL: 'https://a.org' }],
    [String.raw`url={https://a.org/{\_}b{\%}5C{\&}c{_}d}`, { URL: 'https://a.org/_b%5C&c_d' }],
    [
      String.raw`url={https://a.org/{\~{}}b/\~{}c/\textasciitilde{}d/$\sim$e}`,
      { URL: 'https://a.org/~b/~c/~d/~e' },
    ],
    [String.raw`doi={10.1000/{\_}a}`, { DOI: '10.1000/_a' }],
    ...['https://doi.org/', 'http://dx.doi.org/', 'doi: ', 'https://doi.org/https://doi.org/'].map(
      (lead): [string, object] => [`doi={${lead}10.1000/a}`, { DOI: '10.1000/a' }],
    ),
    ...['available at', 'Available at:', 'retrieved from', 'Accessed online'].map(
      (lead): [string, object] => [
        String.raw`howpublished={Pre-print %s \url{https://a.org}}`.replace('%s', lead),
        { URL: 'https://a.org', publisher: 'Pre-print' },
      ],
    ),
    [
      String.raw`howpublished={Paper at a conference \url{https://a.org}.}`,
      { URL: 'https://a.org', publisher: 'Paper at a conference' },
    ],
    [
      String.raw`howpublished={Blog, \href{https://a.org}{here}}`,
      { URL: 'https://a.org', publisher: 'Blog' },
    ],
    ['howpublished={Leaflet}', { publisher: 'Leaflet' }],
    [
      'publisher={Taylor and Francis}, organization={{O and R}}',
      { publisher: 'O and R; Taylor and Francis' },
    ],
    ['pubstate={forthcoming}', { status: 'forthcoming' }],
    [String.raw`note={\url{https://a.org}}`, { URL: 'https://a.org' }],
    [String.raw`note={See \url{https://a.org} too}`, { note: 'See https://a.org too' }],
    [String.raw`url={https://b.org}, howpublished={\url{https://a.org}}`, { URL: 'https://b.org' }],
  ])('in %s', async (fields, expected) => {
    const [item] = await read(`@book{a, ${fields}}`);
    expect(item).toEqual({ id: 'a', type: 'book', ...expected });
  });
});

describe('what contains a source', () => {
  test.each([
    ['book', 'booktitle={B}', undefined],
    ['proceedings', 'booktitle={B}', undefined],
    ['article', 'booktitle={B}, journal={J}', 'J'],
    ['article', 'booktitle={B}, journaltitle={J}', 'J'],
    ['article', 'booktitle={B}', 'B'],
    ['incollection', 'booktitle={B}', 'B'],
    ['inproceedings', 'booktitle={B}, journal={J}', 'B'],
  ])('of type %s with %s', async (type, fields, expected) => {
    expect((await read(`@${type}{a, title={T}, ${fields}}`))[0]?.['container-title']).toBe(expected);
  });
});

describe('values', () => {
  test.each<[string, string, unknown]>([
    ['edition={Second}', 'edition', '2'],
    ['edition={third edition}', 'edition', '3'],
    ['edition={2nd}', 'edition', '2'],
    ['edition={4}', 'edition', '4'],
    ['edition={Revised}', 'edition', 'Revised'],
    ['type={resreport}', 'genre', 'Research report'],
    ['year={n.d.}', 'issued', undefined],
    ['date={[n. d.]}', 'issued', undefined],
    ['year={in press}', 'issued', { raw: 'in press' }],
    ['date={1913~}', 'issued', { raw: '1913~' }],
    ['date={1913~/1915}', 'issued', { raw: '1913~/1915' }],
    ['date={-0044}', 'issued', { raw: '-45' }],
    ['date={0000/0014}', 'issued', { raw: '-1/0014' }],
    ['date={May~2013}', 'issued', { raw: 'May\u00a02013' }],
    ['urldate={Accessed: 2023-07-26}', 'accessed', { raw: '2023-07-26' }],
    ['urldate={Last visited on 26 July 2023}', 'accessed', { raw: '26 July 2023' }],
    [
      String.raw`publisher={Springer Science \textbackslash\& Business}`,
      'publisher',
      'Springer Science & Business',
    ],
    [String.raw`publisher={A \textbackslash{}\% of \textbackslash B}`, 'publisher', 'A % of \\B'],
    ['type={patentus}', 'genre', 'U.S. patent'],
    ['type={Working Paper}', 'genre', 'Working Paper'],
    ['hyphenation={british}', 'language', 'en-GB'],
    ['langid={eng}', 'language', 'en'],
    ['langid={deu}', 'language', 'de'],
    ['langid={ngerman}', 'language', 'de'],
    ['langid={canadian}', 'language', 'en-CA'],
    ['langid={nswissgerman}', 'language', 'de-CH'],
    [String.raw`title={An $o(n \log n / \log\log n)$ sort}`, 'title', 'An o(n log n / log log n) sort'],
    [String.raw`title={{$\sin(x) + \theta$}}`, 'title', 'sin(x) + θ'],
    [String.raw`publisher={Presses de l{\textquotesingle}Est}`, 'publisher', "Presses de l'Est"],
    [
      'title={On Tea}, subtitle={A Study}, titleaddon={From Leaf to Cup}',
      'title',
      'On tea: A study. From leaf to cup',
    ],
    ['title={On Tea}, titleaddon={From Leaf to Cup}', 'title-short', 'On tea'],
    ['title={The Al{$_2$}O{$_3$} Layer}', 'title', 'The Al<sub>2</sub>O<sub>3</sub> layer'],
    ['title={{{RPyGeo}}: A study}', 'title-short', '<span class="nocase">RPyGeo</span>'],
    ["title={Aren{{'}}t fair: A study}", 'title-short', 'Aren’t fair'],
    ['title={On Lids: a study of {T}ea}', 'title', 'On lids: A study of <span class="nocase">T</span>ea'],
    [
      String.raw`title={Tea \textit{({Red Leaf} Teas)} and \emph{{B}lack} Cups}`,
      'title',
      'Tea <i>(<span class="nocase">Red Leaf</span> teas)</i> and <i><span class="nocase">B</span>lack</i> cups',
    ],
    ...['em', 'it', 'itshape', 'sl'].map((font): [string, string, unknown] => [
      String.raw`title={Tea {\%s Red Leaf} {\bf Cup}}`.replace('%s', font),
      'title',
      'Tea <span class="nocase"><i>Red Leaf</i></span> <span class="nocase"><b>Cup</b></span>',
    ]),
    [String.raw`publisher={\em A {B} C}`, 'publisher', '<i>A B C</i>'],
    [String.raw`title={In {\~{}}700 and \^{}2}`, 'title', 'In ~700 and ^2'],
    ['title={On Lids: p53 and iPods}', 'title', 'On lids: p53 and iPods'],
    ['title={Which Lids? a study: what now! tea}', 'title', 'Which lids? A study: What now! Tea'],
    ['title={{On lids: a study}}', 'title', '<span class="nocase">On lids: a study</span>'],
    [
      String.raw`title={ \textit{Felis catus} and \emph{Canis} at Home}`,
      'title',
      '<i>Felis catus</i> and <i>canis</i> at home',
    ],
    ['title={On Lids :: {The} Site}', 'title-short', 'On lids'],
    ['address={Oxford}, location={Vienna}', 'publisher-place', 'Oxford'],
    ['location={Vienna}', 'publisher-place', 'Vienna'],
    ['year={2012}, month={October}', 'issued', { 'date-parts': [[2012, 10]] }],
    ['year={2012}, month={04}', 'issued', { 'date-parts': [[2012, 4]] }],
    ['year={2012}, month={2012}', 'issued', { 'date-parts': [[2012]] }],
    ['year={2012}, month={13}, day={2}', 'issued', { 'date-parts': [[2012]] }],
    ['title={Deckel: eine Studie}, langid={german}', 'title', 'Deckel: eine Studie'],
  ])('%s', async (fields, variable, expected) => {
    expect((await read(`@report{a, ${fields}}`))[0]?.[variable]).toEqual(expected);
  });
});

test.each([
  ['article', 'issue'],
  ['book', 'collection-number'],
  ['incollection', 'collection-number'],
  ['inproceedings', 'collection-number'],
  ['proceedings', 'collection-number'],
  ['techreport', 'number'],
  ['patent', 'number'],
])('the number of @%s is its %s', async (type, variable) => {
  expect((await read(`@${type}{a, number={7}}`))[0]?.[variable]).toBe('7');
});

test.each([
  ['incollection', 'The Book'],
  ['inbook', 'The Book'],
  ['inproceedings', 'The Book'],
  ['conference', 'The Book'],
  ['suppbook', 'The Book'],
  ['article', 'The Book'],
  ['misc', undefined],
  ['manual', undefined],
  ['book', undefined],
])('the booktitle of @%s is %s', async (type, title) => {
  expect((await read(`@${type}{a, booktitle={The Book}}`))[0]?.['container-title']).toBe(title && 'The book');
});

test.each([
  ['book', 'title={Lids}, subtitle={A View}', { title: 'Works: All', 'volume-title': 'Lids: A view' }],
  [
    'incollection',
    'title={One}, booktitle={Lids}',
    { title: 'One', 'container-title': 'Works: All', 'volume-title': 'Lids' },
  ],
])('a main title of @%s is that of the work in several volumes', async (type, titles, expected) => {
  const [item] = await read(`@${type}{a, maintitle={Works}, mainsubtitle={All}, ${titles}}`);
  expect(item).toMatchObject(expected);
});

test.each([
  '@misc{a, title={T}, year=2004, url={https://example.org}}',
  String.raw`@misc{a, title={T}, howpublished={\url{https://example.org}}}`,
  '@misc{a, title={T}, eprint={1234.5678}, archiveprefix={arXiv}}',
])('an address does not make a web page of what the file gives no type: %s', async (source) => {
  expect((await read(source))[0]?.type).toBe('document');
});

test('an entry or a field after the comment sign of TeX is not read', async () => {
  const source = `%@book{a, title={Old}}
    % @book{b, title={Old}}
    @book{a,
      % title = {Older},
      title = {New}, % a note
      publisher = {50\\% P},
      %
    }
    A text with 50% @book{c, title={C}}`;
  expect(await read(source)).toEqual([
    { id: 'a', type: 'book', title: 'New', publisher: '50% P' },
    { id: 'c', type: 'book', title: 'C' },
  ]);
});

test('a source with several keys is one source', async () => {
  const items = await read('@book{v, ids={w, x}, title={Tea}}');
  expect(items).toEqual([{ id: 'v', type: 'book', title: 'Tea', 'other-ids': ['w', 'x'] }]);
});

describe('fields of BibLaTeX', () => {
  test.each<[string, string, object]>([
    ['article', 'eid={A1}', { page: 'A1' }],
    ['article', 'eid={A1}, pages={A1}', { page: 'A1', number: 'A1' }],
    ['article', 'eid={77}, pages={1--9}', { page: '1-9', number: '77' }],
    ['article', 'series={newseries}', { 'collection-title': 'New series' }],
    ...['1 1st', '2 2nd', '3 3rd', '4 4th', '11 11th', '12 12th', '21 21st'].map(
      (pair): [string, string, object] => {
        const [number, ordinal] = pair.split(' ');
        return ['article', `series={${number}}`, { 'collection-title': `${ordinal} series` }];
      },
    ),
    ['book', 'series={Teas 3}', { 'collection-title': 'Teas 3' }],
    ['book', 'volume={7}, part={2}', { volume: '7.2' }],
    ['book', 'volume={7}', { volume: '7' }],
    [
      'book',
      'origyear={1959}, origpublisher={Old}, origlocation={Rome}, origtitle={Tee}',
      {
        'original-date': { raw: '1959' },
        'original-publisher': 'Old',
        'original-publisher-place': 'Rome',
        'original-title': 'Tee',
      },
    ],
    ['patent', 'location={countryde and countryfr and Peru}', { jurisdiction: 'Germany; France; Peru' }],
    ['patent', 'address={Rome}', { 'publisher-place': 'Rome' }],
    ['misc', 'author={}, editor={ }', {}],
    ['misc', 'howpublished={1 disc.}, publisher={RCA}', { publisher: '1 disc. RCA' }],
  ])('@%s with %s', async (type, fields, expected) => {
    const [item] = await read(`@${type}{a, ${fields}}`);
    expect(item).toEqual({ id: 'a', type: item?.type, ...expected });
  });

  test.each([
    ['title={Science}', { 'container-title': 'Science' }],
    ['title={Science}, issuetitle={On Lids}', { 'container-title': 'Science', title: 'On lids' }],
  ])('the title of a periodical is that of the journal: %s', async (fields, expected) => {
    const [item] = await read(`@periodical{a, ${fields}, number={2}}`);
    expect(item).toEqual({ id: 'a', type: 'article-journal', issue: '2', ...expected });
  });
});

describe('commands', () => {
  test.each([
    [String.raw`\hskip-1mm`, ''],
    [String.raw`A\kern .5em B`, 'AB'],
    [String.raw`A\hspace*{1mm}B`, 'AB'],
    [String.raw`See \href{https://a.org/b_c}{the {T}ea}`, 'See the Tea'],
    [String.raw`\textcolor{red}{Tea} \foreignlanguage{german}{Tee}`, 'Tea Tee'],
    [String.raw`Mart\'\in, D\'\iaz, Beno\^\it, Mar\'\i{}a`, 'Martín, Díaz, Benoît, María'],
    [String.raw`{\'\i} \'{\i}a \^{\j}a \v\ia`, 'í ía ĵa ǐa'],
  ])('%s', async (field, expected) => {
    expect((await read(`@misc{a, publisher={${field}}}`))[0]?.publisher ?? '').toBe(
      expected.normalize('NFC'),
    );
  });
});

test.each([
  ['地壳运动假说:从大陆漂移', '地壳运动假说'],
  ['地壳运动假说：从大陆漂移', '地壳运动假说'],
  ['The {CLOCK}:{BMAL} complex', undefined],
  ['ISO 690:1987', undefined],
])('the short title of %s', async (title, expected) => {
  expect((await read(`@book{a, title={${title}}}`))[0]?.['title-short']).toBe(expected);
});

test.each(['deutsch de', 'Français fr', 'pinyin -', '中文 zh'])('the language %s', async (pair) => {
  const [name, code] = pair.split(' ');
  expect((await read(`@book{a, langid={${name}}}`))[0]?.language ?? '-').toBe(code);
});
