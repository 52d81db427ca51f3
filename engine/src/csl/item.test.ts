import { describe, expect, test } from 'vitest';
import { dateOf } from './item.js';

describe('a date as it is written', () => {
  test.each([
    ['1998/99', [{ year: 1998 }, { year: 1999 }]],
    ['1998--2000', [{ year: 1998 }, { year: 2000 }]],
    ['1998–9', [{ year: 1998 }, { year: 1999 }]],
    ['2004/05', [{ year: 2004 }, { year: 2005 }]],
    ['2004/03', [{ year: 2004, month: 3 }]],
    ['1998/..', [{ year: 1998 }, { year: 0 }]],
    [
      '2013-05/2013-06',
      [
        { year: 2013, month: 5 },
        { year: 2013, month: 6 },
      ],
    ],
    ['2013-5-7', [{ year: 2013, month: 5, day: 7 }]],
    ['May 2013', [{ year: 2013, month: 5 }]],
    ['-45', [{ year: -45 }]],
  ])('%s', (raw, parts) => {
    expect(dateOf({ id: 'a', type: 'book', issued: { raw } }, 'issued')).toEqual({ parts, isCirca: false });
  });

  test.each(['1913~', '1913?', 'c. 1913', 'ca. 1913', '1913~/1915'])('%s is uncertain', (raw) => {
    const date = dateOf({ id: 'a', type: 'book', issued: { raw } }, 'issued');
    expect(date).toMatchObject({
      isCirca: true,
      parts: [{ year: 1913 }, ...(raw.includes('/') ? [{ year: 1915 }] : [])],
    });
  });
});
