import type { SourceChapter } from '@footmark/engine/sources';
import { CommandError } from './errors.js';

/** More conversations than this are only counted. */
const MAX_LISTED = 20;

/**
 * The paths of the conversations that are wanted: by their title, or by a part of it that only one has. `undefined` if there are
 * none in the files. Throws a `CommandError` that lists them if it is not clear which.
 */
export function wantedConversations(
  chapters: readonly SourceChapter[],
  wanted: string | undefined,
  name: string,
): readonly string[] | undefined {
  const conversations = chapters.filter(({ conversationDate }) => conversationDate !== undefined);
  const [only] = conversations;
  if (only === undefined) {
    if (wanted === undefined) return undefined;
    throw new CommandError(
      `${name}: there are no conversations of ChatGPT, Claude, Gemini or DeepSeek in it`,
    );
  }
  if (wanted === 'all' || (wanted === undefined && conversations.length === 1))
    return conversations.map(({ path }) => path);
  const found = wanted === undefined ? [] : matching(conversations, wanted);
  if (found.length > 0) return found.map(({ path }) => path);
  const listed = conversations.slice(0, MAX_LISTED);
  const rest = conversations.length - listed.length;
  throw new CommandError([
    wanted === undefined
      ? `${name}: say which conversation with --conversation TITLE, or --conversation all`
      : `${name}: it is not clear which conversation is “${wanted}”; give one of these titles`,
    ...listed.map(({ title, conversationDate }) => `${conversationDate} ${title}`),
    ...(rest > 0 ? [`and ${rest} older ones`] : []),
  ]);
}

function matching(conversations: readonly SourceChapter[], wanted: string): readonly SourceChapter[] {
  const words = wanted.trim().toLowerCase();
  const same = conversations.filter(({ title }) => title.toLowerCase() === words);
  if (same.length > 0) return same;
  const similar = conversations.filter(({ title }) => title.toLowerCase().includes(words));
  return similar.length === 1 ? similar : [];
}
