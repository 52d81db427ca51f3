import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { KEPT_HISTORY_LENGTH } from '../../constants';
import { edits } from '../document/edits';
import { restore } from '../document/manuscript';
import { screenDocument } from '../document/screen-document';
import { createConverter } from '../instance/converter';
import type { HistoryChange, HistoryPicture, KeptStep } from './history-database';
import { HistoryKeeper } from './history-keeper';
import type { KeptHistory } from './kept-draft';

const converter = createConverter();

/** As the browser's database: it copies what it is given. */
class Device {
  readonly steps = new Map<number, KeptStep>();
  readonly pictures = new Map<number, HistoryPicture>();
  isFull = false;

  readonly read = async () => ({ steps: [...this.steps.values()], pictures: [...this.pictures.values()] });

  readonly change = async (_: string, { steps, pictures, goneSteps, gonePictures }: HistoryChange) => {
    if (this.isFull) throw new DOMException('', 'QuotaExceededError');
    for (const number of goneSteps) this.steps.delete(number);
    for (const number of gonePictures) this.pictures.delete(number);
    for (const step of structuredClone(steps)) this.steps.set(step.number, step);
    for (const picture of pictures) this.pictures.set(picture.number, { ...picture });
  };
}

const NONE = { pictures: [], fileName: undefined };
const pictureFile = (name: string) => ({ path: name, file: new Blob([name]) });

const now = () => {
  const { text, pictures, fileName } = screenDocument(converter).read();
  return { text, pictures: pictures.map(({ path }) => path).toSorted(), fileName };
};

/** Every state that undo leads to, and then every one that redo leads to. */
function journey() {
  const { past, future } = screenDocument(converter).read().history;
  const back = past.map(() => {
    edits(converter).undo();
    return now();
  });
  const forth = [...past, ...future].map(() => {
    edits(converter).redo();
    return now();
  });
  return [back, forth];
}

async function keep(keeper: HistoryKeeper): Promise<KeptHistory | undefined> {
  const plan = keeper.plan(
    screenDocument(converter).read().history,
    screenDocument(converter).read().pictures,
  );
  await plan?.write();
  await keeper.tidy(plan?.kept);
  return plan?.kept;
}

/** As after a reload: the pictures of the text come from their own storage, as other objects. */
async function reload(device: Device, kept: KeptHistory | undefined): Promise<HistoryKeeper> {
  const keeper = new HistoryKeeper('draft', device);
  const pictures = screenDocument(converter)
    .read()
    .pictures.map((picture) => ({ ...picture }));
  const history = await keeper.restore(structuredClone(kept), pictures);
  screenDocument(converter).change('restore', (current) =>
    restore(current, { ...current, pictures, history }),
  );
  return keeper;
}

beforeEach(() => {
  edits(converter).forget();
});

const name = fc.constantFrom('a.png', 'b.png', 'c.png');
const action = fc.oneof(
  fc.record({ kind: fc.constant('type' as const), text: fc.string({ maxLength: 5 }) }),
  fc.record({ kind: fc.constant('insert' as const), name }),
  fc.record({ kind: fc.constant('add' as const), name }),
  fc.record({ kind: fc.constant('replace' as const), text: fc.string({ maxLength: 5 }), name }),
  fc.record({ kind: fc.constantFrom('clear' as const, 'undo' as const, 'redo' as const) }),
  fc.record({ kind: fc.constantFrom('keep' as const, 'reload' as const) }),
);

test('after any changes, undo and redo lead to the same texts, pictures and names as without a reload', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 30 }), async (actions) => {
      edits(converter).forget();
      const device = new Device();
      let keeper = new HistoryKeeper('draft', device);
      for (const step of actions) {
        if (step.kind === 'type') edits(converter).insert(step.text);
        if (step.kind === 'insert')
          edits(converter).insertPictures(`![](${step.name})`, [pictureFile(step.name)]);
        if (step.kind === 'add') edits(converter).addPictures([pictureFile(step.name)]);
        if (step.kind === 'replace')
          edits(converter).exchange('open', step.text, {
            pictures: [pictureFile(step.name)],
            fileName: `${step.name}.docx`,
          });
        if (step.kind === 'clear') edits(converter).exchange('open', '', NONE);
        if (step.kind === 'undo') edits(converter).undo();
        if (step.kind === 'redo') edits(converter).redo();
        if (step.kind === 'keep') await keep(keeper);
        if (step.kind === 'reload') keeper = await reload(device, await keep(keeper));
      }
      const kept = await keep(keeper);
      const manuscript = screenDocument(converter).read();
      // The journey there and back ends where it began, except that everything undone is done again.
      const expected = journey();
      screenDocument(converter).change('restore', () => manuscript);
      await reload(device, kept);
      expect(journey()).toEqual(expected);
    }),
  );
});

