import { describe, expect, test } from 'vitest';
import { decodedSources } from './source-bytes.js';
import { readSources } from './sources.js';

const NBIB = `PMID- 12345678
OWN - NLM
IS  - 1234-5678 (Electronic)
VI  - 12
IP  - 3
DP  - 2020 Mar 4
TI  - Tea and
      kettles.
PG  - 1203-9
LID - 10.1000/x [doi]
FAU - Doe, Jane A
AU  - Doe JA
CN  - Tea Group
JT  - Journal of tea
TA  - J Tea
PMC - PMC77
PT  - Journal Article

PMID- 2
AU  - Roe B
TI  - Second
PT  - Book
`;
const ENW = `%0 Journal Article
%A Doe, Jane A
%T Tea and
 kettles
%J Journal of tea
%V 12
%N 3
%P 1203-1209
%D 2020
%R 10.1000/x
%F doe2020

%0 Book
%A Roe, B
%T Second
`;
const XML = `<?xml version="1.0"?><xml><records><record><ref-type name="Journal Article">17</ref-type>
<contributors><authors><author><style face="normal">Doe, Jane A</style></author></authors></contributors>
<titles><title><style>Tea</style><style face="italic"> and kettles</style></title><secondary-title>Journal of tea</secondary-title></titles>
<pages>1203-1209</pages><volume>12</volume><number>3</number><dates><year>2020</year></dates>
<electronic-resource-num>10.1000/x</electronic-resource-num><label>doe2020</label></record>
<record><ref-type name="Book">6</ref-type><titles><title>Second</title></titles></record></records></xml>`;

const COMMON = {
  type: 'article-journal',
  title: 'Tea and kettles',
  'container-title': 'Journal of tea',
  volume: '12',
  issue: '3',
  page: '1203-1209',
  DOI: '10.1000/x',
};

describe('formats of sources', () => {
  test.each<[string, string, object]>([
    [
      'PubMed',
      NBIB,
      {
        ...COMMON,
        id: 'pmid12345678',
        author: [{ family: 'Doe', given: 'Jane A.' }, { literal: 'Tea Group' }],
        'container-title-short': 'J Tea',
        issued: { 'date-parts': [[2020, 3, 4]] },
        ISSN: '1234-5678',
        PMID: '12345678',
        PMCID: 'PMC77',
      },
    ],
    [
      'EndNote, .enw',
      ENW,
      {
        ...COMMON,
        id: 'doe2020',
        author: [{ family: 'Doe', given: 'Jane A.' }],
        issued: { 'date-parts': [[2020]] },
      },
    ],
    [
      'EndNote, XML',
      XML,
      {
        ...COMMON,
        title: 'Tea<i> and kettles</i>',
        id: 'doe2020',
        author: [{ family: 'Doe', given: 'Jane A.' }],
        issued: { 'date-parts': [[2020]] },
      },
    ],
  ])('%s', async (_, source, first) => {
    const read = await readSources(source);
    expect(read?.[0]).toEqual(first);
    expect(read?.slice(1).map(({ type, title }) => [type, title])).toEqual([['book', 'Second']]);
  });

  test('short names of PubMed', async () => {
    expect((await readSources(NBIB))?.[1]?.author).toEqual([{ family: 'Roe', given: 'B.' }]);
  });
});

/** The first source in a file. */
async function first(source: string): Promise<object | undefined> {
  return (await readSources(source))?.[0];
}

