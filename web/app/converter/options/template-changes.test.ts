import { expect, test } from 'vitest';
import { DEFAULT_OPTIONS, TEMPLATE_CHOICES, templateChoices } from '../workspace/document-options';
import { templateChanges } from './template-changes';

const ACADEMIC = { ...DEFAULT_OPTIONS, ...templateChoices('academic') };

test('a template as it was chosen is unchanged, whatever else is', () => {
  expect(templateChanges(DEFAULT_OPTIONS)).toEqual([]);
  expect(templateChanges({ ...ACADEMIC, headerText: 'Draft', wideTables: 'landscape' })).toEqual([]);
});

test('what differs from the template is listed', () => {
  expect(templateChanges({ ...ACADEMIC, lineSpacing: '1.5', titlePage: false, margins: 'narrow' })).toEqual([
    'line spacing',
    'title page',
    'margins',
  ]);
});

test('every choice of a template has a name, and choosing the template again takes all changes back', () => {
  const changed = { ...ACADEMIC, ...TEMPLATE_CHOICES.plain, pageNumbers: 'footer', margins: 'wide' } as const;
  expect(templateChanges(changed)).toHaveLength(Object.keys(TEMPLATE_CHOICES.plain).length);
  expect(templateChanges({ ...changed, ...templateChoices('academic') })).toEqual([]);
});
