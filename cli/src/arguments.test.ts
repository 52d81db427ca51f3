import { MARGIN_RANGE } from '@footmark/engine/options';
import { describe, expect, test } from 'vitest';
import { parseCommand } from './arguments.js';
import { UsageError } from './errors.js';
import type { Settings } from './settings.js';

function settingsOf(...words: string[]): Settings {
  const command = parseCommand(['in.md', ...words]);
  if (command.kind !== 'convert') throw new Error(`Expected a conversion, got ${command.kind}`);
  return command.settings;
}

function refusal(...words: string[]): string {
  try {
    parseCommand(words);
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
  throw new Error(`Accepted: ${words.join(' ')}`);
}

describe('parseCommand', () => {
  test('takes the input from any position', () => {
    const expected = { kind: 'convert', inputs: ['in.md'], settings: { output: 'out.docx' } };
    expect(parseCommand(['in.md', '-o', 'out.docx'])).toMatchObject(expected);
    expect(parseCommand(['--output=out.docx', 'in.md'])).toMatchObject(expected);
    expect(parseCommand(['-oout.docx', '--', 'in.md'])).toMatchObject(expected);
  });

  test('takes - as input and as output', () => {
    expect(parseCommand(['-', '-o', '-'])).toMatchObject({ inputs: ['-'], settings: { output: '-' } });
  });

  test('takes several inputs', () => {
    expect(parseCommand(['a.md', '--toc', 'docs'])).toMatchObject({ inputs: ['a.md', 'docs'] });
  });

  test('takes an input that looks like an option after --', () => {
    expect(parseCommand(['--', '-draft.md'])).toMatchObject({ inputs: ['-draft.md'] });
  });

  test.each<[string[], Settings['conversion']]>([
    [['--font', 'georgia'], { fontFamily: 'georgia' }],
    [['--size', '14'], { fontSize: 14 }],
    [['--spacing', '1.15'], { lineSpacing: '1.15' }],
    [['--template', 'mla'], { template: 'mla' }],
    [['--page-numbers', 'header'], { showPageNumbers: true, pageNumberPosition: 'header' }],
    [['--page-numbers', 'none'], { showPageNumbers: false }],
    [['--header', 'Draft'], { headerText: 'Draft' }],
    [['--footer', 'Page'], { footerText: 'Page' }],
    [['--first-header', ''], { firstHeaderText: '' }],
    [['--first-footer', 'Draft'], { firstFooterText: 'Draft' }],
    [['--even-header', '{title}'], { evenHeaderText: '{title}' }],
    [['--even-footer', '{page}'], { evenFooterText: '{page}' }],
    [['--line-numbers'], { lineNumbers: true }],
    [['--no-line-numbers'], { lineNumbers: false }],
    [['--title-page'], { titlePage: true }],
    [['--no-title-page'], { titlePage: false }],
    [['--toc'], { includeTableOfContents: true }],
    [['--toc', '--no-toc'], { includeTableOfContents: false }],
    [['--page', 'letter'], { pageSize: 'letter' }],
    [['--table-widths', 'content'], { tableWidths: 'content' }],
    [['--wide-tables', 'landscape'], { wideTables: 'landscape' }],
    [['--table-headers', 'dark'], { tableHeaders: 'dark' }],
    [['--margins', '1.5in'], { margins: { top: 108, right: 108, bottom: 108, left: 108 } }],
    [['--margins', '1in,72pt'], { margins: { top: 72, right: 72, bottom: 72, left: 72 } }],
    [['--margins', '1pt, 2pt, 3pt, 4pt'], { margins: { top: 1, right: 2, bottom: 3, left: 4 } }],
    [['--links-to-footnotes'], { linksToFootnotes: true }],
    [['--no-links-to-footnotes'], { linksToFootnotes: false }],
    [['--captions'], { imageCaptions: true }],
    [['--captions=alt'], { imageCaptions: 'alt' }],
    [['--no-captions'], { imageCaptions: false }],
    [['--number-by-chapter'], { numberByChapter: true }],
    [['--no-number-by-chapter'], { numberByChapter: false }],
    [['--highlight'], { highlightCode: true }],
    [['--smart-quotes'], { smartQuotes: true }],
    [['--no-smart-quotes'], { smartQuotes: false }],
    [['--no-highlight'], { highlightCode: false }],
    [['--clean-up'], { repairs: true }],
    [['--clean-up=escaped-math,citation-marks'], { repairs: ['citation-marks', 'escaped-math'] }],
    [['--no-clean-up'], { repairs: false }],
    [['--footnotes', 'document'], { footnotePosition: 'document' }],
    [['--repeated', 'see-note'], { footnoteOptions: { duplicateHandling: 'see-note' } }],
    [['--undefined', 'skip'], { footnoteOptions: { undefinedHandling: 'skip' } }],
    [['--no-unreferenced'], { footnoteOptions: { includeUnreferenced: false } }],
    [['--unreferenced'], { footnoteOptions: { includeUnreferenced: true } }],
    [['--separator', 'semicolon'], { footnoteOptions: { unreferencedSeparator: 'semicolon' } }],
    [['--title', 'A title'], { title: 'A title' }],
    [['--title=-1'], { title: '-1' }],
    [['--author', 'Ada'], { author: 'Ada' }],
    [['--lang', 'pt-br'], { language: 'pt-BR' }],
    [['--date', '2024-02-29'], { date: new Date('2024-02-29T00:00:00Z') }],
  ])('%j sets an option of the engine', (words, conversion) => {
    expect(settingsOf(...words).conversion).toEqual({ footnoteOptions: {}, ...conversion });
  });

  test('--remote-images applies only to the command', () => {
    expect(settingsOf().remoteImages).toBeUndefined();
    expect(settingsOf('--remote-images').remoteImages).toBe(true);
  });

  test('options about notes add up', () => {
    expect(settingsOf('--undefined', 'skip', '--repeated', 'see-note').conversion?.footnoteOptions).toEqual({
      undefinedHandling: 'skip',
      duplicateHandling: 'see-note',
    });
  });

  test('merge takes a text and one returned file', () => {
    expect(parseCommand(['merge', 'a.md', 'b.docx', '--mark'])).toMatchObject({
      kind: 'merge',
      inputs: { text: 'a.md', returned: 'b.docx', marks: true },
    });
    expect(refusal('merge', 'a.md', 'b.docx', 'c.docx')).toContain(
      'merge needs a text and the returned Word file',
    );
    expect(refusal('merge', 'a.md')).toContain('merge needs a text and the returned Word file');
  });

  test('folders for pictures add up', () => {
    expect(settingsOf('--allow-outside', 'a', '--allow-outside', 'b')).toMatchObject({
      allowOutside: ['a', 'b'],
    });
  });

  test('the limits of numbers and lengths are allowed themselves', () => {
    expect(settingsOf('--wrap', '20')).toMatchObject({ wrap: 20 });
    expect(refusal('in.docx', '--wrap', '19')).toContain('20 or more');
    const { margins } = settingsOf('--margins', `${MARGIN_RANGE.max}pt`).conversion ?? {};
    expect(margins?.top).toBe(MARGIN_RANGE.max);
  });

  test('the last of two equal options counts', () => {
    expect(settingsOf('--size', '10', '--size', '12').conversion?.fontSize).toBe(12);
  });

  test('--help and --version need no input', () => {
    expect(parseCommand(['--help'])).toEqual({ kind: 'help' });
    expect(parseCommand(['-h', 'in.md'])).toEqual({ kind: 'help' });
    expect(parseCommand(['--version'])).toEqual({ kind: 'version' });
  });

  test.each([
    [[], 'no input file given; - is standard input'],
    [['a.md', ''], 'no input file given; - is standard input'],
    [['a.md', '--colour', 'red'], "unknown option '--colour'"],
    [['a.md', '-x'], "unknown option '-x'"],
    [
      ['a.md', '--font', 'comic'],
      "--font: 'comic' is not accepted; choose calibri, times, arial, or georgia",
    ],
    [['a.md', '--size', '13'], "--size: '13' is not accepted; choose 10, 11, 12, or 14"],
    [['a.md', '--size', '11.0'], "--size: '11.0' is not accepted; choose 10, 11, 12, or 14"],
    [['a.md', '--font'], '--font: needs a value, calibri|times|arial|georgia'],
    [['a.md', '-o', '--json'], '-o: needs a value, PLACE'],
    [['a.md', '--title='], '--title: needs a value, TEXT'],
    [['a.md', '--json=yes'], "--json: takes no value, but got 'yes'"],
    [['a.md', '--lang', 'not a tag'], "--lang: 'not a tag' is not a language tag; write it like en-US or de"],
    [['a.md', '--date', '2026-02-30'], "--date: '2026-02-30' is not a date; write it like 2026-11-21"],
    [['a.md', '--date', 'tomorrow'], "--date: 'tomorrow' is not a date; write it like 2026-11-21"],
  ])('%j is refused', (words, message) => {
    expect(refusal(...words)).toBe(message);
  });

  test.each(['10cm', '2', '1in,2', '1in,1in,1in', '1in,1in,1in,1in,1in', '-1cm', ''])(
    'margins of %j are refused',
    (lengths) => {
      expect(refusal('a.md', `--margins=${lengths}`)).toMatch(/^--margins: /);
    },
  );
});

describe('mcp', () => {
  test('takes folders and limits', () => {
    expect(parseCommand(['mcp'])).toEqual({
      kind: 'mcp',
      roots: [],
      limits: { seconds: 120, megabytes: 2000 },
    });
    const words = ['mcp', '--root', 'a', '--time-limit', '5', '--root', 'b', '--memory-limit', '300'];
    expect(parseCommand(words)).toEqual({
      kind: 'mcp',
      roots: ['a', 'b'],
      limits: { seconds: 5, megabytes: 300 },
    });
  });

  test.each([
    [['--check'], 'mcp takes no --check; only --root FOLDER, --time-limit SECONDS and --memory-limit MB'],
    [['a.md'], 'mcp takes no input files; only --root'],
    [['--root'], '--root: needs a value, FOLDER'],
    [['--time-limit'], '--time-limit: needs a value, SECONDS'],
    [['--time-limit', '0'], "--time-limit: '0' is not accepted; write a whole number, 1 or more"],
    [['--memory-limit', '1.5'], "--memory-limit: '1.5' is not accepted; write a whole number, 200 or more"],
  ])('%j is refused', (words, message) => {
    expect(() => parseCommand(['mcp', ...words])).toThrow(message);
  });
});
