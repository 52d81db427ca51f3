import { drawMermaid } from '@footmark/diagrams';
import { expect, test, vi } from 'vitest';

vi.mock('@footmark/diagrams', () => ({ drawMermaid: vi.fn() }));

const scope = new EventTarget();
const [postMessage, reportError] = [vi.fn(), vi.fn()];
vi.stubGlobal('addEventListener', scope.addEventListener.bind(scope));
vi.stubGlobal('postMessage', postMessage);
vi.stubGlobal('reportError', reportError);
await import('./diagram-worker');

test.each([
  'Failed to fetch dynamically imported module: https://x/diagram-a.js',
  'error loading dynamically imported module: https://x/diagram-a.js',
  'Importing a module script failed.',
])(
  'a part of the library that is missing is an error of the worker, not a mistake in the diagram: %s',
  async (fault) => {
    vi.clearAllMocks();
    vi.mocked(drawMermaid).mockResolvedValueOnce({ fault }).mockResolvedValueOnce({ fault: 'no', line: 2 });
    scope.dispatchEvent(new MessageEvent('message', { data: { code: 'a' } }));
    scope.dispatchEvent(new MessageEvent('message', { data: { code: 'b' } }));
    await vi.waitFor(() => expect(postMessage.mock.calls).toEqual([[{ fault: 'no', line: 2 }]]));
    expect(reportError.mock.calls).toEqual([[new Error(fault)]]);
  },
);
