import { chatgptConversation } from './chatgpt.js';
import { claudeConversation } from './claude.js';
import type { Conversation } from './conversation.js';
import { geminiConversation } from './gemini.js';

/**
 * The conversations of a file that ChatGPT, Claude, DeepSeek or Gemini exports, the newest first; `undefined` for other JSON.
 * Conversations without an answer are left out.
 */
export function conversationsIn(json: string): readonly Conversation[] | undefined {
  const values = valuesIn(json);
  const read = values?.map(
    (value) => chatgptConversation(value) ?? claudeConversation(value) ?? geminiConversation(value),
  );
  const found = read?.filter((conversation) => conversation !== undefined) ?? [];
  if (found.length === 0) return undefined;
  return found
    .filter(({ turns }) => turns.some(({ isQuestion }) => !isQuestion))
    .toSorted((one, other) => Number(one.date < other.date) - Number(one.date > other.date));
}

/** A list of conversations, or a single one. */
function valuesIn(json: string): readonly unknown[] | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return Array.isArray(value) ? value : [value];
  } catch {
    return undefined;
  }
}
