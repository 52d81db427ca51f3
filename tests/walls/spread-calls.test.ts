import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript-6';
import { expect, test } from 'vitest';
import { SOURCE_FILES } from './source-files';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Calls whose last arguments are those of an array, which an engine passes on its stack: some 120,000 overflow it, and a text has
 * as many paragraphs, notes or letters as its author likes. `engine/src/text/long-arrays.ts` takes arrays of any length. These
 * arrays are short whatever the text.
 */
const SHORT: Readonly<Record<string, string>> = {
  'cli/src/mcp/serve.ts answer': 'the arguments of a tool',
  'engine/src/markdown/escape.ts pattern': 'a constant',
  'engine/src/parse/syntax/plain-tokens.ts plainToken': 'the arguments of a function',
  'engine/src/parse/syntax/plain-tokens.ts PlainToken': 'the arguments of a function',
  'engine/src/text/long-arrays.ts splice': 'at most a thousand items',
  'engine/src/theme/scheme.ts max': 'the channels of a colour',
  'engine/src/theme/scheme.ts min': 'the channels of a colour',
  'engine/src/word/flat/open-fields.ts counted': 'a noun in the singular and the plural',
  'engine/src/zip/archive.ts fields': 'the fields of a header',
  'web/app/converter/editor/PlainSurface.tsx max': 'the two ends of a selection',
  'web/app/converter/editor/PlainSurface.tsx min': 'the two ends of a selection',
  'web/app/converter/files/FileOrderDialog.tsx toSpliced': 'the one item that is moved',
  'web/app/converter/pages/draw/comments.ts max': 'the paragraphs on a page',
  'web/app/converter/pages/draw/draw-page.ts max': 'the borders of a paragraph',
  'web/app/converter/pages/line-at.ts max': 'the pieces of a line on a page',
  'web/app/converter/pages/line-at.ts min': 'the pieces of a line on a page',
  'web/app/converter/pages/text-column.ts max': 'the paragraphs on a page',
  'web/app/converter/pages/text-column.ts min': 'the paragraphs on a page',
  'web/app/worker/pages.ts max': 'the lines on a page',
  'web/app/worker/pages.ts min': 'the lines on a page',
};

/** `[a, b]`, and a choice between such arrays. */
function isLiteral(expression: ts.Expression): boolean {
  if (ts.isParenthesizedExpression(expression)) return isLiteral(expression.expression);
  if (ts.isConditionalExpression(expression))
    return isLiteral(expression.whenTrue) && isLiteral(expression.whenFalse);
  return ts.isArrayLiteralExpression(expression) && !expression.elements.some(ts.isSpreadElement);
}

function spreadCallsIn(source: ts.SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
      const isLong = node.arguments?.some((each) => ts.isSpreadElement(each) && !isLiteral(each.expression));
      const called = node.expression;
      if (isLong) found.push(ts.isPropertyAccessExpression(called) ? called.name.text : called.getText());
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const spreadIn = (path: string, text: string): string[] =>
  text.includes('...')
    ? spreadCallsIn(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)).map(
        (name) => `${path} ${name}`,
      )
    : [];

test('no call takes the items of an array that a text makes as its arguments', () => {
  const found = SOURCE_FILES.flatMap((path) => spreadIn(path, readFileSync(ROOT + path, 'utf8')));
  expect([...new Set(found)].sort()).toEqual(Object.keys(SHORT).sort());
});

test.each([
  ['list.push(...items)', ['a.ts push']],
  ['parts.at(-1)?.push(first, ...items)', ['a.ts push']],
  ['Math.max(0, ...items.map((item) => item.width))', ['a.ts max']],
  ['new Set(...items); String.fromCharCode(...bytes)', ['a.ts Set', 'a.ts fromCharCode']],
  ['list.splice(0, 1, ...(isEmpty ? [] : [item]))', []],
  ['const all = [...items, ...more]; list.push({ ...item })', []],
])('%s', (text, calls) => {
  expect(spreadIn('a.ts', text)).toEqual(calls);
});
