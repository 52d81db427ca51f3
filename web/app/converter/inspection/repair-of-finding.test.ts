import { inspect, type REPAIR_NAMES } from '@footmark/engine';
import { expect, test } from 'vitest';
import { repairOf } from './repair-of-finding';

/** What the findings of a text offer. */
function offered(
  text: string,
  repairs: readonly (typeof REPAIR_NAMES)[number][] = [],
): (string | undefined)[] {
  const { notices, repairs: effects } = inspect(text, { repairs });
  return notices.filter(({ code }) => code === 'markup-printed').map((notice) => repairOf(notice, effects));
}

test.each([
  ['a\n\n##Title', 'unread-signs'],
  ['a\n\n##One\n\n##Two', 'unread-signs'],
  ['So ** bold ** here.\n\n** Note ** this', 'unread-signs'],
  ['A claim.[^Ann said so in 2019.]', 'unread-signs'],
  ['A fact【4:2†source】.', 'citation-marks'],
])('the repair of a finding is offered beside it: %j', (text, name) => {
  expect(offered(text)).toEqual([name]);
  expect(offered(text, [name as (typeof REPAIR_NAMES)[number]])).not.toContain(name);
});

test.each(['So ==highlight here ==x.', 'a &nosuch; b', 'Text\n\n::: box\nno end'])(
  'no repair is known for %j',
  (text) => {
    expect(offered(text).filter((each) => each !== undefined)).toEqual([]);
  },
);
