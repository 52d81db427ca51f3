import { expect, test } from './converter';

/*
 * Exports of chat assistants. Needs: choosing conversations by title and date, leaving out the questions.
 */

const message = (role: string, text: string) => ({
  author: { role },
  content: { content_type: 'text', parts: [text] },
});
const conversation = (title: string, day: number) => ({
  title,
  update_time: Date.UTC(2026, 0, day) / 1000,
  mapping: {
    question: { parent: null, children: ['answer'], message: message('user', `What about ${title}?`) },
    answer: { parent: 'question', children: [], message: message('assistant', `About ${title}.`) },
  },
  current_node: 'answer',
});
const EXPORT = JSON.stringify([
  conversation('tides', 1),
  conversation('harbours', 2),
  conversation('winds', 3),
]);

test('of an export, the newest conversation is chosen, others can be, and the questions can be left out', async ({
  converter,
}) => {
  const { page } = converter;
  await converter.drop({ name: 'conversations.json', content: EXPORT });
  const dialog = page.getByRole('dialog', { name: 'Conversations' });
  await expect(dialog.getByRole('listitem')).toHaveText([
    /winds2026-01-03/,
    /harbours2026-01-02/,
    /tides2026-01-01/,
  ]);
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await dialog.getByRole('checkbox', { name: 'Include tides' }).check();
  await dialog.getByRole('button', { name: 'Make one text of 2 conversations' }).click();
  const sheet = page.getByRole('group', { name: /^Page 1 of/ });
  await expect(sheet).toContainText('What about tides?');
  await expect(sheet).not.toContainText('harbours');
  await converter
    .toast('Opened with your questions')
    .getByRole('button', { name: 'Leave out the questions' })
    .click();
  await expect(sheet).not.toContainText('What about');
  await expect(sheet).toContainText('About winds.');
});
