import { childNamed, children } from '../docx/elements';
import type { Element } from '../docx/xml';

/*
 * A part of a package in few lines: each paragraph, row, cell, level and style is one, of which the paragraphs read
 * "style | text | other properties". All elements and attributes are in it, without their prefix `w:`.
 */

/** The elements that have a line of their own, or lines of their own inside. */
const OWN_LINES: ReadonlySet<string> = new Set(
  (
    'body sdt sdtPr sdtEndPr sdtContent tbl tblPr tblGrid tr trPr tc tcPr p sectPr footnote endnote comment abstractNum lvl num ' +
    'docDefaults latentStyles lsdException style'
  )
    .split(' ')
    .map((name) => `w:${name}`),
);

export function outline(root: Element): string {
  return Array.from(children(root), (child) => linesOf(child, '')).join('');
}

function linesOf(element: Element, indent: string): string {
  if (element.nodeName === 'w:p') return `${indent}${paragraphLine(element)}\n`;
  if (element.nodeName === 'w:style') return `${indent}${styleLine(styleOf(element))}\n`;
  const inside = [...children(element)];
  if (!inside.some(({ nodeName }) => OWN_LINES.has(nodeName))) return `${indent}${compact(element)}\n`;
  const lines = inside.map((child) => linesOf(child, `${indent}  `));
  return `${indent}${nameOf(element)}${attributesOf(element)}\n${lines.join('')}`;
}

const nameOf = ({ nodeName }: Element): string => nodeName.replace(/^w:/, '');

/** `=center` for an attribute `w:val` alone, `(before=60 after=80)` otherwise. */
function attributesOf({ attributes }: Element): string {
  const shown = attributes.filter(({ name }) => name !== 'xml:space' && !name.startsWith('xmlns'));
  const [first] = shown;
  if (first === undefined) return '';
  if (shown.length === 1 && first.name === 'w:val') return `=${visible(first.value)}`;
  return `(${shown.map(({ name, value }) => `${name.replace(/^w:/, '')}=${visible(value)}`).join(' ')})`;
}

/** An element in one line: `spacing(before=60 after=80)`, `pBdr{top(val=single sz=4)}`, `m:t"x"`. */
function compact(element: Element): string {
  const inside = [...children(element)];
  const head = nameOf(element) + attributesOf(element);
  if (inside.length > 0) return `${head}{${inside.map(compact).join(' ')}}`;
  const text = element.textContent ?? '';
  return text === '' ? head : `${head}"${visible(text)}"`;
}

/** `Heading1 | text | keepNext`: runs that differ from their paragraph, and what is not text, are in angle brackets. */
function paragraphLine(paragraph: Element): string {
  const properties = childNamed(paragraph, 'w:pPr');
  const own = properties ? [...children(properties)] : [];
  const style = own.find(({ nodeName }) => nodeName === 'w:pStyle')?.getAttribute('w:val') ?? '–';
  const rest = own.filter(({ nodeName }) => nodeName !== 'w:pStyle').map(compact);
  const text = Array.from(children(paragraph), (child) => (child === properties ? '' : inlineText(child)));
  return [style, text.join(''), ...(rest.length > 0 ? [rest.join(' ')] : [])].join(' | ').trimEnd();
}

/** Elements whose content is text of the paragraph. */
const AROUND_TEXT: ReadonlySet<string> = new Set(
  ['r', 'hyperlink', 'ins', 'del', 'sdt', 'sdtContent', 'smartTag', 'fldSimple'].map((name) => `w:${name}`),
);

function inlineText(element: Element): string {
  const { nodeName } = element;
  if (nodeName === 'w:t') return visible(element.textContent ?? '');
  if (!AROUND_TEXT.has(nodeName)) return `⟨${compact(element)}⟩`;
  const inside = [...children(element)];
  const properties = inside.find((child) => child.nodeName === 'w:rPr');
  const text = inside.map((child) => (child === properties ? '' : inlineText(child))).join('');
  if (nodeName !== 'w:r') return `⟨${nameOf(element)}${attributesOf(element)}: ${text}⟩`;
  return properties ? `⟨${Array.from(children(properties), compact).join(' ')}: ${text}⟩` : text;
}

/** A style by its properties: those of the style itself, of its paragraphs, of its text, and of tables. */
interface StyleProperties {
  readonly style: string;
  readonly sections: readonly (readonly string[])[];
}

const INNER = ['w:pPr', 'w:rPr'] as const;
const OF_TABLES = /^w:(?:tblPr|trPr|tcPr|tblStylePr)$/;

function styleOf(element: Element): StyleProperties {
  const inside = [...children(element)];
  const isNaming = ({ nodeName }: Element): boolean =>
    !INNER.some((name) => name === nodeName) && !OF_TABLES.test(nodeName);
  const listOf = (name: string): readonly string[] => {
    const found = childNamed(element, name);
    return found ? Array.from(children(found), compact) : [];
  };
  const flags = element.attributes.filter(({ name }) => !/^w:(?:type|styleId)$/.test(name));
  return {
    style: `${element.getAttribute('w:type') ?? ''} ${element.getAttribute('w:styleId') ?? ''}`,
    sections: [
      [
        ...flags.map(({ name, value }) => `${name.replace(/^w:/, '')}=${value}`),
        ...inside.filter(isNaming).map(compact),
      ],
      ...INNER.map(listOf),
      inside.filter(({ nodeName }) => OF_TABLES.test(nodeName)).map(compact),
    ],
  };
}

function styleLine({ style, sections }: StyleProperties): string {
  return [style, ...sections.map((section) => section.join(' '))].join(' | ').replace(/(?: \| )+$/, '');
}

/**
 * How a style sheet differs from another: the properties that a style has more (`+`) and those that it lacks (`-`). Styles of
 * only one of the sheets are whole lines.
 */
export function changedStyles(sheet: Element, other: Element): string {
  const known = stylesIn(other);
  let lines = '';
  for (const [style, found] of stylesIn(sheet)) {
    const before = known.get(style);
    known.delete(style);
    if (before === undefined) lines += `+ ${styleLine(found)}\n`;
    else if (styleLine(before) !== styleLine(found)) lines += `${differenceLine(before, found)}\n`;
  }
  for (const style of known.keys()) lines += `- ${style}\n`;
  return lines;
}

function stylesIn(sheet: Element): Map<string, StyleProperties> {
  const all = Array.from(children(sheet), (child) =>
    child.nodeName === 'w:style' ? styleOf(child) : { style: nameOf(child), sections: [[compact(child)]] },
  );
  return new Map(all.map((each) => [each.style, each]));
}

function differenceLine(before: StyleProperties, after: StyleProperties): string {
  const sections = after.sections.map((section, index) => {
    const old = before.sections[index] ?? [];
    const lost = old.filter((property) => !section.includes(property)).map((property) => `-${property}`);
    const got = section.filter((property) => !old.includes(property)).map((property) => `+${property}`);
    return [...lost, ...got];
  });
  const changed = sections.filter((section) => section.length > 0);
  const shown = changed.length > 0 ? changed.map((section) => section.join(' ')) : ['in another order'];
  return [after.style, ...shown].join(' | ');
}

/** Characters that an editor does not show are written as numbers, so that a reviewer sees them. */
const visible = (text: string): string =>
  text.replace(/[\n\r\t\p{Cf}\u{A0}\u{202F}]/gu, (character) => `&#${character.codePointAt(0)};`);
