import { expect } from '@playwright/test';
import { writeBook } from '../../bench/book.mjs';
import { RETURNED_TEXT, reviewed } from '../e2e/returned-file';
import { ANSWER, LETTER, LIBRARY, SHORT, THESIS } from './texts';
import type { Visitor } from './visitor';

/** A state of the converter. */
interface State {
  /** Before the visitor arrives. */
  readonly before?: (visitor: Visitor) => Promise<void>;
  readonly reach: (visitor: Visitor) => Promise<unknown>;
  readonly mayReadClipboard?: false;
}

const ZOOM_STEPS = ['page', 'width', '50', '75', '100', '125', '150', '200'];

/** Every state, by its name in `README.md`, which says how to get there by hand. */
export const STATES: Readonly<Record<string, State>> = {
  empty: { reach: async () => {} },
  'empty, file dragged over it': { reach: (visitor) => visitor.dragOver() },
  'clipboard refused': {
    mayReadClipboard: false,
    reach: ({ page }) =>
      page
        .getByRole('button', { name: /^Paste/ })
        .filter({ visible: true })
        .first()
        .click(),
  },
  'blank text': { reach: (visitor) => visitor.begin() },
  'short text': { reach: (visitor) => visitor.writeAndWait(SHORT) },
  'text with findings': { reach: (visitor) => visitor.writeAndWait(ANSWER) },
  'text, file dragged over it': {
    reach: async (visitor) => {
      await visitor.write(ANSWER);
      await visitor.dragOver();
    },
  },
  'findings open': {
    reach: async (visitor) => {
      await visitor.writeAndWait(ANSWER);
      await visitor.openNotes();
    },
  },
  pages: { reach: (visitor) => visitor.writeAndTurn(ANSWER) },
  'many pages': { reach: (visitor) => visitor.writeAndTurn(writeBook(2)) },
  'finding in the margin': {
    reach: async (visitor) => {
      await visitor.writeAndTurn(ANSWER);
      await visitor.page.locator('.margin-sign').first().click();
    },
  },
  'selection in the text': {
    reach: async (visitor) => {
      await visitor.writeAndWait(ANSWER);
      await visitor.text.focus();
      await visitor.page.keyboard.press('Control+Home');
      for (let line = 0; line < 4; line += 1) await visitor.page.keyboard.press('Shift+ArrowDown');
    },
  },
  'selection on a page': {
    reach: async (visitor) => {
      await visitor.writeAndTurn(ANSWER);
      await visitor.page.evaluate(() => {
        const [, first, , , last] = document.querySelectorAll('.page-line');
        if (first && last) getSelection()?.setBaseAndExtent(first, 0, last, last.childNodes.length);
      });
    },
  },
  find: { reach: (visitor) => find(visitor, 'tid') },
  'find, nothing found': { reach: (visitor) => find(visitor, 'zebra') },
  'all replaced': {
    reach: async (visitor) => {
      await find(visitor, 'Tid', 'Control+h');
      await visitor.page.getByLabel('Replace with').fill('Wave');
      await visitor.page.getByRole('button', { name: 'Replace all' }).click();
    },
  },
  'option changed': {
    reach: async (visitor) => {
      await visitor.writeAndWait(ANSWER);
      const options = await visitor.options();
      await options.getByRole('combobox').first().selectOption({ index: 3 });
    },
  },
  'all options open': {
    reach: async (visitor) => {
      await visitor.writeAndWait(ANSWER);
      const options = await visitor.options();
      await options.locator('details:not([open]) > summary').evaluateAll((closed) => {
        for (const summary of closed as HTMLElement[]) summary.click();
      });
    },
  },
  'last options': {
    reach: async (visitor) => {
      await visitor.writeAndWait(ANSWER);
      const options = await visitor.options();
      await options.getByRole('group').last().scrollIntoViewIfNeeded();
      await visitor.page.mouse.wheel(0, 9999);
    },
  },
  'Academic template': {
    reach: async (visitor) => {
      await visitor.writeAndTurn(`---\ntitle: Tidal Energy\nauthor: Ann Moon\n---\n\n${ANSWER}`);
      const academic = visitor.template('Academic (APA)').filter({ visible: true }).first();
      if (!(await academic.isVisible())) await visitor.options();
      await academic.check();
    },
  },
  'own template, dialog': {
    reach: async (visitor) => {
      await visitor.writeAndWait(ANSWER);
      await visitor.ownTemplate();
    },
  },
  'own template refused': {
    reach: async (visitor) => {
      await visitor.writeAndWait(ANSWER);
      await visitor.giveTemplate('Thesis of the University.docx', Buffer.from('no Word file'));
      await expect(visitor.dialog().getByRole('alert').first()).toContainText('cannot');
    },
  },
  'own template taken': { reach: (visitor) => takeTemplate(visitor) },
  'own template, choosing a style': {
    reach: async (visitor) => {
      await takeTemplate(visitor);
      const options = await visitor.options();
      await options.locator('[data-style="BodyText"]').getByRole('button').first().click();
    },
  },
  'sources, none': {
    reach: async (visitor) => {
      await visitor.writeAndWait(ANSWER);
      await visitor.tool('Cite');
    },
  },
  'sources loaded': {
    reach: async (visitor) => {
      await visitor.drop(
        { name: 'paper.md', content: 'Books matter [@doe2005] and more [@gone]\n' },
        { name: 'references.bib', content: LIBRARY },
      );
      await visitor.tab('Text');
      await visitor.drawn();
      await visitor.tool('Cite');
      await visitor
        .dialog('Sources')
        .getByRole('button', { name: /^Müller 1999/ })
        .click();
    },
  },
  'sources refused': {
    reach: async (visitor) => {
      await visitor.writeAndWait('Text [@gone]');
      await visitor.tool('Cite');
      const sources = visitor.dialog('Sources');
      const file = { name: 'other.json', mimeType: 'application/json', buffer: Buffer.from('{"a": 1}') };
      await sources.locator('input[data-library]').setInputFiles([file]);
      await expect(sources.getByRole('alert').first()).toBeVisible();
    },
  },
  'citations file dropped': {
    reach: async (visitor) => {
      await visitor.writeAndWait(ANSWER);
      await visitor.addSources();
    },
  },
  'list of citations': {
    reach: async (visitor) => {
      await visitor.addSources();
      await visitor.write('Text\n\n- Item ');
      await visitor.tab('Text');
      await visitor.text.press('ControlOrMeta+End');
      await visitor.page.keyboard.type('[@');
      await expect(visitor.page.getByRole('listbox')).toBeVisible();
    },
  },
  'several files': {
    reach: async (visitor) => {
      const names = ['ch10.md', 'ch2.md', 'ch1.md', 'appendix-with-a-very-long-name-of-a-file-2026-11.md'];
      await visitor.openFiles(...names.map((name) => ({ name, bytes: `# ${name} title\n\n![x](x.png)` })));
      await expect(visitor.dialog()).toBeVisible();
    },
  },
  'very long text': {
    reach: (visitor) => visitor.writeAndWait('A line of text that is long enough.[^1]\n\n'.repeat(9000)),
  },
  converting: { before: (visitor) => visitor.neverFinish(), reach: startConversion },
  'conversion cancelled': {
    before: (visitor) => visitor.neverFinish(),
    reach: async (visitor) => {
      await startConversion(visitor);
      await visitor.page.getByRole('button', { name: 'Cancel' }).click();
    },
  },
  converted: {
    reach: async (visitor) => {
      await visitor.writeAndWait(ANSWER);
      await visitor.convert();
    },
  },
  'converted a while ago': {
    reach: async (visitor) => {
      await visitor.writeAndWait(ANSWER);
      await visitor.convert();
      await expect(visitor.toast('Conversion successful!')).toBeHidden({ timeout: 20_000 });
    },
  },
  'conversion failed': {
    before: (visitor) => visitor.replaceWorker('onmessage = () => { throw new Error("broken"); };'),
    reach: async (visitor) => {
      await visitor.write(ANSWER);
      await visitor.tab('Text');
      await visitor.button.click();
      await expect(visitor.toast('Conversion failed')).toBeVisible();
    },
  },
  'two messages': {
    reach: async (visitor) => {
      await visitor.writeAndWait(ANSWER);
      await visitor.addSources();
      await visitor.convert();
    },
  },
  'pages not loaded': {
    before: (visitor) => visitor.loseConnection(),
    reach: async (visitor) => {
      await writeWithoutConnection(visitor, 'Find');
      await visitor.tab('Pages');
    },
  },
  'sources not loaded': {
    before: (visitor) => visitor.loseConnection(),
    reach: (visitor) => writeWithoutConnection(visitor, 'Cite'),
  },
  'storage denied': {
    before: (visitor) => visitor.refuseStorage(),
    reach: async (visitor) => {
      await visitor.write('# Not kept\n\nText.');
      await visitor.tab('Text');
      await expect(visitor.page.getByRole('alert').filter({ hasText: 'not saved' })).toBeVisible();
    },
  },
  'text restored': {
    reach: async (visitor) => {
      await visitor.write(ANSWER);
      await visitor.reload();
    },
  },
  'sample link over an own text': { reach: sampleOverText },
  'own text brought back': {
    reach: async (visitor) => {
      await sampleOverText(visitor);
      await visitor.page.getByRole('button', { name: 'Bring it back' }).click();
      await expect(visitor.page.getByRole('button', { name: 'Bring it back' })).toBeHidden();
    },
  },
  'Word file, question': {
    reach: async (visitor) => {
      await visitor.writeAndWait(ANSWER);
      await visitor.drop({ name: 'Letter.docx', content: 'no Word file' });
      await expect(visitor.dialog()).toBeVisible();
    },
  },
  'Word file with its Markdown, question': {
    reach: async (visitor) => {
      await visitor.writeAndWait(RETURNED_TEXT);
      const { bytes } = await visitor.convert();
      await visitor.openFiles({ name: 'Tides-AL.docx', bytes: reviewed(bytes) });
      await expect(visitor.dialog('A returned file')).toBeVisible();
    },
  },
  'Word file read': { reach: readWordFile },
  'Word file read, all its findings': {
    reach: async (visitor) => {
      await readWordFile(visitor);
      await visitor.page.getByRole('button', { name: 'Show list' }).click();
    },
  },
  merge: { reach: merge },
  'merge decided': {
    reach: async (visitor) => {
      await merge(visitor);
      const changes = visitor.page.getByRole('region', { name: 'Changes' });
      await changes.getByRole('button', { name: 'Accept', exact: true }).click();
      await changes.getByRole('button', { name: 'Reject', exact: true }).click();
      await changes.getByRole('button', { name: 'Done', exact: true }).click();
      await expect(changes).toContainText('changes accepted');
    },
  },
  shortcuts: {
    reach: async (visitor) => {
      await visitor.writeAndWait(ANSWER);
      await visitor.page.keyboard.press('Control+/');
      await expect(visitor.dialog('Keyboard shortcuts')).toBeVisible();
    },
  },
  menu: {
    reach: async (visitor) => {
      await visitor.writeAndWait(ANSWER);
      await visitor.openMenu();
    },
  },
  'text tools': {
    reach: async (visitor) => {
      await visitor.writeAndWait(ANSWER);
      await visitor.textTools();
    },
  },
  'text tools, over the pages': {
    reach: async (visitor) => {
      await visitor.writeAndTurn(ANSWER);
      await visitor.textTools();
    },
  },
  share: {
    reach: async (visitor) => {
      await visitor.writeAndWait(ANSWER);
      await visitor.shownButton('Share').click();
    },
  },
  'privacy note': {
    reach: async (visitor) => {
      await visitor.writeAndWait(ANSWER);
      await visitor.privacyNote();
    },
  },
  'delete question': {
    reach: async (visitor) => {
      await visitor.writeAndWait(ANSWER);
      await visitor.privacyNote();
      await visitor.page.getByRole('button', { name: 'Delete this text' }).click();
      await expect(visitor.dialog('Delete this text?')).toBeVisible();
    },
  },
  'file refused': {
    reach: (visitor) => visitor.openFiles({ name: 'a rather long name of a scanned paper.pdf', bytes: 'x' }),
  },
  'file refused, beside a text': {
    reach: async (visitor) => {
      await visitor.writeAndTurn(ANSWER);
      await visitor.openFiles({ name: 'paper.pdf', bytes: 'x' });
    },
  },
  'much text': {
    reach: async (visitor) => {
      await visitor.writeAndWait(ANSWER);
      await visitor.divide('End');
    },
  },
  'much page': {
    reach: async (visitor) => {
      await visitor.writeAndWait(ANSWER);
      await visitor.divide('Home');
    },
  },
  'white paper': {
    reach: async (visitor) => {
      await visitor.writeAndTurn(ANSWER);
      await visitor.zoom('White paper');
    },
  },
  ...Object.fromEntries(
    ZOOM_STEPS.map((step): [string, State] => [
      `zoom ${step}`,
      {
        reach: async (visitor) => {
          await visitor.writeAndTurn(writeBook(2));
          await visitor.zoom(step);
        },
      },
    ]),
  ),
};

