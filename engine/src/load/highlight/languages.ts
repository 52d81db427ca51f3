/** The languages that are highlighted, by the names of their grammars, each with its other labels. */
const LABELS = {
  awk: 'gawk mawk nawk',
  bash: 'sh zsh ksh',
  c: 'h',
  clojure: 'clj cljs edn',
  cmake: '',
  cpp: 'c++ cc cxx hpp hh hxx h++',
  csharp: 'c# cs',
  css: '',
  dart: '',
  delphi: 'pascal pas freepascal',
  diff: 'patch',
  dockerfile: 'docker containerfile',
  dos: 'bat batch cmd',
  elixir: 'ex exs',
  elm: '',
  erlang: 'erl',
  fortran: 'f90 f95',
  fsharp: 'f# fs',
  go: 'golang',
  graphql: 'gql',
  groovy: 'gradle',
  haskell: 'hs',
  http: 'https',
  ini: 'toml conf cfg editorconfig',
  java: '',
  javascript: 'js jsx mjs cjs node',
  json: 'jsonc json5 jsonl geojson',
  julia: 'jl',
  kotlin: 'kt kts',
  latex: 'tex',
  less: '',
  lisp: 'commonlisp elisp emacs-lisp scheme racket',
  lua: '',
  makefile: 'make mk',
  markdown: 'md mdx',
  matlab: 'octave',
  nginx: '',
  nix: '',
  objectivec: 'objc obj-c objective-c mm',
  ocaml: 'ml',
  perl: 'pl pm',
  php: '',
  powershell: 'ps1 pwsh ps',
  prolog: '',
  properties: 'env dotenv',
  protobuf: 'proto',
  python: 'py py3 python3 gyp ipython jupyter sage',
  'python-repl': 'pycon',
  r: '',
  ruby: 'rb rake gemspec',
  rust: 'rs',
  scala: 'sc sbt',
  scss: 'sass',
  shell: 'console shellsession shell-session sh-session terminal',
  sql: 'mysql postgres postgresql pgsql plsql tsql sqlite mssql',
  swift: '',
  typescript: 'ts tsx mts cts',
  vbnet: 'vb visual-basic',
  verilog: 'v sv systemverilog',
  vhdl: '',
  vim: 'viml vimscript',
  wasm: 'wat wast',
  x86asm: 'asm assembly nasm',
  xml: 'html xhtml htm svg rss atom xsl xslt plist vue svelte',
  yaml: 'yml',
} as const;

export type GrammarName = keyof typeof LABELS;

const NAMES = new Map<string, GrammarName>(
  (Object.entries(LABELS) as [GrammarName, string][]).flatMap(([name, labels]) =>
    `${name} ${labels}`
      .trim()
      .split(' ')
      .map((label) => [label, name] as const),
  ),
);

/** The names of all grammars, in no particular order. */
export const GRAMMAR_NAMES = Object.keys(LABELS) as readonly GrammarName[];

/** The grammar for a fence's label: also `{.python}`, `language-js`, `js:app.js`, `rust,ignore` and `js{1,3}`. */
export function grammarNameOf(label: string): GrammarName | undefined {
  const [name = ''] = label
    .toLowerCase()
    .replace(/^\{?\.?(?:lang(?:uage)?-)?/, '')
    .split(/[{}:,;=[(]/, 1);
  return NAMES.get(name);
}
