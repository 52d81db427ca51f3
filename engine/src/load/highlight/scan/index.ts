import type { CodeTokens } from '../../../model/code-tokens.js';
import type { GrammarName } from '../languages.js';
import { scanCss } from './css.js';
import { scanDiff } from './diff.js';
import { LANGUAGES } from './languages/index.js';
import { scanMarkup } from './markup.js';
import { Program } from './program.js';
import { Table } from './table.js';
import { TokenList } from './token-list.js';
import { scanYaml } from './yaml.js';

/** Colours a text. */
type Scan = (code: string, tokens: TokenList) => void;

/** The scanners of languages other than programming languages. */
const SCANS = {
  css: scanCss,
  diff: scanDiff,
  scss: (code, tokens) => scanCss(code, tokens, true),
  xml: scanPage,
  yaml: scanYaml,
} satisfies Partial<Record<GrammarName, Scan>>;

/** A language that is highlighted without highlight.js. */
export type ScannedLanguage = keyof typeof SCANS | keyof typeof LANGUAGES;

export function isScanned(name: GrammarName): name is ScannedLanguage {
  return name in SCANS || name in LANGUAGES;
}

/** Splits code into tokens. */
export function scannedTokens(code: string, name: ScannedLanguage): CodeTokens {
  const tokens = new TokenList(code);
  scanOf(name)(code, tokens);
  return tokens.finish();
}

/** The scanners made so far: the tables of a language are built when it first occurs. */
const scans = new Map<ScannedLanguage, Scan>();

function scanOf(name: ScannedLanguage): Scan {
  const known = scans.get(name);
  if (known) return known;
  const scan =
    name in SCANS ? SCANS[name as keyof typeof SCANS] : programScan(name as keyof typeof LANGUAGES);
  scans.set(name, scan);
  return scan;
}

function programScan(name: keyof typeof LANGUAGES): Scan {
  const table = new Table(LANGUAGES[name]);
  return (code, tokens) => new Program(code, table, tokens).scan();
}

/** HTML and XML, with the scripts and style sheets in them. */
function scanPage(code: string, tokens: TokenList): void {
  scanMarkup(code, tokens, (language, from, to) => {
    tokens.offset = from;
    scanOf(language === 'style' ? 'css' : 'javascript')(code.slice(from, to), tokens);
    tokens.offset = 0;
  });
}
