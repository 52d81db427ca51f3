import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MergeBar } from './MergeBar';

/** The two decisions: name, key, and whether it can be made. */
function decisions(kind: 'change' | 'conflict' | 'comment', isOpen: boolean, isTakeable: boolean) {
  const nothing = (): void => undefined;
  const markup = renderToStaticMarkup(
    <MergeBar
      kind={kind}
      isOpen={isOpen}
      isTakeable={isTakeable}
      onTake={nothing}
      onLeave={nothing}
      onTurn={nothing}
    />,
  );
  return [...markup.matchAll(/<button[^>]*aria-keyshortcuts[^>]*>/g)].map(({ 0: tag, index }) => [
    markup.slice(index + tag.length, markup.indexOf('</button>', index)).replace(/<[^>]*>/g, ''),
    /aria-keyshortcuts="(\w)"/.exec(tag)?.[1],
    tag.includes('aria-disabled="false"'),
  ]);
}

test.each([
  ['change', ['Reject', 'R'], ['Accept', 'A']],
  ['conflict', ['Keep mine', 'R'], ['Take theirs', 'A']],
] as const)('a %s can be left while it is open, and taken where its text is', (kind, leave, take) => {
  expect(decisions(kind, true, true)).toEqual([
    [...leave, true],
    [...take, true],
  ]);
  expect(decisions(kind, true, false)).toEqual([
    [...leave, true],
    [...take, false],
  ]);
  expect(decisions(kind, false, true)).toEqual([
    [...leave, false],
    [...take, true],
  ]);
});

test('for a comment, the key for accepting marks it as done', () => {
  expect(decisions('comment', true, false)).toEqual([
    ['Into the text', 'T', false],
    ['Done', 'A', true],
  ]);
});