async function find(visitor: Visitor, words: string, key = 'Control+f'): Promise<void> {
  await visitor.writeAndWait(ANSWER);
  await visitor.page.keyboard.press(key);
  await visitor.page.getByLabel('Find in the text').fill(words);
}

async function takeTemplate(visitor: Visitor): Promise<void> {
  await visitor.writeAndWait(ANSWER);
  await visitor.giveTemplate('Thesis.dotx', THESIS);
  await expect(visitor.dialog().filter({ hasText: 'Choose a Word file' })).toBeHidden();
}

async function startConversion(visitor: Visitor): Promise<void> {
  await visitor.write(ANSWER);
  await visitor.tab('Text');
  await visitor.button.click();
  await expect(visitor.dialog('Converting...')).toBeVisible();
}

async function writeWithoutConnection(visitor: Visitor, tool: string): Promise<void> {
  await visitor.begin();
  await visitor.text.fill('# Kept\n\n[^gone]');
  await visitor.tool(tool);
  await expect(visitor.page.getByText(`“${tool}” could not be loaded.`).first()).toBeVisible();
}

async function sampleOverText(visitor: Visitor): Promise<void> {
  await visitor.write('My own text');
  await visitor.reload('/?sample=business');
  await expect(visitor.page.getByRole('button', { name: 'Bring it back' })).toBeVisible();
}

async function readWordFile(visitor: Visitor): Promise<void> {
  await visitor.openFiles({ name: 'Letter.docx', bytes: LETTER });
  await expect(visitor.toast('Opened as Markdown')).toBeVisible();
  await visitor.drawn();
}

async function merge(visitor: Visitor): Promise<void> {
  await visitor.writeAndWait(RETURNED_TEXT);
  const { bytes } = await visitor.convert();
  await visitor.openFiles({ name: 'Tides-AL.docx', bytes: reviewed(bytes) });
  await visitor.dialog().getByRole('button', { name: 'Merge its changes' }).click();
  await expect(visitor.page.getByText('3 of 3 left').first()).toBeAttached();
}
