import { expect, test } from 'vitest';
import { settingsOf } from '../../api/settings.js';
import { themeOf } from '../index.js';
import { stylesOf } from './index.js';

test('no ruled heading has the line of a horizontal line, which Word would join with its own', () => {
  const styles = stylesOf(themeOf(settingsOf({ template: 'business' })));
  const lineOf = (id: string) => {
    const style = styles.find((each) => each.id === id);
    return style?.type === 'paragraph' ? style.paragraph?.border : undefined;
  };
  expect(lineOf('Heading1')?.sides).toEqual(['bottom']);
  expect(lineOf('HorizontalLine')?.sides).toEqual(['bottom']);
  expect(lineOf('Heading1')?.size).not.toBe(lineOf('HorizontalLine')?.size);
});
