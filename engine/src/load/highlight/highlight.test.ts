import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CodeTokenKind, eachCodeToken } from '../../model/code-tokens.js';
import { GRAMMARS } from './grammars.js';
import { tokensOf as libraryTokensOf } from './highlighter.js';
import { GRAMMAR_NAMES, type GrammarName, grammarNameOf } from './languages.js';
import { isScanned, scannedTokens } from './scan/index.js';

type Token = { kind: CodeTokenKind | undefined; text: string };

async function tokensOf(code: string, grammar: GrammarName): Promise<Token[] | undefined> {
  const packed = isScanned(grammar) ? scannedTokens(code, grammar) : await libraryTokensOf(code, grammar);
  if (!packed) return undefined;
  const tokens: Token[] = [];
  eachCodeToken(code, packed, (text, kind) => tokens.push({ kind, text }));
  return tokens;
}

const textOf = (tokens: readonly Token[] | undefined): string | undefined =>
  tokens?.map(({ text }) => text).join('');

/** The kinds of the tokens that `wanted` names. */
async function kinds(code: string, grammar: GrammarName, ...wanted: string[]) {
  const tokens = await tokensOf(code, grammar);
  return wanted.map((word) => tokens?.find(({ text }) => text.trim() === word)?.kind);
}

describe('labels', () => {
  test.each([
    ['js', 'javascript'],
    ['TSX', 'typescript'],
    ['py', 'python'],
    ['sh', 'bash'],
    ['c++', 'cpp'],
    ['C#', 'csharp'],
    ['yml', 'yaml'],
    ['html', 'xml'],
    ['{.python', 'python'],
    ['language-js', 'javascript'],
    ['js:app.js', 'javascript'],
    ['rust,ignore', 'rust'],
    ['js{1,3}', 'javascript'],
    ['console', 'shell'],
  ])('%s is %s', (label, name) => expect(grammarNameOf(label)).toBe(name));

  test.each(['', 'text', 'mermaid', 'constructor', '__proto__', 'h++++'])('%s is unknown', (label) =>
    expect(grammarNameOf(label)).toBeUndefined(),
  );

  test.each(GRAMMAR_NAMES)('%s is its own name', (name) => expect(grammarNameOf(name)).toBe(name));

  test.each(Object.entries(GRAMMARS))('the grammar of %s loads', async (_, grammar) => {
    expect((await grammar()).default).toBeTypeOf('function');
  });
});

describe('words', () => {
  test('JavaScript', async () => {
    const code = 'class Tide extends Sea { rise() { return `at $' + '{h + 1} m`; } } // noon\nconst x = "a";';
    const found = await kinds(code, 'javascript', 'class', 'Tide', 'rise', '`at', '1', '// noon', '"a"');
    expect(found).toEqual(['keyword', 'type', 'function', 'string', 'number', 'comment', 'string']);
  });

  test('what is computed inside a text is not part of it', async () => {
    expect(await kinds('f"a {b} c"', 'python', 'f"a', '{b}')).toEqual(['string', undefined]);
  });

  test('Python', async () => {
    const code = '@cache\ndef tide(n: int = 3):\n    """How high."""\n    return None  # never';
    const found = await kinds(code, 'python', '@cache', 'def', 'tide', '"""How high."""', 'None', '# never');
    expect(found).toEqual(['meta', 'keyword', 'function', 'string', 'number', 'comment']);
  });

  test('a page with its styles and scripts', async () => {
    const code = '<p class="a">b</p><script>let c = 1</script>';
    expect(await kinds(code, 'xml', 'p', 'class', '"a"', 'b', 'let', '1')).toEqual([
      'keyword',
      'name',
      'string',
      undefined,
      'keyword',
      'number',
    ]);
  });

  test('C#', async () => {
    const code = 'public static int Rise<T>(Map<int, T> by) { return Go(by); }';
    const found = await kinds(code, 'csharp', 'public static', 'Rise', 'int', 'return');
    expect(found).toEqual(['keyword', 'function', 'type', 'keyword']);
  });

  test('a gap without a colour belongs to the word before it', async () => {
    expect(await tokensOf('return null\n  or 1', 'javascript')).toEqual([
      { kind: 'keyword', text: 'return ' },
      { kind: 'number', text: 'null' },
      { kind: undefined, text: '\n  or ' },
      { kind: 'number', text: '1' },
    ]);
  });

  test('changes', async () => {
    expect(await kinds('-old\n+new\n', 'diff', '-old', '+new')).toEqual(['deleted', 'inserted']);
  });
});

test('earlier code does not affect the result', async () => {
  const code = '<style>a { color: red }</style>\n{{x}}';
  const first = await tokensOf(code, 'markdown');
  await tokensOf(code, 'xml');
  await tokensOf('a { color: red }', 'css');
  expect(await tokensOf(code, 'markdown')).toEqual(first);
});

describe('the text stays the same, character by character', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      ...['\n', '\n\n', '\t', '    ', ' ', '"', "'", '`', '#', '//', '/*', '*/', '<', '>', '</', '&', '&lt;'],
      ...[
        '${',
        '{',
        '}',
        '<?php',
        '<span class="hljs-keyword">',
        '</span>',
        '\r\n',
        '\u0000',
        '\ud800',
        '漢',
      ],
      ...[
        'if',
        'class',
        'def f():',
        'return',
        '0x1F',
        'SELECT',
        '@a',
        '$x',
        '\\',
        '=>',
        '---',
        '+++ a',
        'שלום',
      ],
    ),
    fc.string({ unit: 'binary' }),
  );
  const code = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));

  test.each(GRAMMAR_NAMES)('%s', async (grammar) => {
    await fc.assert(
      fc.asyncProperty(code, async (text) => {
        expect(textOf(await tokensOf(text, grammar))).toBe(text);
      }),
      { seed: 20250815, numRuns: 60 },
    );
  });
});
