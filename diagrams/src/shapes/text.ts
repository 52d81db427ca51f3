import type { DiagramText, DiagramTextLine } from '@footmark/engine';
import { boxInDrawing } from '../dom/boxes.js';
import { type DomElement, ELEMENT, TEXT } from '../dom/element.js';
import { type Box, type Point, united } from '../dom/matrix.js';
import type { TextStyle } from '../dom/text-style.js';
import type { Paints } from './paint.js';

type Run = DiagramTextLine['runs'][number];

/** A text of the drawing, with its lines. */
export interface Written {
  readonly lines: readonly Omit<DiagramTextLine, 'align' | 'continues'>[];
  readonly size: number;
  readonly color: string;
}

/** The lines of a text, or undefined if it is empty. */
export function writtenIn(text: DomElement, style: TextStyle, paints: Paints): Written | undefined {
  const rows = [...text.children].filter((child) => child.matches('tspan.text-outer-tspan'));
  const lines = (rows.length > 0 ? rows : [text]).flatMap((row) => {
    const runs = runsIn(row, style, paints);
    return runs.length === 0 ? [] : [{ runs, ...boxInDrawing(row, style) }];
  });
  if (lines.length === 0) return undefined;
  const { fill = '#333' } = paints.of(firstLetters(text) ?? text);
  return { lines, size: style.size(text), color: fill };
}

function firstLetters(element: DomElement): DomElement | undefined {
  for (const child of element.childNodes) {
    if (child.nodeType === TEXT && (child.textContent ?? '').trim() !== '') return element;
    const found = child.nodeType === ELEMENT ? firstLetters(child) : undefined;
    if (found) return found;
  }
  return undefined;
}

function runsIn(row: DomElement, style: TextStyle, paints: Paints): readonly Run[] {
  const runs: Run[] = [];
  const visit = (element: DomElement): void => {
    for (const child of element.childNodes) {
      if (child.nodeType === ELEMENT && child.localName !== 'title') visit(child);
      const text = child.nodeType === TEXT ? (child.textContent ?? '').replace(/\s+/g, ' ') : '';
      if (text === '') continue;
      const isBold = /^bold|^[6-9]00/.test(style.inherited(element, 'font-weight') ?? '');
      const isItalic = paints.isItalic(element);
      const isUnderlined = paints.isUnderlined(element);
      const look = {
        ...(isBold && { isBold }),
        ...(isItalic && { isItalic }),
        ...(isUnderlined && { isUnderlined }),
      };
      const last = runs.at(-1);
      if (last && looksAs(last, look)) runs.splice(-1, 1, { ...last, text: last.text + text });
      else runs.push({ text, ...look });
    }
  };
  visit(row);
  const isEmpty = runs.every(({ text }) => text.trim() === '');
  return isEmpty ? [] : runs.map((run, index) => trimmed(run, index === 0, index === runs.length - 1));
}

function looksAs(one: Omit<Run, 'text'>, other: Omit<Run, 'text'>): boolean {
  return (
    one.isBold === other.isBold && one.isItalic === other.isItalic && one.isUnderlined === other.isUnderlined
  );
}

function trimmed(run: Run, isFirst: boolean, isLast: boolean): Run {
  const start = isFirst ? run.text.trimStart() : run.text;
  return { ...run, text: isLast ? start.trimEnd() : start };
}

/** Whether a text is the title of the diagram. */
export function isTitle(element: DomElement): boolean {
  return /title/i.test(element.getAttribute('class') ?? '');
}

export function boundsOf({ lines }: Written): Box {
  return (
    lines.reduce<Box | undefined>((box, line) => united(box, line), undefined) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    }
  );
}

export function middleOf({ x, y, width, height }: Box): Point {
  return [x + width / 2, y + height / 2];
}

/** How far, in units, the middle of centred text may be from that of its box. */
const OFF_CENTRE = 4;

/** Texts together in one box; their lines are centred, unless they may be on the left and clearly are. */
export function textIn(texts: readonly Written[], box: Box, mayAlignLeft = false): DiagramText | undefined {
  const lines = texts.flatMap((text) => text.lines).sort((one, other) => one.y - other.y);
  const [first] = texts;
  if (!first || lines.length === 0) return undefined;
  const middle = box.x + box.width / 2;
  const aligned = lines.map((line): DiagramTextLine => {
    const isCentred = !mayAlignLeft || Math.abs(line.x + line.width / 2 - middle) <= OFF_CENTRE;
    return { ...line, align: isCentred ? 'center' : 'left' };
  });
  return { size: first.size, color: first.color, lines: aligned };
}
