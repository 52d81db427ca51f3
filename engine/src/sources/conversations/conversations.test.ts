import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { openSources } from '../../sources.js';

const file = (path: string, bytes: Uint8Array) => ({ path, size: bytes.length, read: async () => bytes });
const json = (value: unknown, path = 'conversations.json') => file(path, strToU8(JSON.stringify(value)));
async function texts(value: unknown, options = {}) {
  const sources = await openSources([json(value)], options);
  return { chapters: sources.chapters, combined: await sources.combine() };
}

const said = (role: string, text: string, more = {}) => ({
  author: { role },
  recipient: 'all',
  content: { content_type: 'text', parts: [text] },
  ...more,
});

/** A conversation of ChatGPT whose messages follow one another. */
function chatgpt(title: string, messages: readonly object[], day = 1) {
  const mapping = Object.fromEntries(
    messages.map((message, index) => [
      `m${index}`,
      { parent: index === 0 ? null : `m${index - 1}`, children: [`m${index + 1}`], message },
    ]),
  );
  return {
    title,
    update_time: Date.UTC(2026, 0, day) / 1000,
    mapping,
    current_node: `m${messages.length - 1}`,
  };
}

const MARK = '\ue200cite\ue202turn0search1\ue201';

describe('ChatGPT', () => {
  test('questions are quotations, answers are text, and cited pages are footnotes', async () => {
    const references = [
      {
        matched_text: MARK,
        type: 'grouped_webpages',
        items: [{ title: 'Tides [NOAA]', url: 'https://a.example/t?utm_source=chatgpt.com' }],
      },
      { matched_text: ' ', type: 'sources_footnote', sources: [{ title: 'x', url: 'https://x.example' }] },
    ];
    const { combined, chapters } = await texts([
      chatgpt('Tides', [
        said('system', ''),
        said('user', 'Explain\n\n**tides**'),
        said('assistant', `The moon \\(F\\). ${MARK} Again ${MARK}`, {
          metadata: { content_references: [...references, references[0]] },
        }),
      ]),
    ]);
    expect(chapters).toEqual([
      { path: 'Tides 2026-01-01.md', title: 'Tides', depth: 0, conversationDate: '2026-01-01' },
    ]);
    expect(combined.markdown).toBe(
      '---\ntitle: "Tides"\n---\n\n> Explain\n>\n> **tides**\n\nThe moon \\(F\\).[^source-1] Again[^source-1]\n\n[^source-1]: [Tides \\[NOAA\\]](<https://a.example/t>)\n',
    );
  });

  test('what tools were asked, what was hidden, thoughts and other branches are left out', async () => {
    const conversation = chatgpt('A', [
      said('user', 'Hidden', { metadata: { is_visually_hidden_from_conversation: true } }),
      said('assistant', 'search("x")', { recipient: 'browser' }),
      said('tool', 'Result'),
      said('assistant', '', { content: { content_type: 'thoughts', thoughts: [] } }),
      said('assistant', 'Answer'),
    ]);
    Object.assign(conversation.mapping, {
      other: { parent: 'm0', children: [], message: said('assistant', 'Old') },
    });
    const { combined } = await texts([conversation]);
    expect(combined.markdown).toMatch(/---\n\nAnswer\n$/);
  });

  test('a circle of messages ends', async () => {
    const conversation = chatgpt('A', [said('assistant', 'One'), said('assistant', 'Two')]);
    Object.assign(conversation.mapping.m0 ?? {}, { parent: 'm1' });
    expect((await texts([conversation])).combined.markdown).toContain('One\n\nTwo');
  });
});

test('Claude: blocks of text and documents beside the conversation', async () => {
  const { combined } = await texts([
    {
      name: 'Essay',
      created_at: '2026-02-03T00:00:00Z',
      chat_messages: [
        { sender: 'human', text: 'Write' },
        {
          sender: 'assistant',
          content: [
            { type: 'thinking', thinking: 'Hm' },
            { type: 'text', text: 'Here it is.' },
            { type: 'tool_use', name: 'artifacts', input: { type: 'text/markdown', content: '# Essay' } },
            {
              type: 'tool_use',
              name: 'artifacts',
              input: { type: 'application/vnd.ant.code', language: 'python', content: 'a = "```"' },
            },
            { type: 'tool_result', content: 'OK' },
          ],
        },
      ],
    },
  ]);
  expect(combined.markdown).toMatch(/> Write\n\nHere it is\.\n\n# Essay\n\n````python\na = "```"\n````\n$/);
});

test('Gemini: answers are HTML, titles are questions', async () => {
  const { combined, chapters } = await texts([
    {
      header: 'Gemini Apps',
      title: 'Prompted Why?',
      time: '2026-03-04T10:00:00Z',
      safeHtmlItem: [{ html: '<p>Because <b>so</b>.</p>' }],
    },
    { header: 'Gemini Apps', title: 'Used an app', time: '2026-03-05T10:00:00Z' },
  ]);
  expect(chapters.map(({ title }) => title)).toEqual(['Why?']);
  expect(combined.markdown).toMatch(/> Why\?\n\nBecause \*\*so\*\*\.\n$/);
});

test('DeepSeek: fragments of messages', async () => {
  const message = (type: string, content: string) => ({ fragments: [{ type, content }] });
  const { combined } = await texts([
    chatgpt('D', [message('REQUEST', 'Why'), message('THINK', 'Hm'), message('RESPONSE', 'So')]),
  ]);
  expect(combined.markdown).toMatch(/> Why\n\nSo\n$/);
});

test('the newest conversation comes first, those without an answer are left out, and names are their own', async () => {
  const { chapters } = await texts([
    chatgpt('Old', [said('assistant', 'a')], 1),
    chatgpt('a/b', [said('assistant', 'a')], 3),
    chatgpt('a/b', [said('assistant', 'a')], 3),
    chatgpt('Asked only', [said('user', 'a')], 4),
  ]);
  expect(chapters.map(({ path }) => path)).toEqual([
    'a b 2026-01-03.md',
    'a b 2026-01-03 (2).md',
    'Old 2026-01-01.md',
  ]);
});

test('without the questions, only the answers are left', async () => {
  const value = [chatgpt('A', [said('user', 'Question'), said('assistant', 'Answer')])];
  expect((await texts(value, { hidesQuestions: true })).combined.markdown).not.toContain('Question');
});

test('an export as it is downloaded gives its conversations and says nothing about its other files', async () => {
  const archive = zipSync({
    'conversations.json': strToU8(JSON.stringify([chatgpt('A', [said('assistant', 'Answer')])])),
    'chat.html': strToU8('<h1>Chats</h1>'),
    'user.json': strToU8('{"id":1}'),
  });
  const sources = await openSources([file('export.zip', archive)]);
  expect(sources.chapters.map(({ title }) => title)).toEqual(['A']);
  const { markdown, notices } = await sources.combine();
  expect([markdown.includes('Answer'), notices]).toEqual([true, []]);
});

test('other JSON is no text', async () => {
  const sources = await openSources([json([{ a: 1 }]), file('broken.json', strToU8('{'))]);
  expect(sources.chapters).toEqual([]);
});
