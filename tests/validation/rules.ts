import type { DocxPackage } from '../docx/package';
import type { Finding, Rule } from './rule';
import * as fields from './rules/fields';
import * as identity from './rules/identity';
import * as notes from './rules/notes';
import * as numbering from './rules/numbering';
import * as packaging from './rules/packaging';
import * as styles from './rules/styles';
import * as tables from './rules/tables';
import * as text from './rules/text';

/** Rules that Word enforces and Microsoft's validator does not. Every exported function of these files is a rule. */
export const RULES: Readonly<Record<string, Rule>> = {
  ...packaging,
  ...text,
  ...styles,
  ...tables,
  ...identity,
  ...numbering,
  ...notes,
  ...fields,
};

export function checkRules(file: DocxPackage): Finding[] {
  return Object.entries(RULES).flatMap(([rule, check]) =>
    Array.from(check(file), (found) => ({ rule, ...found })),
  );
}
