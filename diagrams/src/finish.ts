import { type DomElement, ELEMENT, TEXT } from './dom/element.js';
import { withCharacters } from './dom/entities.js';
import { baselineShift, lengthOf } from './dom/text-box.js';
import { FONT, type TextStyle } from './dom/text-style.js';
import { centreStates, emphasizeMembers, withOpaqueGrounds } from './labels.js';

/** Text of 16 units becomes text of 10 points, somewhat smaller than that around the picture. */
const SCALE = 10 / 12;

/** The id of each drawing, which its styles name. */
export const ID = 'diagram';

const BASELINES = ['dominant-baseline', 'alignment-baseline'];
const BASELINE = /(?:dominant|alignment)-baseline\s*:[^;}]*;?/g;
const SHADOW = /(?<![\w-])filter\s*:[^;}]*;?/g;

/** The library makes the lines of a mind map thinner with each level, until they would be less than nothing. */
const BELOW_NOTHING = /stroke-width\s*:\s*-[^;}]*;?/g;

/** In place of a colour that the library could not work out. */
const INK = '#333333';

/** Makes a drawing one that Word and LibreOffice show as browsers do. */
export function finish(svg: DomElement, style: TextStyle): void {
  // Shadows: Word leaves out what has one.
  for (const shape of svg.querySelectorAll('[filter]')) shape.removeAttribute('filter');
  // The day on which a chart is drawn is not that on which it is read.
  for (const today of [...svg.querySelectorAll('.today')]) today.remove();
  for (const name of ['fill', 'stroke'])
    for (const wrong of svg.querySelectorAll(`[${name}*="NaN"]`)) wrong.setAttribute(name, INK);
  for (const text of [...svg.querySelectorAll('text')]) {
    joinWords(text);
    decode(text);
    setBaseline(text, style);
  }
  emphasizeMembers(svg);
  centreStates(svg);
  svg.setAttribute('font-family', `${FONT}, Helvetica, sans-serif`);
  for (const sheet of svg.querySelectorAll('style'))
    sheet.textContent = withOpaqueGrounds(sheet.textContent ?? '')
      .replace(BASELINE, '')
      .replace(SHADOW, '')
      .replace(BELOW_NOTHING, '');
  for (const name of BASELINES)
    for (const element of svg.querySelectorAll(`[${name}]`)) element.removeAttribute(name);
  const [, , width = 0, height = 0] = (svg.getAttribute('viewBox') ?? '').split(/[\s,]+/).map(Number);
  if (!(width > 0 && height > 0)) return;
  svg.setAttribute('width', rounded(width * SCALE));
  svg.setAttribute('height', rounded(height * SCALE));
}

/** The font size of the smallest letters, in pixels of the finished drawing; undefined if it has no text. */
export function smallestLetters(svg: DomElement, style: TextStyle): number | undefined {
  const sizes = [...svg.querySelectorAll('text, tspan')].flatMap((element) =>
    [...element.childNodes].some(isWritten) ? [style.size(element)] : [],
  );
  return sizes.length === 0 ? undefined : sizes.reduce((least, size) => Math.min(least, size)) * SCALE;
}

function isWritten({ nodeType, textContent }: DomElement): boolean {
  return nodeType === TEXT && (textContent ?? '').trim() !== '';
}

function rounded(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/**
 * The library writes each word as an element of its own, with the space before it, which programs other than browsers
 * leave out. Neighbours that look alike become one.
 */
function joinWords(text: DomElement): void {
  for (const line of [text, ...text.querySelectorAll('tspan')]) {
    let last: DomElement | undefined;
    for (const child of [...line.childNodes]) {
      if (child.nodeType === TEXT && (child.textContent ?? '').trim() === '') continue;
      const isWord = child.nodeType === ELEMENT && child.localName === 'tspan' && !hasPlace(child);
      if (isWord && last && isPlain(last) && isPlain(child) && looks(last) === looks(child)) {
        last.textContent = `${last.textContent ?? ''}${child.textContent ?? ''}`;
        child.remove();
      } else last = isWord ? child : undefined;
    }
  }
}

/** Entities that the library wrote as text. */
function decode(element: DomElement): void {
  for (const child of element.childNodes)
    if (child.nodeType === ELEMENT) decode(child);
    else if (child.nodeType === TEXT) child.textContent = withCharacters(child.textContent ?? '');
}

const PLACE = ['x', 'y', 'dx', 'dy'] as const;
const LOOK = ['class', 'style', 'font-style', 'font-weight', 'fill', 'text-decoration'] as const;

function hasPlace(element: DomElement): boolean {
  return PLACE.some((name) => element.getAttribute(name) !== null);
}

function looks(element: DomElement): string {
  return LOOK.map((name) => element.getAttribute(name) ?? '').join('|');
}

function isPlain(element: DomElement): boolean {
  return [...element.childNodes].every(({ nodeType }) => nodeType === TEXT);
}

/** Few programs know other baselines than that of the letters: text moves down by as much instead. */
function setBaseline(text: DomElement, style: TextStyle): void {
  const parts = [text, ...text.querySelectorAll('tspan')];
  const shift = baselineShift(text, style) * style.size(text);
  for (const part of parts) {
    const inline = part.getAttribute('style');
    if (inline?.includes('baseline')) part.setAttribute('style', inline.replace(BASELINE, ''));
  }
  if (shift === 0) return;
  for (const part of parts) {
    const y = lengthOf(part, 'y', style.size(part));
    if (part === text || y !== undefined) part.setAttribute('y', rounded((y ?? 0) + shift));
  }
}

/** Some names count on from one drawing to the next; here each counts from the drawing's beginning. */
export function renamed(svg: string): string {
  const names = new Map<string, string>();
  const nameOf = (id: string): string => {
    if (id === ID) return id;
    const name = names.get(id) ?? `n${names.size}-${id.replace(/\d+/g, '')}`;
    names.set(id, name);
    return name;
  };
  return svg
    .replace(/( id=")([^"]+)/g, (_, before: string, id: string) => before + nameOf(id))
    .replace(
      /(url\((?:&quot;|["'])?#|href="#)([^)"'&]+)/g,
      (_, before: string, id: string) => before + nameOf(id),
    );
}