test('a cleared text comes back after a reload with its pictures and its name, and nothing is left of what was forgotten', async () => {
  const device = new Device();
  edits(converter).exchange('open', 'First', { pictures: [pictureFile('a.png')], fileName: 'first.docx' });
  edits(converter).exchange('open', '', NONE);
  const keeper = await reload(device, await keep(new HistoryKeeper('draft', device)));
  edits(converter).undo();
  expect(now()).toEqual({ text: 'First', pictures: ['a.png'], fileName: 'first.docx' });
  // It is stored with the text again, and only with it.
  await keep(keeper);
  expect(device.pictures.size).toBe(0);
  edits(converter).forget();
  await keep(keeper);
  expect(device.steps.size).toBe(0);
});

test('typing writes what was typed, not the whole history again', async () => {
  const device = new Device();
  const keeper = new HistoryKeeper('draft', device);
  for (let count = 0; count < 200; count += 1) edits(converter).insert('word ');
  await keep(keeper);
  const written: number[] = [];
  const { change } = device;
  const counting = new Proxy(device, {
    get: (target, key) =>
      key === 'change'
        ? (draft: string, what: HistoryChange) => {
            written.push(what.steps.length);
            return change(draft, what);
          }
        : Reflect.get(target, key),
  });
  const again = await reload(counting as unknown as Device, await keep(keeper));
  edits(converter).insert('one more');
  await keep(again);
  expect(written).toEqual([1]);
});

test('steps beyond a missing one are left out, since they belong to another text', async () => {
  const device = new Device();
  for (const word of ['a', 'b', 'c']) edits(converter).insert(word);
  const kept = await keep(new HistoryKeeper('draft', device));
  device.steps.delete(kept?.past[1] ?? -1);
  await reload(device, kept);
  expect(
    screenDocument(converter)
      .read()
      .history.past.map(({ inserted }) => inserted),
  ).toEqual(['c']);
});

test('of a history that is too long, the latest steps are stored', async () => {
  const device = new Device();
  const half = 'x'.repeat(KEPT_HISTORY_LENGTH / 2 + 1);
  for (const text of ['first', half, 'last']) {
    edits(converter).insert(text);
    edits(converter).insert('.');
  }
  await reload(device, await keep(new HistoryKeeper('draft', device)));
  edits(converter).undo();
  edits(converter).undo();
  edits(converter).undo();
  expect(screenDocument(converter).read().text).toBe(`first.${half}`);
  edits(converter).insert(half);
  await reload(device, await keep(new HistoryKeeper('draft', device)));
  expect(
    screenDocument(converter)
      .read()
      .history.past.map(({ inserted }) => inserted.length),
  ).toEqual([half.length]);
});

test('what could not be written is written the next time', async () => {
  const device = new Device();
  const keeper = new HistoryKeeper('draft', device);
  edits(converter).insert('text');
  device.isFull = true;
  await expect(keep(keeper)).rejects.toThrow();
  device.isFull = false;
  await reload(device, await keep(keeper));
  edits(converter).undo();
  expect(screenDocument(converter).read().text).toBe('');
});

test('without a stored history there is none, and what is left of an old one is deleted', async () => {
  const device = new Device();
  edits(converter).insert('text');
  await keep(new HistoryKeeper('draft', device));
  const keeper = await reload(device, undefined);
  expect(screenDocument(converter).read().history.past).toEqual([]);
  await keep(keeper);
  expect(device.steps.size).toBe(0);
});
