import type { DisplayMath, Document } from '../model/document.js';
import { type FormulaLabels, NO_FORMULA_LABELS } from '../model/formula-labels.js';
import { pushAll } from '../text/long-arrays.js';

const LABEL = /\\label\s*\{([^{}]*)\}/g;
const TAG = /\\tag\*?\s*\{([^{}]*)\}/g;
/** Environments in which each row may have a number. */
const ROWS = /\\begin\{(?:align|alignat|gather|flalign)\*?\}/;

/** Counts the formulas with a name but without `\tag`, skipping numbers that are taken. */
export function formulaLabels(formulas: Document['formulas']): FormulaLabels {
  const labelled = formulas.flatMap((formula) =>
    formula.type === 'math' && isLabelled(formula) ? [formula] : [],
  );
  if (labelled.length === 0) return NO_FORMULA_LABELS;
  const taken = new Set(formulas.flatMap(tagsOf));
  const numbers = new Map<string, string>();
  const names = new Map<DisplayMath, string[]>();
  const latex = new Map<DisplayMath, string>();
  const whole = new Map<DisplayMath, number>();
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
    const { value, label } = formula;
    if (isWhole(formula)) {
      const number = nextNumber();
      pushAll(
        own,
        Array.from(value.matchAll(LABEL), ([, name = '']) => name.trim()),
      );
      if (label !== undefined) own.push(label);
      for (const name of own) if (!numbers.has(name)) numbers.set(name, number);
      names.set(formula, own);
      latex.set(formula, asOne(value.replace(LABEL, '')));
      whole.set(formula, Number(number));
      continue;
    }
    const isNumberedInside = /\\(?:label|tag)(?![A-Za-z])/.test(value);
    if (isNumberedInside)
      latex.set(
        formula,
        ROWS.test(value) ? value.split('\\\\').map(numberRow).join('\\\\') : numberRow(value),
      );
    if (label !== undefined || !isNumberedInside) {
      const first = tagsOf(formula)[0] ?? numbers.get(own[0] ?? '') ?? nextNumber();
      if (!isNumberedInside) latex.set(formula, `${asOne(value)} \\tag{${first}}`);
      if (label !== undefined) {
        if (!numbers.has(label)) numbers.set(label, first);
        own.push(label);
      }
    }
    names.set(formula, own);
  }
  return { numbers, names, latex, whole };
}

function isLabelled({ value, label, tag }: DisplayMath): boolean {
  return label !== undefined || tag !== undefined || value.includes('\\label');
}

/** Whether a formula has one number, which is counted. */
function isWhole({ value, tag }: DisplayMath): boolean {
  if (tag !== undefined || /\\tag(?![A-Za-z])/.test(value)) return false;
  return !(ROWS.test(value) && value.includes('\\label'));
}

/** The numbers that the author gives to formulas. */
function tagsOf(formula: Document['formulas'][number]): string[] {
  const inside = Array.from(formula.value.matchAll(TAG), ([, tag = '']) => tag);
  return formula.type === 'math' && formula.tag !== undefined ? [...inside, formula.tag] : inside;
}

/** Environments with numbered rows, by their names inside a formula with a single number. */
const INNER = { align: 'aligned', alignat: 'alignedat', flalign: 'aligned', gather: 'gathered' } as const;

/** A formula whose rows have no numbers of their own. */
function asOne(value: string): string {
  return value
    .replace(
      /\\(begin|end)\{(align|alignat|flalign|gather)\*?\}/g,
      (_, edge: string, name: keyof typeof INNER) => `\\${edge}{${INNER[name]}}`,
    )
    .replace(/\\(?:begin|end)\{equation\*?\}|\\(?:nonumber|notag)(?![A-Za-z])/g, '')
    .trim();
}