describe('variants of PubMed and ERIC', () => {
  test.each<[string, string, object]>([
    [
      'initials without periods',
      'FAU - van Raaij, M J',
      { author: [{ family: 'van Raaij', given: 'M. J.' }] },
    ],
    [
      'a generation',
      'FAU - Daly, Mark J Jr',
      { author: [{ family: 'Daly', given: 'Mark J.', suffix: 'Jr' }] },
    ],
    [
      'a short name with one',
      'AU  - Gaziano JM 3rd',
      { author: [{ family: 'Gaziano', given: 'J. M.', suffix: '3rd' }] },
    ],
    ['a group with a comma', 'CN  - Group, Second Branch', { author: [{ literal: 'Group, Second Branch' }] }],
    ['several ranges', 'PG  - 93-5, 101-4; quiz 117', { page: '93-95, 101-104' }],
    ['pages with letters', 'PG  - S12-5', { page: 'S12-S15' }],
    ['the number of an article', 'LID - e0123 [pii]', { page: 'e0123' }],
    ['two months', 'DP  - 2019 Mar-Apr', { issued: { 'date-parts': [[2019, 3]] } }],
    ['the month first', 'DP  - Apr 2019', { issued: { 'date-parts': [[2019, 4]] } }],
    ['a chapter', 'BTI - The book', { type: 'chapter', title: 'T', 'container-title': 'The book' }],
  ])('%s', async (_, line, expected) => {
    expect(await first(`PMID- 7\nTI  - T.\n${line}\n`)).toMatchObject(expected);
  });

  test('keys of publishers are no pages, and the country of a journal is no place', async () => {
    const read = await first(
      'PMID- 7\nTI  - T\nLID - S1080-6032(22)00139-9 [pii]\nPL  - Netherlands\nPT  - Journal Article\n',
    );
    expect(read).toEqual({ id: 'pmid7', type: 'article-journal', title: 'T', PMID: '7' });
  });

  test('ERIC has its own numbers, and publishers where articles have a journal', async () => {
    const article =
      'OWN - ERIC\nTI  - A\nAU  - van Groen, Maaike M.\nJT  - Testing\nAID - http://dx.doi.org/10.1186/s1\nOID - EJ12\nISSN - EISSN-2375-5636\n';
    const report =
      'OWN - ERIC\nTI  - B\nJT  - OECD Publishing\nOID - ED34\nLID - http://eric.ed.gov/?id=ED34\n';
    expect(await readSources(`\n${article}\n${report}`)).toEqual([
      {
        id: 'EJ12',
        type: 'article-journal',
        title: 'A',
        author: [{ family: 'van Groen', given: 'Maaike M.' }],
        'container-title': 'Testing',
        DOI: '10.1186/s1',
        ISSN: '2375-5636',
      },
      {
        id: 'ED34',
        type: 'report',
        title: 'B',
        publisher: 'OECD Publishing',
        URL: 'http://eric.ed.gov/?id=ED34',
      },
    ]);
  });
});

