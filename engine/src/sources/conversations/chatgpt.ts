import { type Citation, type CitedPage, type Conversation, dayOf, type Turn } from './conversation.js';
import { listOf, recordOf, textOf } from './json.js';

/**
 * A conversation of ChatGPT's export: a tree of messages, of which the branch that was last shown is read. DeepSeek's export
 * has the same tree, with `fragments` in place of the content.
 */
export function chatgptConversation(value: unknown): Conversation | undefined {
  const { title, create_time, update_time, mapping, current_node, inserted_at, updated_at } = recordOf(value);
  const nodes = recordOf(mapping);
  if (Object.keys(nodes).length === 0) return undefined;
  const seconds = typeof update_time === 'number' ? update_time : create_time;
  const date =
    typeof seconds === 'number'
      ? dayOf(seconds * 1000)
      : dayOf(Date.parse(textOf(updated_at) || textOf(inserted_at)));
  const turns = branch(nodes, textOf(current_node)).flatMap((node) => turnsOf(recordOf(node).message));
  return { title: textOf(title).trim(), date, turns };
}

/** The nodes from the root to the one that is shown last; without its name, to the end of the newest branches. */
function branch(nodes: Readonly<Record<string, unknown>>, last: string): readonly unknown[] {
  const seen = new Set<string>();
  let id = last in nodes ? last : newestLeaf(nodes);
  while (id in nodes && !seen.has(id)) {
    seen.add(id);
    id = textOf(recordOf(nodes[id]).parent);
  }
  return [...seen].reverse().map((each) => nodes[each]);
}

function newestLeaf(nodes: Readonly<Record<string, unknown>>): string {
  const leaves = Object.keys(nodes).filter((id) => listOf(recordOf(nodes[id]).children).length === 0);
  return leaves.at(-1) ?? '';
}

/** What a message says to people: not what a tool was asked or answered, or what the assistant thought. */
function turnsOf(value: unknown): readonly Turn[] {
  const { author, content, recipient, metadata, fragments } = recordOf(value);
  if (Array.isArray(fragments)) return fragments.flatMap(fragmentTurn);
  const role = textOf(recordOf(author).role);
  const { content_type, parts } = recordOf(content);
  const { is_visually_hidden_from_conversation: isHidden, content_references } = recordOf(metadata);
  const isSaid = /^(?:multimodal_)?text$/.test(textOf(content_type)) && (recipient ?? 'all') === 'all';
  if (!/^(?:user|assistant)$/.test(role) || !isSaid || isHidden === true) return [];
  const text = listOf(parts).map(textOf).filter(Boolean).join('\n\n');
  const citations = listOf(content_references).flatMap(citationOf);
  return text.trim() === '' ? [] : [{ isQuestion: role === 'user', text, citations }];
}

function fragmentTurn(value: unknown): readonly Turn[] {
  const { type, content } = recordOf(value);
  const text = textOf(content);
  const isSaid = type === 'REQUEST' || type === 'RESPONSE';
  return isSaid && text.trim() !== '' ? [{ isQuestion: type === 'REQUEST', text }] : [];
}

function citationOf(value: unknown): readonly Citation[] {
  const { matched_text, items, sources, url, title } = recordOf(value);
  const mark = textOf(matched_text);
  if (mark.trim() === '') return [];
  const own = [{ url, title }, ...listOf(items), ...listOf(sources)].flatMap(pageOf);
  return [{ mark, sources: own }];
}

function pageOf(value: unknown): readonly CitedPage[] {
  const { url, title } = recordOf(value);
  return /^https?:\/\//.test(textOf(url)) ? [{ url: textOf(url), title: textOf(title) }] : [];
}
