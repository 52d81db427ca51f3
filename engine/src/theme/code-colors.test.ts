import { expect, test } from 'vitest';
import { contrast } from '../../../tests/validation/accessibility.js';
import { academic } from './academic.js';
import { business } from './business.js';
import { mla } from './mla.js';
import { plain } from './plain.js';

test.each(Object.entries({ plain, academic, business, mla }))(
  '%s: each colour of code can be read on its ground',
  (_, { colors, codeColors }) => {
    for (const ink of Object.values(codeColors)) {
      expect(contrast(ink, colors.codeBackground)).toBeGreaterThanOrEqual(4.5);
    }
  },
);
