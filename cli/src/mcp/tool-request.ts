import type { Roots } from '../roots.js';

/** How much one request may take. */
export interface RequestLimits {
  readonly seconds: number;
  /** Of memory, for the whole process. */
  readonly megabytes: number;
}

/** More than the longest book takes, and less than a computer that is used for something else minds. */
export const REQUEST_LIMITS: RequestLimits = { seconds: 120, megabytes: 2000 };

export type ToolName =
  | 'convert_markdown'
  | 'check_markdown'
  | 'read_word'
  | 'merge_word'
  | 'inspect_template';

/** A request of a client, as plain data for the process that does the work. */
export interface ToolRequest {
  readonly tool: ToolName;
  /** The arguments, whose names and types are checked. */
  readonly input: unknown;
  readonly roots: Roots;
}

/** What a client gets as the answer of a tool. */
export type ToolAnswer = {
  content: { type: 'text'; text: string }[];
  structuredContent?: Record<string, unknown>;
  isError?: boolean;
};

/** The answer that something went wrong, in words that the assistant can act on. */
export function errorAnswer(text: string): ToolAnswer {
  return { content: [{ type: 'text', text }], isError: true };
}
