import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { ToastProvider } from '../../ui/ToastProvider';
import { edits } from '../document/edits';
import { screenDocument } from '../document/screen-document';
import { findingsStore } from '../findings/findings-store';
import { type Converter, createConverter } from '../instance/converter';
import { pagesStore } from '../pages/pages-store';
import { changeView, view } from '../view/view';
import { chooseOptions, chosenOptions, workspace } from '../workspace/workspace';
import { ConverterScreen } from './ConverterScreen';

const [one, other] = [createConverter(), createConverter('b')];
const text = (converter: Converter): string => screenDocument(converter).read().text;

test('two converters have texts, histories, findings, pages, options and panels of their own', () => {
  edits(one).insert('# One');
  edits(other).insert('# Other');
  edits(other).undo();
  expect([text(one), text(other)]).toEqual(['# One', '']);
  edits(other).redo();
  expect([text(one), text(other)]).toEqual(['# One', '# Other']);
  chooseOptions(one, { fontSize: 14 });
  expect(workspace(other).read().options.fontSize).not.toBe(14);
  expect(chosenOptions(one)).not.toEqual(chosenOptions(other));
  changeView(one, { isOutlineOpen: true });
  expect([one, other].map((each) => view(each).read().isOutlineOpen)).toEqual([true, false]);
  findingsStore(one).change((found) => ({ ...found, count: 3 }));
  pagesStore(one).change((pages) => ({ ...pages, layouts: 7 }));
  expect([findingsStore(other).read().count, pagesStore(other).read().layouts]).toEqual([0, 0]);
});

test('no two elements of two converters on a page have the same id', () => {
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <ToastProvider>
          <ConverterScreen converter={one} />
          <ConverterScreen converter={other} />
        </ToastProvider>
      ),
    },
  ]);
  const html = renderToString(<RouterProvider router={router} />);
  const ids = Array.from(html.matchAll(/ id="([^"]+)"/g), ([, id]) => id);
  expect(ids).toContain('markdown');
  expect(ids).toContain('b-markdown');
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  const named = Array.from(html.matchAll(/ (?:popovertarget|aria-controls|for)="([^"]+)"/gi), ([, id]) => id);
  expect(named.filter((id) => !ids.includes(id))).toEqual([]);
});
