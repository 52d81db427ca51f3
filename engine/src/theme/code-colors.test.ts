import { expect, test } from 'vitest';
import { contrast } from '../../../tests/validation/accessibility.js';
import { lookOf } from './index.js';

test.each(['plain', 'academic', 'business', 'mla'] as const)(
  '%s: each colour of code can be read on its ground',
  (template) => {
    const { colors, codeColors } = lookOf(template);
    for (const ink of Object.values(codeColors))
      expect(contrast(ink, colors.codeBackground)).toBeGreaterThanOrEqual(4.5);
  },
);
