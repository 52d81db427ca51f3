import { expect, test } from 'vitest';
import { documentFileName } from './file-name';

test('the name carries the local date, padded', () => {
  expect(documentFileName(new Date(2025, 0, 5, 0, 1))).toBe('document_2025-01-05.docx');
  expect(documentFileName(new Date(2025, 11, 31, 23, 59))).toBe('document_2025-12-31.docx');
});
