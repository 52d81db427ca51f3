import { afterEach, beforeEach, expect, test } from 'vitest';
import { createConverter } from '../instance/converter';
import { NO_BELONGINGS } from './belongings';
import { edits } from './edits';
import { onTextReplaced } from './text-replaced';

const converter = createConverter();

const heard: boolean[] = [];
let stop = (): void => {};

beforeEach(() => {
  edits(converter).forget();
  edits(converter).exchange('open', 'One text', NO_BELONGINGS);
  heard.length = 0;
  stop = onTextReplaced(converter, (isForgotten) => heard.push(isForgotten));
});
afterEach(() => stop());

test.each<[string, () => void, boolean[]]>([
  ['another text', () => edits(converter).exchange('open', 'Another', NO_BELONGINGS), [false]],
  ['clearing', () => edits(converter).exchange('open', '', NO_BELONGINGS), [false]],
  [
    'undoing that',
    () => [edits(converter).exchange('open', '', NO_BELONGINGS), edits(converter).undo()],
    [false, false],
  ],
  [
    'pasting over all of it',
    () => [edits(converter).select({ anchor: 0, head: 8 }), edits(converter).insert('b')],
    [false],
  ],
  ['forgetting', () => edits(converter).forget(), [true]],
  ['forgetting nothing', () => [edits(converter).forget(), edits(converter).forget()], [true, true]],
  ['writing on', () => edits(converter).insert('One'), []],
  [
    'replacing a part',
    () => [edits(converter).select({ anchor: 0, head: 7 }), edits(converter).insert('b')],
    [],
  ],
  ['moving the cursor', () => edits(converter).goTo({ from: 1, to: 2 }), []],
])('%s', (_, act, expected) => {
  act();
  expect(heard).toEqual(expected);
});
