import { expect, test } from 'vitest';
import { settingsOf } from '../../api/settings.js';
import { themeOf } from '../index.js';
import { stylesOf } from './index.js';

test('no heading with a rule has the border of a horizontal line, since Word would join the two', () => {
  const styles = stylesOf(themeOf(settingsOf({ template: 'business' })));
  const lineOf = (id: string) => {
    const style = styles.find((each) => each.id === id);
    return style?.type === 'paragraph' ? style.paragraph?.border : undefined;
  };
  expect(lineOf('Heading1')?.sides).toEqual(['bottom']);
  expect(lineOf('HorizontalLine')?.sides).toEqual(['bottom']);
  expect(lineOf('Heading1')?.size).not.toBe(lineOf('HorizontalLine')?.size);
});
