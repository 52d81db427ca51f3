import { largest } from '../../text/long-arrays.js';
import { type Conversation, dayOf, type Turn } from './conversation.js';
import { listOf, recordOf, textOf } from './json.js';

/** A conversation of Claude's export: messages in their order, each with blocks of content. */
export function claudeConversation(value: unknown): Conversation | undefined {
  const { name, created_at, updated_at, chat_messages } = recordOf(value);
  if (!Array.isArray(chat_messages)) return undefined;
  const date = dayOf(Date.parse(textOf(updated_at) || textOf(created_at)));
  return { title: textOf(name).trim(), date, turns: chat_messages.flatMap(turnsOf) };
}

function turnsOf(value: unknown): readonly Turn[] {
  const { sender, text, content } = recordOf(value);
  const blocks = listOf(content).flatMap(blockText);
  const said = blocks.length > 0 ? blocks.join('\n\n') : textOf(text);
  return said.trim() === '' ? [] : [{ isQuestion: sender === 'human', text: said }];
}

/** The text of a block, or of a document that the assistant wrote beside the conversation; nothing of what it thought or looked up. */
function blockText(value: unknown): readonly string[] {
  const { type, text, name, input } = recordOf(value);
  if (type === 'text') return textOf(text).trim() === '' ? [] : [textOf(text)];
  const { content, type: kind, language } = recordOf(input);
  if (type !== 'tool_use' || name !== 'artifacts' || textOf(content) === '') return [];
  if (kind === 'text/markdown') return [textOf(content)];
  return [fenced(textOf(content), textOf(language))];
}

function fenced(code: string, language: string): string {
  const longest = largest([2, ...(code.match(/`{3,}/g) ?? []).map(({ length }) => length)]);
  const fence = '`'.repeat(longest + 1);
  return `${fence}${/^[\w+#-]+$/.test(language) ? language : ''}\n${code}\n${fence}`;
}
