import type { Budget } from '../../../../budget/index.js';
import type { SvgElement } from '../element.js';
import type { Declaration } from './declarations.js';
import { matches } from './match.js';
import { longhands } from './properties.js';
import type { Rule } from './sheet.js';

interface Ranked {
  readonly rule: Rule;
  readonly order: number;
}

/** Finds the candidate rules for an element: by id, class, type, and those without any of these. */
export class Cascade {
  readonly #byKey = new Map<string, Ranked[]>();
  readonly #budget: Budget;

  constructor(rules: readonly Rule[], budget: Budget) {
    this.#budget = budget;
    for (const [order, rule] of rules.entries()) {
      const key = keyOf(rule);
      const others = this.#byKey.get(key);
      if (others) others.push({ rule, order });
      else this.#byKey.set(key, [{ rule, order }]);
    }
  }

  /** An element's values by property: from its rules, then its `style`; `!important` wins over both. */
  declared(element: SvgElement, own: readonly Declaration[]): Map<string, string> {
    const found = this.#rulesFor(element).flatMap(({ rule }) => rule.declarations);
    const all = [...found, ...own];
    this.#budget.allows('steps', all.length);
    const values = new Map<string, string>();
    for (const wanted of [false, true]) {
      for (const { name, value, isImportant } of all) {
        if (isImportant !== wanted) continue;
        for (const [property, part] of longhands(name, value)) values.set(property, part);
      }
    }
    return values;
  }

  #rulesFor(element: SvgElement): Ranked[] {
    const { id, class: names = '' } = element.source;
    const keys = [`#${id}`, ...new Set(names.split(/\s+/).map((name) => `.${name}`)), element.name, '*'];
    return keys
      .flatMap((key) => this.#byKey.get(key) ?? [])
      .filter(({ rule }) => !this.#budget.isSpent && matches(element, rule.selector, this.#budget))
      .sort((a, b) => a.rule.selector.specificity - b.rule.selector.specificity || a.order - b.order);
  }
}

function keyOf({ selector: { compound } }: Rule): string {
  const [id] = compound.ids;
  if (id !== undefined) return `#${id}`;
  const [name] = compound.classes;
  return name === undefined ? (compound.type ?? '*') : `.${name}`;
}
