import { afterEach, beforeEach, expect, test } from 'vitest';
import { NO_BELONGINGS } from './belongings';
import { edits } from './edits';
import { onTextReplaced } from './text-replaced';

const heard: boolean[] = [];
let stop = (): void => {};

beforeEach(() => {
  edits.forget();
  edits.exchange('open', 'One text', NO_BELONGINGS);
  heard.length = 0;
  stop = onTextReplaced((isForgotten) => heard.push(isForgotten));
});
afterEach(() => stop());

test.each<[string, () => void, boolean[]]>([
  ['another text', () => edits.exchange('open', 'Another', NO_BELONGINGS), [false]],
  ['clearing', () => edits.exchange('open', '', NO_BELONGINGS), [false]],
  ['undoing that', () => [edits.exchange('open', '', NO_BELONGINGS), edits.undo()], [false, false]],
  ['pasting over all of it', () => [edits.select({ anchor: 0, head: 8 }), edits.insert('b')], [false]],
  ['forgetting', () => edits.forget(), [true]],
  ['forgetting nothing', () => [edits.forget(), edits.forget()], [true, true]],
  ['writing on', () => edits.insert('One'), []],
  ['replacing a part', () => [edits.select({ anchor: 0, head: 7 }), edits.insert('b')], []],
  ['moving the cursor', () => edits.goTo({ from: 1, to: 2 }), []],
])('%s', (_, act, expected) => {
  act();
  expect(heard).toEqual(expected);
});
