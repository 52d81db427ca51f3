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
        author: [{ family: 'Doe', given: 'Jane A' }, { literal: 'Tea Group' }],
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
        author: [{ family: 'Doe', given: 'Jane A' }],
        issued: { 'date-parts': [[2020]] },
      },
    ],
    [
      'EndNote, XML',
      XML,
      {
        ...COMMON,
        id: 'doe2020',
        author: [{ family: 'Doe', given: 'Jane A' }],
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

test('bytes that are not UTF-8 are read as far as they can be', () => {
  expect(decodedSources(new Uint8Array([0x4d, 0xfc]))).toEqual({ text: 'Mü', isGuessed: true });
  expect(decodedSources(new Uint8Array([0x4d, 0x81]))).toEqual({ text: 'M\ufffd', isGuessed: true });
});
