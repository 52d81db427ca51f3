import { describe, expect, test } from 'vitest';
import type { Step } from '../text/text-history';
import { isStillThere } from './report-store';

const opened: Step = { from: 0, removed: 'before', inserted: '# Thesis' };
const typed: Step = { from: 8, removed: '', inserted: ' of mine' };

describe('the report on a Word file belongs to its text', () => {
  test('while it is edited', () => {
    expect(isStillThere(opened, '# Thesis', [opened])).toBe(true);
    expect(isStillThere(opened, '# Thesis of mine', [opened, typed])).toBe(true);
  });

  test('until it is undone, or another text takes its place', () => {
    expect(isStillThere(opened, 'before', [])).toBe(false);
    const other: Step = { from: 0, removed: '# Thesis of mine', inserted: 'Other' };
    expect(isStillThere(opened, 'Other', [opened, typed, other])).toBe(false);
    expect(isStillThere(opened, 'Other', [opened, other].slice(1))).toBe(false);
  });
});
