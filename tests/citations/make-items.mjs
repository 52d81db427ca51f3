// @ts-nocheck
// node tests/citations/make-items.mjs: writes items.json, 200 sources that do not exist, made by rule so that kinds, names and
// dates of all sorts come together.
import { writeFileSync } from 'node:fs';

const TYPES = [
  'article-journal',
  'book',
  'chapter',
  'paper-conference',
  'thesis',
  'report',
  'webpage',
  'article-newspaper',
  'article-magazine',
  'entry-encyclopedia',
  'dataset',
  'software',
  'motion_picture',
  'manuscript',
  'post-weblog',
  'speech',
];
const FAMILIES = [
  'Abbot',
  'Berg',
  'Castell',
  'Dormer',
  'Eriksen',
  'Faure',
  'García Luna',
  'Hollis',
  'Ivers',
  'Jansson',
  'Köhler',
  'Lindqvist',
  'Moreau',
  'Novák',
  'O’Dell',
  'Pryce',
  'Quist',
  'Rothe',
  'Șerban',
  'Thorne',
  'Ullman',
  'Vane',
  'Wexford',
  'Young-Hale',
  'Zeller',
];
const GIVEN = [
  'Anna',
  'Bruno K.',
  'Clara',
  'Denis',
  'Élise',
  'Fritz',
  'G. H.',
  'Hedda Maria',
  'Ian',
  'Jean-Paul',
  'K.',
  'Lena',
];
const TITLES = [
  'The shape of rivers',
  'Counting what remains: A study of lists',
  'Is there a grammar of maps?',
  'Notes on “quiet” machines',
  'Glass and its makers in the north',
  'On the <i>Fucus</i> of cold shores',
  'Letters from H<sub>2</sub>O laboratories',
  'A field guide to unfinished books',
  'Measuring trust in small towns: Evidence from ten years',
  'Why bridges sing',
  'Die Ordnung der Dinge im Garten',
  'The DNA of institutions',
];
const CONTAINERS = [
  'Journal of Invented Studies',
  'Annals of Slow Science',
  'The Northern Review',
  'Proceedings of the Third Workshop on Margins',
  'Handbook of Nearly Everything',
];
const PUBLISHERS = [
  ['Harbour Press', 'Port Ellen'],
  ['Verlag am Wall', 'Lübeck'],
  ['University of Westmark Press', 'Westmark, CA'],
  ['Éditions du Pont', 'Paris'],
];

const items = Array.from({ length: 200 }, (_, index) => item(index));
writeFileSync(
  new URL('items.json', import.meta.url),
  `[\n${items.map((each) => JSON.stringify(each)).join(',\n')}\n]\n`,
);

function item(index) {
  const type = TYPES[index % TYPES.length];
  const [publisher, place] = PUBLISHERS[index % PUBLISHERS.length];
  const isPart = [
    'article-journal',
    'chapter',
    'paper-conference',
    'article-newspaper',
    'article-magazine',
    'entry-encyclopedia',
    'post-weblog',
  ].includes(type);
  const isArticle = ['article-journal', 'article-newspaper', 'article-magazine'].includes(type);
  const isOnline = ['webpage', 'post-weblog', 'dataset', 'software'].includes(type);
  return {
    id: `item${index + 1}`,
    type,
    title:
      TITLES[(index * 7 + Math.floor(index / 12) * 5) % TITLES.length] +
      (index % 3 === 0 ? `, part ${1 + (index % 9)}` : ''),
    ...(index % 23 === 22 ? {} : { author: names(index) }),
    ...(index % 23 === 22 && index % 2 ? { editor: names(index + 5).slice(0, 3) } : {}),
    ...(type === 'chapter' || (type === 'book' && index % 5 === 0)
      ? { editor: names(index * 3 + 2).slice(0, 1 + (index % 3)) }
      : {}),
    ...(type === 'book' && index % 4 === 1 ? { translator: names(index + 11).slice(0, 1) } : {}),
    ...(index % 31 === 30 ? {} : { issued: issued(index) }),
    ...(isPart && { 'container-title': CONTAINERS[index % CONTAINERS.length] }),
    ...(type === 'article-journal' && {
      volume: String(1 + (index % 60)),
      ...(index % 4 !== 0 && { issue: String(1 + (index % 6)) }),
    }),
    ...(isPart && !['post-weblog', 'article-newspaper'].includes(type) && { page: pages(index) }),
    ...(!isArticle && !isOnline && { publisher, ...(index % 6 !== 5 && { 'publisher-place': place }) }),
    ...((type === 'book' || type === 'chapter') &&
      index % 3 === 1 && { edition: index % 2 ? '2' : 'revised' }),
    ...(type === 'book' && index % 7 === 3 && { volume: '2', 'number-of-volumes': '4' }),
    ...(type === 'book' &&
      index % 5 === 2 && { 'collection-title': 'Studies in Paper', 'collection-number': '12' }),
    ...(type === 'book' && index % 9 === 4 && { 'original-date': { 'date-parts': [[1899]] } }),
    ...(type === 'thesis' && { genre: index % 2 ? 'PhD thesis' : 'Master’s thesis' }),
    ...(type === 'report' && { number: `TR-${index}`, genre: 'Technical report' }),
    ...(type === 'software' && { version: `${index % 4}.${index % 10}` }),
    ...(type === 'speech' && { event: 'Congress of Margins', 'event-place': place }),
    ...((type === 'article-journal' || type === 'dataset') &&
      index % 3 !== 1 && { DOI: `10.1234/inv.${1000 + index}` }),
    ...((isOnline || (isArticle && index % 5 === 2)) && {
      URL: `https://example.org/${index}`,
      ...(index % 2 === 0 && { accessed: { 'date-parts': [[2024, 3, 1 + (index % 28)]] } }),
    }),
  };
}

function names(index) {
  if (index % 17 === 9)
    return [{ literal: ['Institute for Margins', 'City of Westmark', 'Paper Working Group'][index % 3] }];
  const count = [1, 1, 2, 1, 3, 2, 1, 4, 1, 7, 2, 1, 22][index % 13];
  return Array.from({ length: count }, (_, at) => name(index, at));
}

function name(index, at) {
  const seed = index * 5 + at * 3;
  return {
    family: FAMILIES[seed % FAMILIES.length],
    given: GIVEN[(index + at * 5) % GIVEN.length],
    ...(seed % 19 === 4 && { 'non-dropping-particle': 'van der' }),
    ...(seed % 29 === 7 && { 'dropping-particle': 'de' }),
    ...(seed % 37 === 11 && { suffix: 'Jr.' }),
  };
}

function issued(index) {
  const year = 1962 + ((index * 11) % 62);
  if (index % 41 === 13) return { 'date-parts': [[year], [year + 2]] };
  if (index % 43 === 17) return { 'date-parts': [[year]], circa: true };
  if (index % 5 === 2) return { 'date-parts': [[year, 1 + (index % 12), 1 + (index % 28)]] };
  return { 'date-parts': [index % 4 === 3 ? [year, 1 + (index % 12)] : [year]] };
}

function pages(index) {
  const first = 1 + ((index * 13) % 480);
  if (index % 11 === 6) return String(first);
  return index % 11 === 8 ? `e${first}` : `${first}-${first + 3 + (index % 24)}`;
}
