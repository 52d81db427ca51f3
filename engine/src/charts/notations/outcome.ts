import type { NotedChart } from '../noted-chart.js';

/** The chart that code describes; or what of it a chart cannot say, in a few words that can follow a colon. */
export type Noted = NotedChart | { readonly fault: string };

/**
 * How charts are written in one of the languages of fences. It is taken only if all of it is understood: half a chart would be worse
 * than its code.
 */
export interface Notation {
  /** What the text calls it. */
  readonly name: string;
  /** The first words of fences, in lower case. */
  readonly languages: readonly string[];
  /** Undefined for code of the same language that describes no chart. Throws `NotUnderstood`. */
  readonly read: (
    code: string,
    context: NotationContext,
  ) => NotedChart | undefined | Promise<NotedChart | undefined>;
}

/** What a notation may refer to. */
export interface NotationContext {
  /** The cells of the table that has a name in the text, the headings first. */
  readonly tableNamed: (name: string) => readonly (readonly string[])[] | undefined;
}

/** Ends the reading of code that is not understood as a whole; never leaves this folder. */
export class NotUnderstood extends Error {}

/** @throws NotUnderstood */
export function refuse(fault: string): never {
  throw new NotUnderstood(fault);
}
