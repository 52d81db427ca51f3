import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { type Converter, expect, test } from './converter';

/*
 * A Word file that was made here and changed by somebody else is opened again. Needs: seeing each change, deciding by
 * button and by key, undoing a decision, continuing after a pause, and the right text in the end.
 */

const TEXT = '# Tides\n\nThe tide was **very** late.\n\nIt came at nine.\n\nThe pier <!-- mine --> stood.\n';

/** A reviewer's edits in Word: one tracked change, one untracked, and a comment. */
function reviewed(bytes: Uint8Array): Uint8Array {
  const parts = unzipSync(bytes);
  const change = (name: string, edit: (xml: string) => string): void => {
    const part = parts[name];
    if (!part) throw new Error(`Cannot find ${name}`);
    parts[name] = strToU8(edit(strFromU8(part)));
  };
  const who = 'w:author="Ada Lowe" w:date="2026-03-02T09:00:00Z"';
  change('word/document.xml', (xml) =>
    xml
      .replace(
        /<w:r>(?:(?!<\/w:r>).)*It came at nine\.<\/w:t><\/w:r>/,
        `<w:r><w:t xml:space="preserve">It came at </w:t></w:r><w:del w:id="901" ${who}><w:r><w:delText>nine</w:delText></w:r></w:del><w:ins w:id="902" ${who}><w:r><w:t>ten</w:t></w:r></w:ins><w:r><w:t>.</w:t></w:r>`,
      )
      .replace('late.', 'late again.')
      .replace(/(<w:r>(?:(?!<\/w:r>).)*stood)/, '<w:commentRangeStart w:id="7"/>$1')
      .replace(
        /(stood\.<\/w:t><\/w:r>)/,
        '$1<w:commentRangeEnd w:id="7"/><w:r><w:commentReference w:id="7"/></w:r>',
      ),
  );
  parts['word/comments.xml'] = strToU8(
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:comments xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:comment w:id="7" ${who} w:initials="AL"><w:p><w:r><w:t>Which pier?</w:t></w:r></w:p></w:comment></w:comments>`,
  );
  change('[Content_Types].xml', (xml) =>
    xml.replace(
      '</Types>',
      '<Override PartName="/word/comments.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.comments+xml"/></Types>',
    ),
  );
  change('word/_rels/document.xml.rels', (xml) =>
    xml.replace(
      '</Relationships>',
      '<Relationship Id="rIdComments" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/comments" Target="comments.xml"/></Relationships>',
    ),
  );
  return zipSync(parts);
}

async function open({ page }: Converter, name: string, bytes: Uint8Array): Promise<void> {
  // The first file input belongs to the whole screen.
  const field = page.locator('input[type=file]').first();
  await field.setInputFiles({ name, mimeType: '', buffer: Buffer.from(bytes) });
}

test('changes in a returned file are decided on one by one, and what is left waits on the device', async ({
  converter,
}) => {
  const { page } = converter;
  await converter.write(TEXT);
  const { bytes } = await converter.convert();
  await expect(converter.toast('Conversion successful!')).toContainText('It contains its Markdown');

  await open(converter, 'Tides-AL.docx', reviewed(bytes));
  await page.getByRole('dialog').getByRole('button', { name: 'Merge its changes' }).click();
  const changes = page.getByRole('region', { name: 'Changes' });
  await expect(changes.getByRole('status')).toHaveText('3 of 3 left');
  const entries = changes.getByRole('list', { name: 'Changes and comments' }).locator(':scope > li');
  await expect(entries).toHaveCount(3);
  await expect(entries.nth(1)).toContainText('Ada Lowe');
  await expect(entries.nth(1).locator('del')).toContainText('nine');
  await expect(entries.nth(1).locator('ins')).toContainText('ten');
  await expect(entries.nth(2)).toContainText('Which pier?');

  await changes.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect.poll(() => converter.shownText()).toContain('very** late again.');
  await expect(changes.getByRole('status')).toHaveText('2 of 3 left');
  // The place of the next one is shown in the text.
  await expect(page.locator('.cm-selectionBackground')).toBeVisible();
  await converter.undo.click();
  await expect.poll(() => converter.shownText()).not.toContain('again');
  await expect(changes.getByRole('status')).toHaveText('3 of 3 left');

  // By keyboard, and after leaving the page.
  await entries.nth(1).getByRole('button', { name: 'Ada Lowe' }).click();
  await page.keyboard.press('a');
  await expect.poll(() => converter.shownText()).toContain('It came at ten.');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(entries.nth(0).locator('[aria-current]')).toBeFocused();
  await page.waitForFunction(() => localStorage.getItem('kept-merge') !== null);
  await page.reload();
  await expect(changes.getByRole('status')).toHaveText('2 of 3 left');
  await expect(entries.nth(1)).toContainText('Accepted');

  await changes.getByRole('button', { name: 'Accept', exact: true }).click();
  await changes.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(changes).toContainText('2 of 2 changes accepted.');
  await changes.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(changes).toBeHidden();
  await converter.codeEditor();
  await converter.expectText(TEXT.replace('late.', 'late again.').replace('nine', 'ten'));
});
