import { beforeEach, expect, test, vi } from 'vitest';
import { DEFAULT_OPTIONS } from '../options/document-options';
import { optionsStore } from '../options/options-store';
import { chooseOwnTemplate, takeTemplate } from './take-template';
import { templateDatabase } from './template-database';
import { ownTemplateStore } from './template-store';

vi.mock('./template-report', () => ({ readReport: () => reading }));

let reading: Promise<unknown>;
let answer: (report: unknown) => void;

beforeEach(() => {
  reading = new Promise((resolve) => {
    answer = resolve;
  });
  optionsStore.change(() => DEFAULT_OPTIONS);
  ownTemplateStore.change(() => undefined);
});

const FILE = new File(['words'], 'Thesis.dotx');

test('the tile of the own template takes its click at once, before the file has been read', async () => {
  ownTemplateStore.change(() => ({ name: 'Thesis.dotx', file: FILE, key: 'key', styleMap: {}, at: 1 }));
  const chosen = chooseOwnTemplate();
  expect(optionsStore.read().ownTemplate).toBe('Thesis.dotx');
  answer({ ok: true, madeWith: 'academic', notices: [] });
  await chosen;
  expect(optionsStore.read()).toMatchObject({ ownTemplate: 'Thesis.dotx', template: 'academic' });
});

test('a choice made while the file is read stays', async () => {
  ownTemplateStore.change(() => ({ name: 'Thesis.dotx', file: FILE, key: 'key', styleMap: {}, at: 1 }));
  const chosen = chooseOwnTemplate();
  optionsStore.change((options) => ({ ...options, fontSize: 14 }));
  answer({ ok: true, madeWith: 'academic', notices: [] });
  await chosen;
  expect(optionsStore.read()).toMatchObject({ template: DEFAULT_OPTIONS.template, fontSize: 14 });
});

test('a template is stored before it is seen, so that a reload cannot lose it', async () => {
  const seen: (string | undefined)[] = [];
  vi.spyOn(templateDatabase, 'readAll').mockResolvedValue([]);
  vi.spyOn(templateDatabase, 'write').mockImplementation(async () => {
    await Promise.resolve();
    seen.push(ownTemplateStore.read()?.name);
    return 'Thesis.dotx';
  });
  answer({ ok: true, notices: [] });
  vi.stubGlobal('document', {
    querySelector: () => null,
    querySelectorAll: () => [],
    getElementById: () => null,
  });
  await takeTemplate(FILE, () => undefined);
  vi.unstubAllGlobals();
  expect(seen).toEqual([undefined]);
  expect(ownTemplateStore.read()?.name).toBe('Thesis.dotx');
});
