import { expect, test } from 'vitest';
import { openPackage } from '../docx/package';
import { producedFiles } from '../produced';
import { checkRules } from './rules';
import { describeFindings } from './validate-docx';

const files = producedFiles();

test('the tests before this one produced files', () => expect(files.length).toBeGreaterThan(0));

test.each(files)('obeys our rules: $caseName', ({ caseName, bytes }) => {
  expect(describeFindings(caseName, checkRules(openPackage(bytes)))).toBe('');
});
