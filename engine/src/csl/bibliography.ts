import { pushAll } from '../text/long-arrays.js';
import type { Subject } from './cite.js';
import type { Effort } from './effort.js';
import type { Locale } from './locale.js';
import type { NamesResult } from './names-element.js';
import {
  concat,
  findRole,
  isEmpty,
  isSpan,
  NOTHING,
  type Output,
  replacePart,
  type Span,
  span,
} from './output.js';
import { personOf } from './person-names.js';
import { Rendering } from './render.js';
import type { Style } from './style.js';
import { childOf, type Element } from './xml.js';

/** An entry of the bibliography, before its punctuation is put in order. */
interface RenderedEntry {
  readonly subject: Subject;
  readonly output: Output;
}

/** The entries of the bibliography for sources in their final order. */
export function renderBibliography(
  subjects: readonly Subject[],
  style: Style,
  locale: Locale,
  effort: Effort,
): readonly RenderedEntry[] {
  const element = style.bibliography;
  const layout = childOf(element, 'layout');
  if (!element || !layout) return [];
  const substitute = element.attributes['subsequent-author-substitute'];
  const rule = element.attributes['subsequent-author-substitute-rule'] ?? 'complete-all';
  const area = { element, isCitation: false };
  let before: Lead = { part: undefined, names: undefined };
  return subjects.flatMap((subject) => {
    const rendering = new Rendering(style, locale, area, subject, effort);
    const output = renderEntry(layout, element, rendering);
    const lead = { part: findRole(output, 'names'), names: rendering.names[0] };
    const own = substitute === undefined ? output : replaced(output, lead, before, substitute, rule);
    before = lead;
    return isEmpty(own) ? [] : [{ subject, output: own }];
  });
}

/** The entry of a source by itself, to stand in a sentence: without its number, and without what begins and ends entries. */
export function renderEntryInText(subject: Subject, style: Style, locale: Locale, effort: Effort): Output {
  const element = style.bibliography;
  const layout = childOf(element, 'layout');
  if (!element || !layout) return NOTHING;
  const rendering = new Rendering(style, locale, { element, isCitation: false }, subject, effort);
  const isNumbered = element.attributes['second-field-align'] !== undefined;
  const entry = rendering.layout({ ...layout, children: layout.children.slice(isNumbered ? 1 : 0) });
  return withoutFinalStop(entry);
}

/** Without the full stop that a suffix puts at the very end; one that belongs to a text stays: "2nd ed." */
function withoutFinalStop(output: Output): Output {
  if (output === '.') return NOTHING;
  const last = isSpan(output) ? output.children.at(-1) : undefined;
  if (!isSpan(output) || last === undefined) return output;
  return { ...output, children: [...output.children.slice(0, -1), withoutFinalStop(last)] };
}

/** The first field goes into the margin if the style aligns the second. */
function renderEntry(layout: Element, { attributes }: Element, rendering: Rendering): Output {
  if (attributes['second-field-align'] === undefined)
    return withinBlock(rendering.layout(layout), layout.attributes);
  const fields: Output[] = [];
  const whole = rendering.whole(() => {
    pushAll(
      fields,
      layout.children.map((child) => rendering.element(child)),
    );
    return concat(fields);
  });
  const [first, ...rest] = fields.length > 0 ? fields : [NOTHING, whole];
  const others = concat(rest);
  const { prefix = '', suffix = '' } = layout.attributes;
  return concat([
    span(concat([prefix, first ?? NOTHING]), { display: 'left-margin' }),
    span(concat([others, suffix]), { display: 'right-inline' }),
  ]);
}

/** The suffix of an entry belongs to its last block, if it has blocks. */
function withinBlock(output: Output, { prefix = '', suffix = '' }: Element['attributes']): Output {
  if (isEmpty(output)) return NOTHING;
  const ended = (each: Output): Output | undefined => {
    if (!isSpan(each)) return undefined;
    if (each.display !== undefined) return { ...each, children: [...each.children, suffix] };
    const last = each.children.at(-1);
    const other = last === undefined ? undefined : ended(last);
    return other === undefined ? undefined : { ...each, children: [...each.children.slice(0, -1), other] };
  };
  return concat([prefix, ended(output) ?? concat([output, suffix])]);
}

/** The names that begin an entry. */
interface Lead {
  readonly part: Span | undefined;
  readonly names: NamesResult | undefined;
}

/** Puts the substitute in the place of names that repeat those of the previous entry, by the rule of the style. */
function replaced(
  output: Output,
  { part, names }: Lead,
  before: Lead,
  substitute: string,
  rule: string,
): Output {
  if (!part || !before.part) return output;
  const isWhole = part.key === before.part.key;
  const whole = (): Output => replacePart(output, part, { ...part, children: [substitute] });
  if (rule === 'complete-all' || !names || !before.names) return isWhole ? whole() : output;
  const [own, others] = [names.names.map(personOf), before.names.names.map(personOf)];
  const shared = rule === 'partial-first' ? Number(own[0] === others[0]) : sharedCount(own, others);
  if (rule === 'complete-each' && !isWhole) return output;
  return names.nameOutputs
    .slice(0, shared)
    .reduce<Output>(
      (result, each) => (isSpan(each) ? replacePart(result, each, substitute) : result),
      output,
    );
}

function sharedCount(own: readonly string[], others: readonly string[]): number {
  const at = own.findIndex((person, index) => person !== others[index]);
  return at < 0 ? own.length : at;
}
