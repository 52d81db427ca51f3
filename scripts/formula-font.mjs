// Writes the font that formulas of the pages have where the visitor has neither Cambria Math nor STIX Two Math: STIX Math, each
// character as wide as the layout takes it to be. Needed only after those widths have changed. Debian's fonts-stix and woff2, and
// the Python package fonttools, must be installed: node scripts/formula-font.mjs [FILE OF STIX MATH]
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

const path = (/** @type {string} */ address) => fileURLToPath(new URL(address, import.meta.url));

const [source = '/usr/share/fonts/opentype/stix-word/STIXMath-Regular.otf'] = process.argv.slice(2);
const FOLDER = path('../web/app/converter/pages/formula-font/');

/** The ranges of each file. Alphabets and signs that few formulas have are apart, and browsers load a file only if a page needs it. */
const FILES = {
  common:
    'U+20-7E,U+A0-FF,U+131,U+237,U+2C6-2DD,U+300-338,U+391-3F5,U+2010-2064,U+20D0-20DD,U+2100-214F,U+2190-22FF,U+2308-230B,U+23DC-23E1,U+25A1,U+25B3,U+27E6-27EF,U+27F5-27FC,U+2A00-2A06,U+2A7D-2A7E,U+1D400-1D467,U+1D49C-1D4B5,U+1D6A4-1D71B',
  rare: 'U+2900-29FF,U+2A07-2A7C,U+2A7F-2AFF,U+1D468-1D49B,U+1D4B6-1D6A3,U+1D71C-1D7FF',
};
/** Constants of Cambria Math, in thousandths of an em. */
const CONSTANTS = {
  ScriptPercentScaleDown: 73,
  ScriptScriptPercentScaleDown: 60,
  SuperscriptShiftUp: 366,
  SubscriptShiftDown: 204,
  FractionNumeratorShiftUp: 586,
  FractionNumeratorDisplayStyleShiftUp: 757,
  FractionDenominatorShiftDown: 503,
  FractionDenominatorDisplayStyleShiftDown: 669,
};

/** Characters whose widths are known of Cambria Math: digits, Latin and Greek letters, and those in bold and in italics. */
const LETTERS = /[0-9A-Za-z\u0391-\u03c9\u210e\u{1d400}-\u{1d467}\u{1d6e2}-\u{1d714}]/u;
const ITALIC_H = 'ℎ';
/** The width that the layout assumes for an unknown character. */
const UNKNOWN = 0.55;

const temporary = mkdtempSync(join(tmpdir(), 'footmark-formula-font-'));
try {
  const { letters, operator, LARGE, INTEGRALS } = await measures();
  for (const [name, ranges] of Object.entries(FILES)) {
    const advances = Object.fromEntries(
      codesIn(ranges).flatMap((code) => {
        const character = String.fromCodePoint(code);
        if (LARGE.test(character) || INTEGRALS.test(character)) return [];
        const known = advancesOf(character, letters, operator);
        return known ? [[code, known]] : [];
      }),
    );
    const operators = Object.fromEntries(
      codesIn(ranges).flatMap((code) => {
        const character = String.fromCodePoint(code);
        const slanted = INTEGRALS.test(character);
        if (!LARGE.test(character) && !slanted) return [];
        return [
          [
            code,
            { slanted, advances: [false, true].map((isDisplay) => operator(character, isDisplay).width) },
          ],
        ];
      }),
    );
    const font = join(FOLDER, `formulas-${name}.otf`);
    execFileSync('python3', [path('fonts/formula-font.py'), source, ranges, font], {
      input: JSON.stringify({ advances, operators, constants: CONSTANTS }),
      stdio: ['pipe', 'inherit', 'inherit'],
    });
    execFileSync('woff2_compress', [font]);
    rmSync(font);
  }
} finally {
  rmSync(temporary, { recursive: true });
}

/**
 * The widths of a character in em, in a formula, in a script and in a script of a script, where the layout knows them.
 *
 * @param {string} character
 * @param {(text: string, letters: { isItalic: boolean, scriptLevel: 0 | 1 | 2 }) => { width: number }} letters
 * @param {(text: string, isDisplay: boolean) => { width: number }} operator
 */
function advancesOf(character, letters, operator) {
  if (LETTERS.test(character))
    return /** @type {const} */ ([0, 1, 2]).map(
      (scriptLevel) => letters(character, { isItalic: character === ITALIC_H, scriptLevel }).width,
    );
  // Other letters are estimates.
  if (/\p{L}/u.test(character)) return undefined;
  const { width } = operator(character, false);
  return width > 0 && width !== UNKNOWN ? [width, width, width] : undefined;
}

/** The layout's own measures of characters. */
async function measures() {
  const build = await rolldown({
    input: path('../engine/src/load/math/size/glyphs.ts'),
    platform: 'neutral',
  });
  const letters = await rolldown({
    input: path('../engine/src/load/math/size/letters.ts'),
    platform: 'neutral',
  });
  const files = { operator: join(temporary, 'glyphs.mjs'), letters: join(temporary, 'letters.mjs') };
  await build.write({ file: files.operator, format: 'es' });
  await letters.write({ file: files.letters, format: 'es' });
  return {
    ...(await import(pathToFileURL(files.operator).href)),
    ...(await import(pathToFileURL(files.letters).href)),
  };
}

/** @param {string} ranges */
function codesIn(ranges) {
  return ranges.split(',').flatMap((range) => {
    const [first = 0, last = first] = range
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}
