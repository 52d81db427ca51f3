import { type Conversation, dayOf, type Turn } from './conversation.js';
import { recordOf, textOf } from './json.js';

/** The longest title that is made of a question, in characters. */
const MAX_TITLE = 80;

/**
 * A question and its answer in Google's export of the activity in Gemini. It does not say which of them belong together. The
 * question is in the title, after a verb in the language of the person; the answer is HTML.
 */
export function geminiConversation(value: unknown): Conversation | undefined {
  const { header, title, time, safeHtmlItem } = recordOf(value);
  if (!Array.isArray(safeHtmlItem) || !/gemini|bard/i.test(textOf(header))) return undefined;
  const question = textOf(title)
    .replace(/^Prompted\s+/, '')
    .trim();
  const answers = safeHtmlItem
    .map((item) => textOf(recordOf(item).html))
    .filter((html) => html.trim() !== '');
  const turns: Turn[] = answers.map((text) => ({ isQuestion: false, text, isHtml: true }));
  if (question !== '') turns.unshift({ isQuestion: true, text: question });
  return { title: shortened(question), date: dayOf(Date.parse(textOf(time))), turns };
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  if (line.length <= MAX_TITLE) return line;
  return `${line.slice(0, MAX_TITLE).replace(/\s+\S*$/, '')}…`;
}
