import { Budget } from '../../../../budget/index.js';
import { DRAWING_STYLE_LIMITS } from '../../../../budget/limits.js';
import type { Color } from '../../../../color/color.js';
import { elementsOf, type SvgElement } from '../element.js';
import type { Removal } from '../vocabulary.js';
import { Cascade } from './cascade.js';
import { resolveColor } from './color-mix.js';
import { declarations } from './declarations.js';
import { isInherited, isPresentation, wideKeyword } from './properties.js';
import type { Rule } from './sheet.js';
import { MAX_VALUE_LENGTH, Variables } from './variables.js';
import { writeProperties } from './write-properties.js';

/** What an element inherits. */
interface Inherited {
  readonly variables: Variables;
  /** The value of `currentColor`. */
  readonly color: Color;
}

const BLACK: Color = { rgb: [0, 0, 0], alpha: 1 };

/** Whether the rules could be applied within the budget, and the background of the drawing, if there is one. */
interface Styled {
  readonly isDone: boolean;
  readonly background: Color | undefined;
}

/**
 * Turns the style rules and `style` of every element into attributes, with variables and newer colour syntax
 * resolved: Word reads neither rules nor variables.
 */
export function applyStyles(
  root: SvgElement,
  rules: readonly Rule[],
  remove: (what: Removal) => void,
): Styled {
  const budget = new Budget(DRAWING_STYLE_LIMITS);
  const cascade = new Cascade(rules, budget);
  let background: Color | undefined;
  visit(root, { variables: new Variables(new Map()), color: BLACK });
  return { isDone: !budget.isSpent, background };

  function visit(element: SvgElement, outer: Inherited): void {
    if (budget.isSpent) return;
    const inner = style(element, outer);
    for (const child of elementsOf(element)) visit(child, inner);
  }

  function style(element: SvgElement, outer: Inherited): Inherited {
    const own = declarations(element.attributes.get('style') ?? '', remove);
    const declared = cascade.declared(element, own);
    const given = new Map([...declared].filter(([name]) => name.startsWith('--')));
    const variables = given.size > 0 ? new Variables(given, outer.variables) : outer.variables;
    const computed = values(element, declared, variables);
    const color = resolveColor(computed.get('color') ?? '', outer.color) ?? outer.color;
    if (element === root) background = backgroundOf(computed, color);
    writeProperties(element, computed, color, remove);
    return { variables, color };
  }

  /** All properties, including those from attributes, with variables and keywords such as `inherit` resolved. */
  function values(
    element: SvgElement,
    declared: ReadonlyMap<string, string>,
    variables: Variables,
  ): Map<string, string> {
    const attributes = [...element.attributes].filter(([name]) => isPresentation(name));
    const computed = new Map<string, string>();
    for (const [name, value] of [...attributes, ...declared]) {
      if (name.startsWith('--')) continue;
      budget.allows('steps', value.length);
      const resolved = value.length > MAX_VALUE_LENGTH ? value : variables.resolve(value);
      const final = resolved === undefined ? undefined : wideKeyword(name, resolved);
      if (final === undefined || (final === 'inherit' && isInherited(name))) computed.delete(name);
      else computed.set(name, final);
    }
    return computed;
  }
}

function backgroundOf(computed: ReadonlyMap<string, string>, color: Color): Color | undefined {
  const value = computed.get('background-color') ?? computed.get('background');
  const found = value === undefined ? undefined : resolveColor(value, color);
  return found && found.alpha > 0 ? found : undefined;
}
