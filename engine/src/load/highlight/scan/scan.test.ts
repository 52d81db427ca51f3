// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are texts in other languages
import { describe, expect, test } from 'vitest';
import { type CodeTokenKind, eachCodeToken } from '../../../model/code-tokens.js';
import { GRAMMAR_NAMES } from '../languages.js';
import { isScanned, type ScannedLanguage, scannedTokens } from './index.js';

const SCANNED = GRAMMAR_NAMES.filter(isScanned);

/** The coloured tokens, each with its kind, without the blanks around it. */
function coloured(language: ScannedLanguage, code: string): string {
  const found: string[] = [];
  eachCodeToken(code, scannedTokens(code, language), (text, kind?: CodeTokenKind) => {
    if (kind) found.push(`${kind} ${text.trim()}`);
  });
  return found.join(' | ');
}

describe('what is coloured', () => {
  test.each<[string, ScannedLanguage, string, string]>([
    [
      'code in a text, and a text in that',
      'javascript',
      '`a ${b(`c${1}`)} d`',
      'string `a | function b | string `c | number 1 | string ` | string d`',
    ],
    ['a slash divides behind a value', 'javascript', 'a / b / c', ''],
    ['a slash begins an expression elsewhere', 'javascript', 'f(/[/"]+/g)', 'function f | string /[/"]+/g'],
    ['an unclosed text ends with its line', 'javascript', "a('b\nif", "function a | string 'b | keyword if"],
    [
      'functions that are assigned',
      'javascript',
      'const a = async (b) => c',
      'keyword const | function a | keyword async',
    ],
    ['names by their form', 'javascript', 'Tide MAX_TIDE tide', 'type Tide | name MAX_TIDE'],
    ['members and keys', 'javascript', '({ a: b.c, ...d })', 'name a | name c'],
    [
      'markup with expressions in it',
      'typescript',
      'return <A b="c" d={e(1)}>don\'t {"f"}</A>;',
      'keyword return | keyword A | name b | string "c" | name d | function e | number 1 | string "f" | keyword A',
    ],
    [
      'parameters of types are no markup',
      'typescript',
      'const a = <T,>(b: T) => 1',
      'keyword const | name b | number 1',
    ],
    ['words with two meanings', 'typescript', 'get a() {} get()', 'keyword get | function a | function get'],
    ['formatted texts', 'python', 'f"a {b!r} {{c}}"', 'string f"a | string {{c}}"'],
    ['long texts', 'python', '"""a\n"b" """ + r"\\"', 'string """a\n"b" """ | string r"\\"'],
    [
      'classes and what they are based on',
      'python',
      'class A(B, c): pass',
      'keyword class | type A | type B | keyword pass',
    ],
    [
      'names behind their types',
      'java',
      'Map<String, List<int[]>> tide(int a) { String b = c; return d(e); }',
      'type Map | type int | function tide | type int | type String | name b | keyword return',
    ],
    ['lifetimes and characters', 'rust', "&'a str + 'b'", "number 'a | type str | string 'b'"],
    ['raw texts', 'rust', 'r##"a "# b"## + 1', 'string r##"a "# b"## | number 1'],
    ['comments in comments', 'rust', '/* a /* b */ c */ fn', 'comment /* a /* b */ c */ | keyword fn'],
    [
      'attributes',
      'rust',
      '#[cfg(a = "]")] fn b() {}',
      'meta #[cfg(a = | string "]" | meta )] | keyword fn | function b',
    ],
    [
      'variables in texts',
      'bash',
      'echo "a $b ${c:-${d}} $(ls e)" # f',
      'type echo | string "a | name $b | string  | name ${c:-${d}} | string  | type ls | string " | comment # f',
    ],
    [
      'a text up to its name',
      'bash',
      'cat <<EOF\nif\n  EOF\nfi',
      'type cat | string EOF\nif\n  EOF | keyword fi',
    ],
    ['words in paths and a sign in a word', 'bash', 'a#b /bin/cat test-if', ''],
    [
      'raw texts',
      'go',
      'func a(b any) { c := `d\\` }',
      'keyword func | function a | type any | string `d\\`',
    ],
    ['functions only where they are called', 'sql', 'SELECT count(a), count', 'keyword SELECT | type count'],
    [
      'keys and values',
      'json',
      '{"a": "b", "c" : -1.5e3}',
      'name "a" | string "b" | name "c" | number -1.5e3',
    ],
    [
      'a page with scripts and styles',
      'xml',
      '<a b=c>&amp;</a><script>if</script><style>p{q:1px}</style>',
      'keyword a | name b | string c | number &amp; | keyword a | keyword script | keyword if | keyword script | keyword style | keyword p | name q | number 1px | keyword style',
    ],
    [
      'selectors and declarations',
      'css',
      'a:hover > .b[c] { color: rgb(0 0 0) !important; --d: #fff }',
      'keyword a | name :hover | name .b[c] | name color | type rgb | number 0 0 0 | meta !important | name --d | number #fff',
    ],
    [
      'texts of several lines',
      'yaml',
      'a: |\n  b: c\n\n  d\ne: [f, 2]',
      'name a: | string |\n  b: c\n\n  d | name e: | string f | number 2',
    ],
    [
      'lines',
      'diff',
      '--- a\n+++ b\n@@ c\n-d\n+e',
      'comment --- a\n+++ b | meta @@ c | deleted -d | inserted +e',
    ],
  ])('%s', (_, language, code, expected) => expect(coloured(language, code)).toBe(expected));
});

/** What opens something, and could make a scanner search for its end again and again. */
const HOSTILE = [
  ...[
    '"',
    '`${',
    '"${',
    'f"{',
    '/*',
    '(',
    '(<a',
    '<a>',
    '(/[',
    '#[',
    'r#',
    '<<a\n',
    '@',
    '${',
    '<a b=&',
    '\n ',
    'a<',
    'int a',
  ],
  ...['{{', 'a: ', '|\n', '[;', 'url(', '1e', "'a", '\\', '漢'],
];
/** In UTF-16 code units: in quadratic time, one text would take seconds, and takes milliseconds. */
const HOSTILE_LENGTH = 60_000;
/** In milliseconds of processor time. */
const LIMIT = 1000;

test.each(SCANNED)('%s takes time in proportion to any text', (language) => {
  for (const piece of HOSTILE) {
    const code = piece.repeat(HOSTILE_LENGTH / piece.length);
    const begin = process.cpuUsage();
    let end = 0;
    eachCodeToken(code, scannedTokens(code, language), (text) => {
      end += text.length;
    });
    expect(end).toBe(code.length);
    const { user, system } = process.cpuUsage(begin);
    expect((user + system) / 1000, piece).toBeLessThan(LIMIT);
  }
});
