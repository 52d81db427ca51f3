import { fields } from './fields/rule';
import { lists } from './lists/rule';
import type { Subject, WordRule } from './rule';
import { typing } from './typing/rule';

export const WORD_RULES: Readonly<Record<string, WordRule>> = { fields, lists, typing };

/** What Word would show otherwise, a line for each, with the name of the rule. */
export function brokenRules(subject: Subject): string[] {
  return Object.entries(WORD_RULES).flatMap(([name, rule]) =>
    Array.from(
      rule(subject),
      ({ word, ours }) =>
        `${name}: Word has ${JSON.stringify(word)}, the file and its pages ${JSON.stringify(ours)}`,
    ),
  );
}
