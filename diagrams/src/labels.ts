import type { DomElement } from './dom/element.js';

/** The grounds of words on lines, by the selectors of the library's style sheets. */
const GROUND =
  /\b(?:edgeLabel|edge-label|label|commit-label-bkg|relationshipLabelBox|reqLabelBox)\b[^,]*(?:rect|box|bkg)\s*$/i;
const OPACITY = /(?<![\w-])(?:fill-)?opacity\s*:\s*([\d.]+)[^;]*;?/gi;
const FILL = /(?<![\w-])fill\s*:\s*([^;]+)/i;
const CHANNELS = /^(?:rgba?\(([^)]*)\)|#([\da-f]{6})\b)/i;
const WHITE = 255;

/**
 * A style sheet in which words on lines have opaque grounds, in the colours that they had on paper: the library's are half transparent,
 * and a line shows through its own words.
 */
export function withOpaqueGrounds(sheet: string): string {
  return sheet.replace(/([^{}]+)\{([^{}]*)\}/g, (rule, selectors: string, body: string) => {
    if (!selectors.split(',').every((selector) => GROUND.test(selector.trim()))) return rule;
    const fill = FILL.exec(body)?.[1]?.trim();
    if (fill === undefined) return rule;
    const opacity = Array.from(body.matchAll(OPACITY), ([, value]) => Number(value)).reduce(
      (all, value) => all * value,
      1,
    );
    return `${selectors}{${body.replace(OPACITY, '').replace(FILL, `fill:${onPaper(fill, opacity)}`)}}`;
  });
}

/** A colour as it is on white paper. One that is not understood stays. */
function onPaper(color: string, opacity: number): string {
  const [, list, digits] = CHANNELS.exec(color) ?? [];
  const channels =
    list?.split(/[\s,/]+/).map(Number) ?? digits?.match(/../g)?.map((pair) => Number.parseInt(pair, 16));
  if (!channels?.every(Number.isFinite)) return color;
  const [red = 0, green = 0, blue = 0, alpha = 1] = channels;
  const share = alpha * opacity;
  const mixed = [red, green, blue].map((channel) => Math.round(WHITE + (channel - WHITE) * share));
  return `rgb(${mixed.join(',')})`;
}

/**
 * Members of classes that are abstract are in italics: the library says so of them, and otherwise of each of their words. Lines below
 * static ones are those of a group, which not every program gives to its text.
 */
export function emphasizeMembers(svg: DomElement): void {
  for (const member of svg.querySelectorAll('g.label[style*="underline"]'))
    for (const text of member.querySelectorAll('text')) text.setAttribute('text-decoration', 'underline');
  for (const member of svg.querySelectorAll('g.label[style*="italic"]'))
    for (const words of member.querySelectorAll('tspan[font-style="normal"]'))
      words.removeAttribute('font-style');
}

const LEFT = /^translate\(\s*-?[\d.]+/;

/** The names of states are in the middle of their boxes, which are wider than short names; the library begins them on the left. */
export function centreStates(svg: DomElement): void {
  for (const label of svg.querySelectorAll('g.statediagram-state > g.label')) {
    const texts = [...label.children]
      .flatMap(({ children }) => [...children])
      .filter(({ localName }) => localName === 'text');
    const place = label.getAttribute('transform') ?? '';
    if (texts.length !== 1 || !LEFT.test(place)) continue;
    label.setAttribute('transform', place.replace(LEFT, 'translate(0'));
    for (const text of texts) text.setAttribute('text-anchor', 'middle');
  }
}
