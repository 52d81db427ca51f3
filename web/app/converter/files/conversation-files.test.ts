import { expect, test } from 'vitest';
import { conversationFiles } from './conversation-files';

test('exports of conversations are told from other data by how they begin', async () => {
  const given = [
    ['chats.json', '[{"title":"A","mapping":{}}]'],
    ['claude.JSON', '[{"name":"A","chat_messages":[]}]'],
    ['refs.json', '[{"id":"a","title":"On mapping","type":"book"}]'],
    ['notes.md', '"mapping": {}'],
  ].map(([name = '', text = '']) => ({ path: name, file: new File([text], name) }));
  const found = await conversationFiles(given);
  expect(found.map(({ path }) => path)).toEqual(['chats.json', 'claude.JSON']);
});
