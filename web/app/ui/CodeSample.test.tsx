import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CodeSample } from './CodeSample';

const CODE = 'a\n  b --check -q x-y\n    c\n          d\n';

test('each line of code has its indentation, and options that must not break', () => {
  const [, code = ''] =
    /<code>([\s\S]*)<\/code>/.exec(renderToStaticMarkup(<CodeSample label="" code={CODE} />)) ?? [];
  const kept = (option: string) => `<span class="whitespace-nowrap">${option}</span>`;
  expect(code).toBe(
    `<span>a\n</span><span data-indent="1">  b ${kept('--check')} ${kept('-q')} x-y\n</span>` +
      `<span data-indent="2">    c\n</span><span data-indent="4">          d\n</span>`,
  );
});