describe('variants of EndNote', () => {
  test.each<[string, string, object]>([
    ['a name without a comma', '%A Jane van Doe', { author: [{ family: 'van Doe', given: 'Jane' }] }],
    ['one word', '%A 余敏', { author: [{ literal: '余敏' }] }],
    ['an institution', '%A Tea Board,', { author: [{ literal: 'Tea Board' }] }],
    ['an institution with a comma', '%A Tea Board,, London,', { author: [{ literal: 'Tea Board, London' }] }],
    ['one without its comma', '%A Ministry of Tea', { author: [{ literal: 'Ministry of Tea' }] }],
    ['a DOI with its address', '%R https://doi.org/10.1000/x', { DOI: '10.1000/x' }],
    ['a day in words', '%D 2019\n%8 June 3', { issued: { 'date-parts': [[2019, 6, 3]] } }],
    ['the day of access', '%[ 20191028', { accessed: { 'date-parts': [[2019, 10, 28]] } }],
    ['several ranges of pages', '%P 94-98,93', { page: '94-98,93' }],
    ['a key', '%F doe2019', { id: 'doe2019' }],
  ])('%s', async (_, line, expected) => {
    expect(await first(`%0 Journal Article\n%T T\n${line}\n`)).toMatchObject(expected);
  });

  test.each<[string, string, readonly (readonly [string, string])[]]>([
    ['the type further down', '\t%A Doe, J\n\n\t%D 2019\n\t%0 Report\n\t%T T\n', [['doe2019', 'report']]],
    [
      'two types',
      '%0 Serial\n%0 Book\n%T One\n\n%0 Map\n%T Two\n',
      [
        ['one', 'book'],
        ['two', 'map'],
      ],
    ],
    [
      'no types',
      '%T Corn\n%I Press\n\n%T Rye\n%J Journal\n',
      [
        ['corn', 'book'],
        ['rye', 'article-journal'],
      ],
    ],
    [
      'one label for all',
      '%0 Book\n%T A\n%F read\n\n%0 Book\n%T B\n%F read\n',
      [
        ['a', 'book'],
        ['b', 'book'],
      ],
    ],
    [
      'other ends of lines',
      '%0 Book\r\n%T A\r\n\r\n%0 Map\r\n%T B\r\n',
      [
        ['a', 'book'],
        ['b', 'map'],
      ],
    ],
  ])('records: %s', async (_, source, expected) => {
    expect((await readSources(source))?.map(({ id, type }) => [id, type])).toEqual(expected);
  });

  test('an identifier that is neither a DOI nor an address is left out, as are notes of the reader', async () => {
    const read = await first('%0 Book\n%T T\n%R oai:nb:1\n%Z to read\n%P XX, 327\n');
    expect(read).toEqual({ id: 't', type: 'book', title: 'T', 'number-of-pages': 'XX, 327' });
  });

  test('addresses, numbers of types and abbreviated journals in XML', async () => {
    const xml = `<xml><records><record><ref-type>17</ref-type><titles><title>T</title></titles><periodical>
      <full-title>Journal</full-title><abbr-1>J.</abbr-1></periodical><dates><year>2015</year><pub-dates><date>Mar 3</date></pub-dates></dates>
      <urls><web-urls><url>https://example.org</url></web-urls><related-urls><url>&lt;Go to ISI&gt;://1</url></related-urls></urls></record></records></xml>`;
    expect(await first(xml)).toEqual({
      id: 't2015',
      type: 'article-journal',
      title: 'T',
      'container-title': 'Journal',
      'container-title-short': 'J.',
      issued: { 'date-parts': [[2015, 3, 3]] },
      URL: 'https://example.org',
    });
  });
});

describe('variants of RIS', () => {
  test.each<[string, string, object]>([
    ['initials', 'AU  - Bellis, MA', { author: [{ family: 'Bellis', given: 'M. A.' }] }],
    ['names in capitals', 'AU  - LI, NA', { author: [{ family: 'LI', given: 'NA' }] }],
    ['a DOI with its address', 'DO  - https://doi.org/10.1000/x', { DOI: '10.1000/x' }],
    ['a DOI as the kind of work', 'M3  - doi: 10.1000/x', { DOI: '10.1000/x' }],
    [
      'the abbreviation first',
      'JO  - J.\nJF  - Journal',
      { 'container-title': 'Journal', 'container-title-short': 'J.' },
    ],
    ['two serial numbers', 'SN  - 1532-1827 (Electronic) 0007-0920 (Linking)', { ISSN: '1532-1827' }],
    ['only the abbreviation', 'JO  - J.', { 'container-title': 'J.' }],
  ])('%s', async (_, line, expected) => {
    const read = await first(`TY  - JOUR\nTI  - T\n${line}\nER  - \n`);
    expect(read).toMatchObject(expected);
    expect(read).not.toHaveProperty('genre');
  });
});

test('bytes that are not UTF-8 are read as far as they can be', () => {
  expect(decodedSources(new Uint8Array([0x4d, 0xfc]))).toEqual({ text: 'Mü', isGuessed: true });
  expect(decodedSources(new Uint8Array([0x4d, 0x81]))).toEqual({ text: 'M\ufffd', isGuessed: true });
});
