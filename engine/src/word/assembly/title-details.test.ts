import { describe, expect, test } from 'vitest';
import { titleDetails } from './title-details';

const read = (details: readonly string[], isFromFootmark = true) =>
  titleDetails({ details, authors: ['Ada Example', 'Ben Sample'], isHeaded: false, isFromFootmark });

describe('in a file of ours', () => {
  test('marks say who belongs where', () => {
    const { authors, affiliations, institution, date } = read([
      'Ada Example1,2* and Ben Sample2',
      '1University of X, Department of 3D, 2Institute Y',
      '3 May 2026',
    ]);
    expect(authors).toEqual(['Ada Example', 'Ben Sample']);
    expect([...(affiliations ?? [])]).toEqual([
      ['Ada Example', ['University of X, Department of 3D', 'Institute Y']],
      ['Ben Sample', ['Institute Y']],
    ]);
    expect([institution, date]).toEqual(['University of X, Department of 3D, Institute Y', '3 May 2026']);
  });

  test('one institution has no mark', () => {
    const { affiliations, institution } = read(['Ada Example and Ben Sample', 'University of X']);
    expect([affiliations, institution]).toEqual([undefined, 'University of X']);
  });
});

test('in the file of another program, a number before a name is part of it', () => {
  const { affiliations } = read(['Ada Example', '1University of X, 2Institute Y'], false);
  expect(affiliations).toBeUndefined();
});
