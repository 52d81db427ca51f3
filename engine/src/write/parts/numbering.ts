import {
  EXAMPLES,
  isOfExamples,
  isOfOutline,
  LIST_FORMATS,
  LIST_LEVELS,
  type ListFormat,
  markerOf,
  numberFormatOf,
  OUTLINES,
} from '../../model/names/list-formats.js';
import { itemStyle, listStyleDepth } from '../../model/names/style-ids.js';
import { HEADING_LISTS } from '../../model/resolved.js';
import { fnv1a } from '../../text/fnv1a.js';
import type { Theme } from '../../theme/index.js';
import { listLeft, usualNumbers } from '../../theme/measures.js';
import type { Environment } from '../environment.js';
import { NAMESPACES, XML_DECLARATION } from '../namespaces.js';
import type { NumberingInstance } from '../numbering-instance.js';
import { RELATIONSHIP_TYPES } from '../relationship-ledger.js';
import type { StyleNames } from '../style-names.js';
import type { Writer } from '../writer.js';
import { headingList } from './heading-list.js';
import type { PartWriter } from './part-writer.js';

/** The lists' numbering: an abstract definition for each format in use, then the instances (the order is the schema's). */
export const numbering: PartWriter = (environment, writer) => {
  if (writer.ledger.numbering.instances.length === 0) return [];
  const { definitions, instances } = ownNumbering(environment, writer);
  return [
    {
      name: 'word/numbering.xml',
      content: `${XML_DECLARATION}<w:numbering ${NAMESPACES}>${definitions}${instances}</w:numbering>`,
      contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.numbering+xml',
      relationship: { from: 'document', type: RELATIONSHIP_TYPES.numbering },
    },
  ];
};

/** A copy of a definition that a Word template brings, under an id and an `nsid` of its own. */
type CopyOfTemplate = (definition: number, id: number, nsid: string) => string;

/** The definitions from the id `first` on, and their instances. */
export function ownNumbering(
  { theme, resolved, markdown }: Environment,
  { ledger, styles }: Writer,
  first = 0,
  copyOfTemplate: CopyOfTemplate = () => '',
): { readonly definitions: string; readonly instances: string } {
  const { instances } = ledger.numbering;
  const formats = [...LIST_FORMATS, ...HEADING_LISTS].filter((format) =>
    instances.some((instance) => instance.format === format && instance.definition === undefined),
  );
  const nsid = nsids(fingerprintOf(markdown));
  const definitions = formats.map((format, index) => {
    const [id, own] = [first + index, nsid(index)];
    if (format !== 'sections' && format !== 'appendices') return definition(format, id, own, theme, styles);
    const begins = instances.find((instance) => instance.format === format)?.first ?? 0;
    return headingList({ list: format, first: begins }, id, own, {
      theme,
      appendixLabel: resolved.appendixLabel,
      styles,
    });
  });
  const copies = ledger.numbering.copies();
  const idsOfCopies = new Map<string, number>();
  /** The id of the definition that counts an instance; a copy is made at its first use. */
  const idOf = (instance: NumberingInstance): number => {
    const { format, definition: given } = instance;
    const copy = copies.get(instance) ?? 0;
    if (copy === 0) return given ?? first + formats.indexOf(format);
    const key = `${given ?? format} ${copy}`;
    const known = idsOfCopies.get(key);
    if (known !== undefined) return known;
    const id = first + definitions.length;
    const own = nsid(definitions.length);
    definitions.push(
      given === undefined && format !== 'sections' && format !== 'appendices'
        ? definition(format, id, own, theme)
        : copyOfTemplate(given ?? 0, id, own),
    );
    idsOfCopies.set(key, id);
    return id;
  };
  const nums = instances.map((instance) => num(instance, idOf(instance)));
  return { definitions: definitions.join(''), instances: nums.join('') };
}

/** The definition of a list; without `styles`, it is a copy, since a style is behind one definition only. */
function definition(format: ListFormat, id: number, nsid: string, theme: Theme, styles?: StyleNames): string {
  const levels = LIST_LEVELS.map((level) => {
    return (
      `<w:lvl w:ilvl="${level}"><w:start w:val="1"/><w:numFmt w:val="${numberFormatOf(format, level)?.style ?? 'bullet'}"/>` +
      (styles ? styleOf(format, level, theme, styles) : '') +
      `<w:lvlText w:val="${markerOf({ format, level }, `%${level + 1}`)}"/><w:lvlJc w:val="left"/>` +
      `<w:pPr><w:ind w:left="${listLeft(theme, level + 1)}" w:hanging="${theme.listIndent}"/></w:pPr></w:lvl>`
    );
  });
  const own = isOfExamples(format) ? EXAMPLES : isOfOutline(format) ? OUTLINES : undefined;
  const name = own === undefined ? '' : `<w:name w:val="${own}"/>`;
  return `<w:abstractNum w:abstractNumId="${id}"><w:nsid w:val="${nsid}"/><w:multiLevelType w:val="hybridMultilevel"/>${name}${levels.join('')}</w:abstractNum>`;
}

/** A level and the style behind it name each other; a style is behind one level only (ECMA-376 Part 1, 17.9.23). */
function styleOf(format: ListFormat, level: number, theme: Theme, styles: StyleNames): string {
  const depth = listStyleDepth(level + 1);
  if ((format !== 'bullet' && format !== usualNumbers(theme)) || depth !== level + 1) return '';
  const id = itemStyle({ format, level });
  return styles.isOwn(id) ? `<w:pStyle w:val="${styles.idOf(id)}"/>` : '';
}

/** When text is copied, Word joins lists of the same `nsid`: those of other documents have others. */
function nsids(fingerprint: number): (id: number) => string {
  return (id) => ((fingerprint + id) >>> 0).toString(16).toUpperCase().padStart(8, '0');
}

function num({ numId, restart }: NumberingInstance, definition: number): string {
  const override = restart
    ? `<w:lvlOverride w:ilvl="${restart.level}"><w:startOverride w:val="${restart.start}"/></w:lvlOverride>`
    : '';
  return `<w:num w:numId="${numId}"><w:abstractNumId w:val="${definition}"/>${override}</w:num>`;
}

/** How many code units of a text are enough to distinguish it from others. */
const SAMPLES = 8192;

/** A 32-bit number that two texts are unlikely to share. */
function fingerprintOf(text: string): number {
  return fnv1a(text, { step: Math.max(1, Math.ceil(text.length / SAMPLES)) });
}
