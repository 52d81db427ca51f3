import type { Template, TemplatePart, TemplateStyle } from '../model/template.js';
import { TWIPS_PER_POINT } from '../model/units.js';
import { someElement, switchOf, textOf, type XmlElement } from '../xml/element.js';
import type { TemplateFit } from './fit.js';
import { standsAbove } from './letterhead.js';
import { columnsOf, wholePageOf } from './page.js';
import { counted, listed, type TemplatePoint, type TemplateTopic } from './report.js';

/** The longest part of a header to quote, in characters. */
const QUOTED = 60;

/** What a document takes from its template. */
export function keptOf(
  { template, styles, map, looks }: TemplateFit,
  hasContents: boolean,
): readonly TemplatePoint[] {
  const { body, theme, fontTable } = template;
  const points: TemplatePoint[] = [
    { about: 'styles', text: stylesIn(template.styles.all) },
    { about: 'page', text: pageIn(body.section) },
    ...storiesOf(template),
  ];
  const add = (about: TemplateTopic, isThere: boolean, text: string): void => {
    if (isThere) points.push({ about, text });
  };
  const embedded = [...(fontTable?.relations.values() ?? [])].some(({ kind }) => kind === 'file');
  add('theme', theme !== undefined, 'Its theme: colours and fonts');
  add('fonts', embedded, 'The fonts that are embedded in it');
  const numbered = DEPTHS.filter((depth) => {
    const style = map.get(`Heading${depth}`);
    return style && looks.of(style.id).numbering;
  });
  add(
    'numbering',
    numbered.length > 0,
    `The numbers of its headings of level ${listed(numbered.map(String))}`,
  );
  add('lists', styles.lists.size > 0, 'The numbers of its lists');
  const isAbove = standsAbove(body.before);
  const before = isAbove
    ? 'What stands above the text, which begins'
    : 'The pages before the text, which begin';
  add('cover', body.before.length > 0, opening(body.before, before));
  add('end', body.after.length > 0 || body.rest !== undefined, 'What follows the text');
  add('contents', hasContents, 'The place of its table of contents, which lists the headings of your text');
  add('background', body.background !== undefined, 'The colour behind its pages');
  return points;
}

function stylesIn(all: readonly TemplateStyle[]): string {
  const of = (wanted: TemplateStyle['type']): number => all.filter(({ type }) => type === wanted).length;
  const kinds = (
    [
      ['paragraph', 'paragraphs'],
      ['character', 'characters'],
      ['table', 'tables'],
    ] as const
  ).flatMap(([type, name]) => (of(type) > 0 ? [`${of(type)} for ${name}`] : []));
  const count = all.length - of('numbering');
  return `Its ${counted(count, 'style')}: ${listed(kinds)}`;
}

const DEPTHS = [1, 2, 3, 4, 5, 6] as const;

/** Papers by their sides in twips, the shorter one first. */
const PAPERS: readonly (readonly [name: string, width: number, height: number])[] = [
  ['A4', 11_906, 16_838],
  ['US Letter', 12_240, 15_840],
  ['US Legal', 12_240, 20_160],
  ['A5', 8391, 11_906],
  ['A3', 16_838, 23_811],
  ['B5', 9979, 14_175],
];
/** How far the sides of a paper may be off, in twips: programs round them. */
const NEAR = 40;

function pageIn(section: XmlElement): string {
  const { width, height, margins } = wholePageOf(section);
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  const paper = PAPERS.find(
    ([, across, down]) => Math.abs(across - short) <= NEAR && Math.abs(down - long) <= NEAR,
  )?.[0];
  const inches = paper?.startsWith('US') === true;
  const size = paper ?? `${length(width, inches)} × ${length(height, inches)} cm`;
  const { top, right, bottom, left } = margins;
  const sides = [top, right, bottom, left].map((each) => length(each, inches));
  const same = sides.every((each) => each === sides[0]);
  const unit = inches ? 'in' : 'cm';
  const around = same
    ? `margins of ${sides[0]} ${unit}`
    : `margins of ${sides[0]} (top), ${sides[1]} (right), ${sides[2]} (bottom) and ${sides[3]} ${unit} (left)`;
  const { count } = columnsOf(section);
  return `Its page: ${size}${width > height ? ' across' : ''}, ${around}${count > 1 ? `, ${count} columns` : ''}`;
}

const POINTS_PER_INCH = 72;
const CENTIMETRES_PER_INCH = 2.54;

/** A length in inches or centimetres, with at most two decimals. */
function length(twips: number, inInches: boolean): string {
  const inches = twips / TWIPS_PER_POINT / POINTS_PER_INCH;
  return String(Number((inInches ? inches : inches * CENTIMETRES_PER_INCH).toFixed(inInches ? 2 : 1)));
}

/** The headers and footers that the pages of the text show. */
function storiesOf({ body, settings }: Template): readonly TemplatePoint[] {
  const isShown: Readonly<Record<string, boolean>> = {
    first: switchOf(body.section, 'w:titlePg') === true,
    even: switchOf(settings?.root, 'w:evenAndOddHeaders') === true,
  };
  return body.references.flatMap(({ name, attributes }) => {
    const type = attributes['w:type'] ?? 'default';
    const relation = body.relations.get(attributes['r:id'] ?? '');
    if (isShown[type] === false || (relation?.kind !== 'header' && relation?.kind !== 'footer')) return [];
    const about = name === 'w:headerReference' ? 'header' : 'footer';
    const pages = PAGES[type] ?? (isShown.even === true ? ' of odd pages' : '');
    const content = contentOf(relation.part);
    return content === '' ? [] : [{ about, text: `Its ${about}${pages}: ${content}` }];
  });
}

const PAGES: Readonly<Record<string, string>> = { first: ' of the first page', even: ' of even pages' };

/** What a header shows; empty if nothing. */
function contentOf({ root }: TemplatePart): string {
  const text = excerpt([root]);
  const hasPicture = someElement(root, ({ name }) => name === 'w:drawing' || name === 'w:pict');
  const hasField = someElement(root, ({ name }) => name === 'w:fldSimple' || name === 'w:instrText');
  return [
    ...(text === '' ? [] : [`"${text}"`]),
    ...(hasPicture ? ['a picture'] : []),
    ...(hasField ? ['fields'] : []),
  ].join(', ');
}

/** A sentence that ends with the words at the beginning of blocks, or before its clause if they have none. */
function opening(blocks: readonly XmlElement[], sentence: string): string {
  const text = excerpt(blocks);
  return text === '' ? sentence.replace(/, .*/, '') : `${sentence} with "${text}"`;
}

/** The beginning of the visible text. */
function excerpt(blocks: readonly XmlElement[]): string {
  let text = '';
  const visit = (element: XmlElement): void => {
    if (text.length > QUOTED) return;
    if (element.name === 'w:t') text += textOf(element);
    if (element.name === 'w:tab' || element.name === 'w:br' || element.name === 'w:p') text += ' ';
    if (element.name !== 'w:pPr' && element.name !== 'mc:Fallback')
      for (const child of element.children) if (typeof child !== 'string') visit(child);
  };
  for (const block of blocks) visit(block);
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > QUOTED ? `${line.slice(0, QUOTED - 1)}…` : line;
}
