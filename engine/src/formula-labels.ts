import type { DisplayMath, Document } from './document.js';

/** What `\label` says of the formulas of a document. */
export interface FormulaLabels {
  /** The text of the number of each formula that has a name, by its name. */
  readonly numbers: ReadonlyMap<string, string>;
  /** The names of each formula. */
  readonly names: ReadonlyMap<DisplayMath, readonly string[]>;
  /** Formulas with `\tag` where `\label` asks for a number, which LaTeX gives by itself. */
  readonly numbered: ReadonlyMap<DisplayMath, string>;
}

const NONE: FormulaLabels = { numbers: new Map(), names: new Map(), numbered: new Map() };

const LABEL = /\\label\s*\{([^{}]*)\}/g;
const TAG = /\\tag\*?\s*\{([^{}]*)\}/g;
/** Environments of which each row may have a number. */
const ROWS = /\\begin\{(?:align|alignat|gather|flalign)\*?\}/;

/** Counts the formulas that have a name and no `\tag`, past the numbers that are taken. */
export function formulaLabels({ formulas }: Document): FormulaLabels {
  const labelled = formulas.flatMap((formula) =>
    formula.type === 'math' && formula.value.includes('\\label') ? [formula] : [],
  );
  if (labelled.length === 0) return NONE;
  const taken = new Set(formulas.flatMap(({ value }) => Array.from(value.matchAll(TAG), ([, tag]) => tag)));
  const numbers = new Map<string, string>();
  const names = new Map<DisplayMath, string[]>();
  const numbered = new Map<DisplayMath, string>();
  let count = 0;
  const nextNumber = (): string => {
    do count++;
    while (taken.has(String(count)));
    return String(count);
  };
  for (const formula of labelled) {
    const own: string[] = [];
    const numberRow = (row: string): string => {
      const found = Array.from(row.matchAll(LABEL), ([, name = '']) => name.trim());
      if (found.length === 0) return row;
      const tag = [...row.matchAll(TAG)].at(-1)?.[1];
      const number = tag ?? nextNumber();
      for (const name of found) {
        if (!numbers.has(name)) numbers.set(name, number);
        own.push(name);
      }
      let isNumbered = tag !== undefined;
      return row.replace(LABEL, () => {
        const text = isNumbered ? '' : `\\tag{${number}}`;
        isNumbered = true;
        return text;
      });
    };
    const { value } = formula;
    numbered.set(
      formula,
      ROWS.test(value) ? value.split('\\\\').map(numberRow).join('\\\\') : numberRow(value),
    );
    names.set(formula, own);
  }
  return { numbers, names, numbered };
}
