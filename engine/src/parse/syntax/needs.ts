import type { Needs } from '../rules/row.js';

/** Whether a text contains something. */
export type Holds = (text: string) => boolean;

/** What a row needs one of. */
export function alternatives(needs: Needs): readonly (string | Holds)[] {
  return typeof needs === 'function' ? [needs] : needs;
}

export function holdsOf(test: string | Holds): Holds {
  return typeof test === 'function' ? test : (text) => text.includes(test);
}

/** Whether a text contains what a row needs. */
export function isNeeded(needs: Needs, text: string): boolean {
  return typeof needs === 'function' ? needs(text) : needs.some((each) => text.includes(each));
}
