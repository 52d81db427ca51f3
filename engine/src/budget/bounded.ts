import { OverBudget } from './budget.js';

/** What was made of a part, or why it takes too much: a clause that can follow a colon. */
export type Bounded<Value> =
  | { readonly value: Value; readonly excess?: undefined }
  | { readonly value?: undefined; readonly excess: string };

/**
 * Does the work on one part, such as a style or a formula. If it takes more than its budget, or more than the platform's
 * stack or its longest string, only this part is lost and not the document. Other errors are thrown.
 */
export function bounded<Value>(work: () => Value): Bounded<Value> {
  try {
    return { value: work() };
  } catch (error) {
    const excess = excessOf(error);
    if (excess === undefined) throw error;
    return { excess };
  }
}

/** As a clause, if the error means that something takes too much. */
export function excessOf(error: unknown): string | undefined {
  if (error instanceof OverBudget) return error.message;
  return isOverflow(error) ? 'it is nested too deeply, or too large' : undefined;
}

/** V8 and JavaScriptCore throw a `RangeError` when the stack is full or a string too long, SpiderMonkey an `InternalError`. */
function isOverflow(error: unknown): boolean {
  return error instanceof RangeError || (error instanceof Error && error.name === 'InternalError');
}
