// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are texts in other languages
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GRAMMARS, type LibraryGrammar } from './grammars.js';
import { highlighterOf } from './highlighter.js';
import { tokensIfWhole } from './token-emitter.js';

/** Lines of many languages, and signs that begin or end something in one of them. */
const LINES = [
  '#!/bin/sh -e',
  'import { a as b, c } from "./d.js"; // why',
  'export default class Tide<T extends Sea> extends Sea implements A { #b = /[a-z]+/gi; rise = async (x) => `h ${x + `${1}`} m`; }',
  'const view = <Sea.Tide high={3} {...rest}>text &amp; <b/></Sea.Tide>;',
  'interface A { readonly b?: string; c(d: number | undefined): Promise<void> }',
  '@cache(1)\ndef tide(n: int = 3, *args) -> str:\n    """How high."""\n    return f"{n!r} m {n:>{3}}" if n is None else r"\\d"',
  '>>> tide(3)\n...   + 1\n3',
  'public static async Task<int> Rise<T>(Map<int, T> by) where T : new() { return $"a {b}"; }',
  '@Override protected boolean run(List<String> a) throws E { int x = 0x1F + 1_000L; for (var b : a) c.d(b); }',
  "fn main<'a>(x: &'a mut str) -> Result<u8, String> { println!(\"{:?}\", x); b'c' /* d /* e */ */ }",
  'template <typename T> int A::b(const char *c) noexcept { return R"x(a)x"[0] + sizeof(T); }',
  '#include <stdio.h>\n#define A(b) \\\n  b + 1',
  "SELECT COUNT(*) AS a, 'b''c' FROM d WHERE e LIKE \"f%\" -- g\nGROUP BY h;",
  '<!DOCTYPE html>\n<p class="a" id=b>c<br/>&lt;<!-- d --><style>a { color: #fff }</style><script>let c = `1`;</script></p>',
  '<?php function a($b) { return "c {$d->e} f" . <<<X\n  g\nX; } ?>',
  'a: &b\n  - "c": 1.5e3\n    d: |\n      e\n    f: !!str {g: [h, ~]} # i',
  '{"a": [1, -2.5, true, null], "b\\u0041": {"c": "d"}} // e',
  '# Title\n\n* a `b` **c _d_** [e](f "g")\n\n```js\nlet h;\n```\n> i <b>j</b>',
  '@media (min-width: 1px) { a:hover > .b::after, #c[d="e"] { $f: darken(1px); --g: url(h.png) !important; @include i } }',
  'diff --git a/b b/b\n@@ -1 +1 @@\n-old\n+new\n context',
  'for a in "$B"/*.txt; do echo "c: ${d:-e}" `f` $(g "h") >&2 <<EOF\ni\nEOF\ndone',
  '$ ls -l\n% echo "a"\n# comment',
  'if ($a -eq 1) { Write-Host "b $($c.D)" } <# e #>',
  '%% a\n-module(b).\nc(D) when D > 1 -> {ok, "e", $f}.',
  '(defn a [b & c] (let [d {:e #"f"}] (+ b ~@c))) ; g',
  'module A where\na :: Int -> [b]\na x | x > 1 = \\y -> y {- c -} -- d',
  'let rec a = function | Some b -> "c" ^ b | None -> \'d\' (* e *)',
  'class A < B\n  def c?(d:, *e) = puts "f #{g} #{"h"}" if @i =~ /j/x\nend\n__END__\nk',
  'my %a = (b => qw(c d)); $e =~ s/f(g)/h$1/gi; print <<"I";\nj\nI\n=pod\nk\n=cut',
  '\\documentclass[a]{b}\\begin{verbatim}\n\\c\n\\end{verbatim}$x_1^{2}$ % d',
  'FROM a:1 AS b\nRUN c && \\\n  d "e"\nCMD ["f"]',
  'GET /a HTTP/1.1\nHost: b\nContent-Type: application/json\n\n{"c": 1}',
  '[a]\nb = "c" ; d\ne.f=1 # g',
  'func (a *B) C(d ...int) (e error) { defer f(); return `g` + "h" + \'i\' }',
  'a <- function(b, ...) { c %in% d; `e` = 1e-3L } # f',
  'server { listen 80; location ~ \\.a$ { return 301 https://$host$request_uri; } }',
  "procedure A(var b: Integer); begin { c } c := 'd'; (* e *) end;",
  'mov eax, [ebx+4] ; a\n.section b\nlbl: db "c", 0x1F',
  '(module (func $a (param i32) (result i64) i32.const 1)) ;; b',
];
const SIGNS = [
  '\n',
  '\n\n',
  '\t',
  '    ',
  ' ',
  '"',
  "'",
  '`',
  '#',
  '//',
  '/*',
  '*/',
  '<',
  '>',
  '</',
  '{',
  '}',
  '(',
  ')',
  '[',
  ']',
  '<?php',
  '${',
  '\\',
  '=>',
  ':',
  ';',
  ',',
  '---',
  '"""',
  "'''",
  'end',
  'class ',
  'def f',
  'return /x/',
  '0x1F',
  '@a',
  '$x',
  '漢',
];

describe('the tokens are those that the library itself finds', () => {
  const code = fc
    .array(fc.oneof(fc.constantFrom(...LINES), fc.constantFrom(...SIGNS)), { maxLength: 12 })
    .map((pieces) => pieces.join(''));

  test.each(Object.keys(GRAMMARS) as LibraryGrammar[])('%s', async (grammar) => {
    const highlighter = await highlighterOf(grammar);
    const same = (text: string) => {
      const { _emitter } = highlighter.instance.highlight(text, { language: grammar, ignoreIllegals: true });
      const expected = tokensIfWhole(_emitter, text);
      // Where the library's are not the whole text, ours may be.
      if (expected) expect(highlighter.tokensOf(text)).toEqual(expected);
    };
    same(LINES.join('\n'));
    for (const line of LINES) same(line);
    fc.assert(fc.property(code, same), { seed: 20260303, numRuns: Number(process.env.RUNS ?? 20) });
  });
});
