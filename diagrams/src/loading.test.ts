import { expect, test, vi } from 'vitest';
import { drawMermaid } from './index.js';

const MESSAGE = 'Failed to fetch dynamically imported module: https://x/mermaid.js';
const initialize = vi.fn();
vi.mock('mermaid', () => ({
  default: { initialize, render: async () => ({ svg: '<svg xmlns="http://www.w3.org/2000/svg"/>' }) },
}));

test('a library that cannot be loaded is reported in the platform’s words, and tried again for the next diagram', async () => {
  initialize.mockImplementationOnce(() => {
    throw new TypeError(MESSAGE);
  });
  const request = { language: 'mermaid', code: 'flowchart LR\n A --> B' };
  const [first, second] = await Promise.all([drawMermaid(request), drawMermaid(request)]);
  expect(first).toEqual({ fault: MESSAGE });
  expect(second).toHaveProperty('svg');
});
