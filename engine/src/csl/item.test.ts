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
    ['26th of July, 2023', [{ year: 2023, month: 7, day: 26 }]],
    ['26-07-2023', [{ year: 2023, month: 7, day: 26 }]],
    ['26/7/2023', [{ year: 2023, month: 7, day: 26 }]],
    ['07/26/2023', [{ year: 2023, month: 7, day: 26 }]],
    ['06.07.2023', [{ year: 2023, month: 7, day: 6 }]],
    ['7/7/2023', [{ year: 2023, month: 7, day: 7 }]],
    ['-45', [{ year: -45 }]],
  ])('%s', (raw, parts) => {
    expect(dateOf({ id: 'a', type: 'book', issued: { raw } }, 'issued')).toEqual({ parts, isCirca: false });
  });

  test.each(['06/07/2023', '6-7-2023', '26/27/2023', '13.13.2023', '11/07/14', '11-07-14'])(
    '%s is not clear and stays',
    (raw) => {
      const date = dateOf({ id: 'a', type: 'book', issued: { raw } }, 'issued');
      expect(date).toEqual({ parts: [], isCirca: false, literal: raw });
    },
  );

  test.each(['1913~', '1913?', 'c. 1913', 'ca. 1913', '1913~/1915'])('%s is uncertain', (raw) => {
    const date = dateOf({ id: 'a', type: 'book', issued: { raw } }, 'issued');
    expect(date).toMatchObject({
      isCirca: true,
      parts: [{ year: 1913 }, ...(raw.includes('/') ? [{ year: 1915 }] : [])],
    });
  });
});
