import { expect, test } from 'vitest';
import { asPublished } from '../../web/before-build/markdown-blocks';

const SOURCE = `# Command

<!-- until published -->

In a clone: \`npm ci\`.

<!-- once published

\`npm install footmark\`

-->

Then run it.
`;

test('until the packages are on npm, the documentation says how to install them from a clone, and afterwards from npm', () => {
  expect(asPublished(SOURCE, false)).toBe('# Command\n\n\nIn a clone: `npm ci`.\n\n\nThen run it.\n');
  expect(asPublished(SOURCE, true)).toBe('# Command\n\n\n`npm install footmark`\n\n\nThen run it.\n');
});
