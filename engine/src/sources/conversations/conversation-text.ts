import type { TextMakers } from '../files.js';
import { yamlLine } from '../order/plan.js';
import { markdownText, type TextFile } from '../read-text.js';
import type { CitedPage, Conversation, Turn } from './conversation.js';

/** How a conversation becomes a text. */
interface ConversationOptions {
  /** Whether the questions are left out, and only the answers are kept. */
  readonly hidesQuestions?: boolean;
}

/** A conversation as Markdown: questions as quotations, answers as they are, and the pages that they cite as footnotes. */
export async function conversationText(
  path: string,
  { title, turns }: Conversation,
  makers: TextMakers,
  { hidesQuestions = false }: ConversationOptions = {},
): Promise<TextFile> {
  const notes = new Notes();
  const shown = hidesQuestions ? turns.filter(({ isQuestion }) => !isQuestion) : turns;
  const parts = shown.map((turn) => {
    const text = turn.isHtml ? makers.page(turn.text).markdown : notes.cited(turn);
    return turn.isQuestion ? quoted(text) : text.trim();
  });
  const front = title === '' ? [] : ['---', ...yamlLine('title', title), '---', ''];
  const markdown = [...front, [...parts, ...notes.definitions].join('\n\n'), ''].join('\n');
  return { ...(await markdownText(path, markdown)), title: title || undefined };
}

const quoted = (text: string): string =>
  text
    .trim()
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

/** The footnotes of a conversation: one for each page that is cited. */
class Notes {
  readonly #labels = new Map<string, string>();
  readonly #definitions: string[] = [];

  get definitions(): readonly string[] {
    return this.#definitions.length === 0 ? [] : [this.#definitions.join('\n')];
  }

  /** The text of a turn, with references to notes in place of the marks. */
  cited({ text, citations = [] }: Turn): string {
    let done = '';
    let rest = text.replace(/\r\n?/g, '\n');
    for (const { mark, sources } of citations) {
      const at = rest.indexOf(mark);
      if (at < 0) continue;
      const references = sources.map((source) => this.#reference(source)).join('');
      // The space before a mark belongs to it.
      done += rest.slice(0, at).replace(/ +$/, references === '' ? '$&' : '') + references;
      rest = rest.slice(at + mark.length);
    }
    return done + rest;
  }

  #reference({ title, url }: CitedPage): string {
    const address = withoutOrigin(url);
    const known = this.#labels.get(address);
    const label = known ?? `source-${this.#labels.size + 1}`;
    if (known === undefined) {
      this.#labels.set(address, label);
      const words = title
        .replace(/\s+/g, ' ')
        .trim()
        .replace(/[\\[\]*_`<]/g, '\\$&');
      this.#definitions.push(`[^${label}]: ${words === '' ? `<${address}>` : `[${words}](<${address}>)`}`);
    }
    return `[^${label}]`;
  }
}

/** An address without what says where its reader came from, and without characters that would end it. */
function withoutOrigin(url: string): string {
  return url
    .replace(/([?&])utm_source=[^&#]*&?/, '$1')
    .replace(/[?&](?=#|$)/, '')
    .replace(/[<>\s]/g, encodeURIComponent);
}
