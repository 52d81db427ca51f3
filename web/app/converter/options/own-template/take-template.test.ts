import { beforeEach, expect, test, vi } from 'vitest';
import { createConverter } from '../../instance/converter';
import { DEFAULT_OPTIONS } from '../../workspace/document-options';
import { templateDatabase } from '../../workspace/template-database';
import { changeWorkspace, chooseOptions, workspace } from '../../workspace/workspace';
import { chooseOwnTemplate, takeTemplate } from './take-template';

const converter = createConverter();

vi.mock('../../workspace/template-report', () => ({ templateReader: () => ({ readReport: () => reading }) }));

let reading: Promise<unknown>;
let answer: (report: unknown) => void;

beforeEach(() => {
  reading = new Promise((resolve) => {
    answer = resolve;
  });
  changeWorkspace(converter, { options: DEFAULT_OPTIONS });
  changeWorkspace(converter, { template: undefined });
});

const FILE = new File(['words'], 'Thesis.dotx');

test('the tile of the own template takes its click at once, before the file has been read', async () => {
  changeWorkspace(converter, {
    template: { name: 'Thesis.dotx', file: FILE, key: 'key', styleMap: {}, at: 1 },
  });
  const chosen = chooseOwnTemplate(converter);
  expect(workspace(converter).read().options.ownTemplate).toBe('Thesis.dotx');
  answer({ ok: true, madeWith: 'academic', notices: [] });
  await chosen;
  expect(workspace(converter).read().options).toMatchObject({
    ownTemplate: 'Thesis.dotx',
    template: 'academic',
  });
});

test('a choice made while the file is read stays', async () => {
  changeWorkspace(converter, {
    template: { name: 'Thesis.dotx', file: FILE, key: 'key', styleMap: {}, at: 1 },
  });
  const chosen = chooseOwnTemplate(converter);
  chooseOptions(converter, { fontSize: 14 });
  answer({ ok: true, madeWith: 'academic', notices: [] });
  await chosen;
  expect(workspace(converter).read().options).toMatchObject({
    template: DEFAULT_OPTIONS.template,
    fontSize: 14,
  });
});

test('a template is stored before it is seen, so that a reload cannot lose it', async () => {
  const seen: (string | undefined)[] = [];
  vi.spyOn(templateDatabase, 'readAll').mockResolvedValue([]);
  vi.spyOn(templateDatabase, 'write').mockImplementation(async () => {
    await Promise.resolve();
    seen.push(workspace(converter).read().template?.name);
    return 'Thesis.dotx';
  });
  answer({ ok: true, notices: [] });
  vi.stubGlobal('document', {
    querySelector: () => null,
    querySelectorAll: () => [],
    getElementById: () => null,
  });
  await takeTemplate(converter, FILE, () => undefined);
  vi.unstubAllGlobals();
  expect(seen).toEqual([undefined]);
  expect(workspace(converter).read().template?.name).toBe('Thesis.dotx');
});
