import { convert } from '@footmark/engine';
import { markdownFromClipboard } from '@footmark/engine/markdown';
import { mergeWord } from '@footmark/engine/merge';
import { openPages } from '@footmark/engine/pages';
import { readWord } from '@footmark/engine/read';
import { openSources } from '@footmark/engine/sources';
import { strToU8, zipSync } from 'fflate';
import { NORMAL, p, template } from '../templates/build';
import { each, type GrowingInput, type Growth, nested } from './growth';

/** HTML, from a clipboard and as a page. */
const HTML: Readonly<Record<string, (size: number) => string>> = {
  'rows in formulas': (size) => `<p>a</p><math>${nested('<mrow>', '</mrow>', '<mi>x</mi>')(size)}</math>`,
  'styles in formulas': (size) =>
    `<math>${nested('<mstyle><mi>a</mi>', '</mstyle>', '<mi>x</mi>')(size)}</math>`,
  'roots in formulas': (size) => `<math>${nested('<msqrt>', '</msqrt>', '<mi>x</mi>')(size)}</math>`,
  'fractions in formulas': (size) =>
    `<math>${nested('<mfrac><mi>a</mi>', '</mfrac>', '<mi>x</mi>')(size)}</math>`,
  'a formula of many signs': (size) => `<math>${'<mi>x</mi><mo>+</mo>'.repeat(size)}</math>`,
  formulas: (size) => `<p>${'a <math><mi>x</mi></math> '.repeat(size)}</p>`,
  "Word's equations": (size) =>
    `<p>${nested('<m:limLow><m:e>', '</m:e></m:limLow>', '<m:r>x</m:r>')(size)}<m:oMath>${nested('<m:limLow><m:e>', '</m:e></m:limLow>', '<m:r>x</m:r>')(size)}</m:oMath></p>`,
  'italics in italics': (size) => `<h1>a</h1><p>${nested('<i>', '</i>')(size)}</p>`,
  'words that are bold and italic in turn': (size) => `<p>${'a <b>b</b> <i>c</i> '.repeat(size)}</p>`,
  'pictures in a paragraph': (size) =>
    `<p>${each(size, (index) => `a <img alt="b${index}" src="data:image/png;base64,iVBORw0KGgo${index}"> `)}</p>`,
  'comments of HTML': (size) => `<p>${'a<!-- b --> '.repeat(size)}</p>`,
  'formulas of MathJax': (size) =>
    `<p>${'a <span class="MathJax" data-mathml="&lt;math&gt;&lt;mi&gt;x&lt;/mi&gt;&lt;/math&gt;"><nobr>x</nobr></span> '.repeat(size)}</p>`,
  'notes in a list': (size) =>
    `<p>${each(size, (index) => `a<sup id="fnref${index}"><a href="#fn${index}">${index}</a></sup> `)}</p><section class="footnotes"><ol>${each(size, (index) => `<li id="fn${index}">b <a href="#fnref${index}">↩</a></li>`)}</ol></section>`,
  'notes on lines': (size) =>
    `${each(size, (index) => `<p>a<a id="fnref${index}" href="#fn${index}">${index}</a></p>\n`)}<div>\n${each(size, (index) => `<p id="fn${index}"><a href="#fnref${index}">${index}</a> b</p>\n`)}</div>`,
  "Word's comments": (size) =>
    `${each(size, (index) => `<p>a<a href="#_msocom_${index}" id="_anchor_${index}">[B${index}]</a></p>\n`)}<div style="mso-element:comment-list">\n${each(size, (index) => `<div style="mso-element:comment"><div id="_com_${index}"><p><a name="_msocom_${index}"></a>b</p></div></div>\n`)}</div>`,
  'boxes in boxes': (size) => `<h1>a</h1>${nested('<div>', '</div>')(size)}`,
  lines: (size) => '<div>a</div>'.repeat(size),
  'paragraphs of lines with gaps': (size) => '<p style="margin:0">a</p><p style="margin:0"></p>'.repeat(size),
  'boxes that never close': (size) => `<h1>a</h1>${'<div>a'.repeat(size)}`,
  'lists that never close': (size) => '<ul><li>a'.repeat(size),
  'tables that never close': (size) => '<table><tr><td>a'.repeat(size),
  'line breaks': (size) => `<h1>a</h1>${'a<br><br>'.repeat(size)}`,
  'code in a text': (size) => `<p>${'<code>a</code> '.repeat(size)}</p>`,
  'hidden parts': (size) => `<h1>a</h1><p>${'<span hidden>a</span>b'.repeat(size)}</p>`,
  'lists beside items': (size) => `<ul>${'<ul><li>a</li></ul>'.repeat(size)}</ul>`,
  'items that hold only lists': (size) => `<ul>${'<li><ul><li>a</li></ul></li>'.repeat(size)}</ul>`,
  'lists in lists': (size) => nested('<ul><li>a', '</li></ul>')(size),
  'definitions in definitions': nested('<dl><dt>a</dt><dd>', '</dd></dl>'),
  'definitions in items': nested('<dl><dt>a</dt><dd>b<ul><li>', '</li></ul></dd><dt></dt><dd>c</dd></dl>'),
  'quotations in quotations': nested('<blockquote><p>a</p>', '</blockquote>'),
  'details in details': nested('<details><summary>a</summary>', '</details>'),
  'tables in tables': (size) => nested('<table><tr><td>a</td><td>', '</td></tr></table>')(size),
  'cells that span everything': (size) =>
    `<table>${'<tr><td rowspan="65534" colspan="1000">a</td></tr>'.repeat(size)}</table>`,
  'a row of many cells': (size) => `<table><tr>${'<td>a</td>'.repeat(size)}</tr><tr><td>b</td></tr></table>`,
  'a table of many rows': (size) => `<table>${'<tr><td>a</td><td>b</td></tr>'.repeat(size)}</table>`,
  'elements that never close': (size) => '<p><b><span>a'.repeat(size),
  'end tags of nothing': (size) => `<p>a${'</i></b>'.repeat(size)}</p>`,
  'attributes of one element': (size) => `<p ${each(size, (index) => `a${index}="b" `)}>a <b>b</b></p>`,
  'styles of one element': (size) => `<p style="${'color:red;'.repeat(size)}">a <b>b</b></p>`,
  notes: (size) =>
    `<p>${each(size, (index) => `a<sup><a href="#f${index}" id="r${index}">${index}</a></sup>`)}</p>${each(size, (index) => `<p id="f${index}"><a href="#r${index}">${index}</a> b</p>`)}`,
  "Word's lists": (size) =>
    each(
      size,
      (index) => `<p class="MsoListParagraph" style="mso-list:l0 level${1 + (index % 9)} lfo1">a</p>`,
    ),
};

const M = 'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"';
const math = (xml: string): string => `<w:p><m:oMath ${M}>${xml}</m:oMath></w:p>`;
const run = '<m:r><m:t>x</m:t></m:r>';
/** Word allows 250 levels; each of these objects is two. */
const levels = (size: number): number => Math.min(Math.floor(size), 100);
const row = (cells: string): string => `<w:tr>${cells}</w:tr>`;
const cell = (properties = ''): string => `<w:tc><w:tcPr>${properties}</w:tcPr>${p('a')}</w:tc>`;

/** The body of a Word file. */
const BODIES: Readonly<Record<string, (size: number) => string>> = {
  'empty paragraphs': (size) => '<w:p/>'.repeat(size * 10),
  paragraphs: (size) => p('Text').repeat(size),
  'runs of one paragraph': (size) => `<w:p>${'<w:r><w:t>a</w:t></w:r>'.repeat(size)}</w:p>`,
  'runs that are bold in turn': (size) =>
    `<w:p>${'<w:r><w:t xml:space="preserve">a </w:t></w:r><w:r><w:rPr><w:b/></w:rPr><w:t>b</w:t></w:r>'.repeat(size)}</w:p>`,
  'limits below limits': (size) =>
    math(nested('<m:limLow><m:e>', `</m:e><m:lim>${run}</m:lim></m:limLow>`, run)(levels(size))),
  'limits above limits': (size) =>
    math(nested('<m:limUpp><m:e>', `</m:e><m:lim>${run}</m:lim></m:limUpp>`, run)(levels(size))),
  'degrees of roots': (size) =>
    math(nested('<m:rad><m:deg>', `</m:deg><m:e>${run}</m:e></m:rad>`, run)(levels(size))),
  'functions of functions': (size) =>
    math(nested('<m:func><m:fName>', `</m:fName><m:e>${run}</m:e></m:func>`, run)(levels(size))),
  'brackets in brackets': (size) => math(nested('<m:d><m:e>', '</m:e></m:d>', run)(levels(size))),
  'parts between brackets': (size) =>
    math(
      `<m:d><m:dPr><m:sepChr m:val="${'|'.repeat(size)}"/></m:dPr>${`<m:e>${run}</m:e>`.repeat(size)}</m:d>`,
    ),
  'an equation of many runs': (size) => math(run.repeat(size)),
  equations: (size) => math(run).repeat(size),
  'a cell that spans everything': (size) =>
    `<w:tbl>${row(cell(`<w:gridSpan w:val="${10 ** Math.min(size, 15)}"/>`) + cell()).repeat(3)}</w:tbl>`,
  'a cell behind everything': (size) =>
    `<w:tbl>${`<w:tr><w:trPr><w:gridBefore w:val="${10 ** Math.min(size, 15)}"/></w:trPr>${cell()}</w:tr>`.repeat(3)}</w:tbl>`,
  'a row of many cells': (size) => `<w:tbl>${row(cell().repeat(size))}</w:tbl>`,
  'cells merged downwards': (size) =>
    `<w:tbl>${row(cell('<w:vMerge w:val="restart"/>') + cell())}${row(cell('<w:vMerge/>') + cell()).repeat(size)}</w:tbl>`,
  'cells merged sideways': (size) =>
    `<w:tbl>${row(cell('<w:hMerge w:val="restart"/>') + cell('<w:hMerge/>').repeat(size))}</w:tbl>`,
  'tables in tables': (size) =>
    nested('<w:tbl><w:tr><w:tc>', '<w:p/></w:tc></w:tr></w:tbl>', p('a'))(Math.min(size, 60)),
  'fields that never end': (size) =>
    `<w:p>${'<w:r><w:fldChar w:fldCharType="begin"/></w:r>'.repeat(size)}</w:p>${p('a')}`,
  bookmarks: (size) =>
    `<w:p>${each(size, (index) => `<w:bookmarkStart w:id="${index}" w:name="b${index}"/><w:bookmarkEnd w:id="${index}"/>`)}<w:r><w:t>a</w:t></w:r></w:p>`,
  'changes in changes': (size) =>
    `<w:p>${nested('<w:ins>', '</w:ins>', '<w:r><w:t>a</w:t></w:r>')(Math.min(size, 200))}</w:p>`,
  sections: (size) => '<w:p><w:pPr><w:sectPr/></w:pPr></w:p>'.repeat(size),
};

/** The styles of a Word file. */
const STYLES: Readonly<Record<string, (size: number) => string>> = {
  'styles based on each other in a chain': (size) =>
    each(
      size,
      (index) =>
        `<w:style w:type="paragraph" w:styleId="s${index}"><w:name w:val="s${index}"/>${index + 1 < size ? `<w:basedOn w:val="s${index + 1}"/>` : ''}</w:style>`,
    ),
  'styles of one name': (size) =>
    each(
      size,
      (index) => `<w:style w:type="paragraph" w:styleId="s${index}"><w:name w:val="heading 1"/></w:style>`,
    ),
  'namespaces of styles': (size) =>
    each(
      size,
      (index) =>
        `<w:style xmlns:n${index}="urn:n" w:type="paragraph" w:styleId="s${index}"><w:name w:val="s${index}"/></w:style>`,
    ),
};

/** The lists of a Word file, one of which is used by its items and its headings. */
const LISTS: Readonly<Record<string, (size: number) => string>> = {
  'numbers in the text of a level': (size) => listed('upperRoman', 3999, '%1'.repeat(size)),
  'a high number in Roman numerals': (size) => listed('upperRoman', 10 ** Math.min(size, 9)),
  'a high number in letters': (size) => listed('lowerLetter', 10 ** Math.min(size, 9)),
  'a high number in signs': (size) => listed('chicago', 10 ** Math.min(size, 9)),
  'a number far below zero': (size) => listed('chicago', -(10 ** Math.min(size, 9))),
  'many lists': (size) => `${listed('decimal', 1)}${'<w:abstractNum w:abstractNumId="1"/>'.repeat(size)}`,
};

function listed(format: string, start: number, text = '%1.'): string {
  return `<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="${start}"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>`;
}

const NUMBERED =
  '<w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>';
const item = `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr><w:r><w:t>a</w:t></w:r></w:p>`;

const used = '<w:p><w:pPr><w:pStyle w:val="s0"/></w:pPr><w:r><w:t>Text</w:t></w:r></w:p>';

/** A file of more tags than a file of its size can have is told from one that cannot be read. */
function refused(error: string): void {
  if (!/ tags, far more than /.test(error)) throw new Error(error);
}

async function read(bytes: Uint8Array): Promise<void> {
  const result = await readWord(bytes);
  if (!result.success) refused(result.error);
}

async function convertIn(bytes: Uint8Array): Promise<void> {
  const text = '# A\n\nText\n\n- a\n\n1. b\n';
  const options = { template: bytes, numberHeadings: true };
  const result = await convert(text, options);
  if (!result.success) return refused(result.error);
  await openPages().update(text, options);
}

async function merge(bytes: Uint8Array): Promise<void> {
  const result = await mergeWord('Text\n\nMore text.\n', bytes);
  if (!result.success) refused(result.error);
}

async function open(path: string, bytes: Uint8Array): Promise<void> {
  const sources = await openSources([{ path, size: bytes.length, read: async () => bytes }]);
  await sources.combine();
}

function pasted(html: string): GrowingInput {
  return {
    length: html.length,
    run: async () => {
      markdownFromClipboard({ html, plain: '' });
      await open('a.html', strToU8(html));
    },
  };
}

const word = (
  source: string,
  bytes: Uint8Array,
  run: (bytes: Uint8Array) => Promise<void>,
): GrowingInput => ({
  length: source.length,
  run: () => run(bytes),
});

/** Archives, by the names and contents of their files. */
const ARCHIVES: Readonly<Record<string, (size: number) => Record<string, string>>> = {
  'files in an archive': (size) =>
    Object.fromEntries(
      Array.from({ length: size }, (_, index) => [`f${index}/a${index}.md`, `# A\n\n[b](../f1/a1.md)`]),
    ),
  'folders in folders in an archive': (size) => ({
    [`${'a/'.repeat(Math.min(size, 10_000))}a.md`]: '# A',
    'b.md': '# B',
  }),
  'a long file in an archive': (size) => ({ 'a.md': 'a '.repeat(size * 10), 'b.csv': 'a,b\n'.repeat(size) }),
};

function archived(files: Record<string, string>): GrowingInput {
  const bytes = zipSync(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
  );
  return {
    length: Object.entries(files).reduce((sum, [name, text]) => sum + name.length + text.length, 0),
    run: () => open('a.zip', bytes),
  };
}

const named = <Source>(
  way: string,
  sources: Readonly<Record<string, (size: number) => Source>>,
  inputOf: (source: Source) => GrowingInput,
): readonly Growth[] =>
  Object.entries(sources).map(([name, source]) => ({
    name: `${way}: ${name}`,
    input: (size) => inputOf(source(size)),
  }));

/** What comes in otherwise than as a text. */
export const OTHER_INPUTS: readonly Growth[] = [
  ...named('pasted', HTML, pasted),
  ...named('Word file', BODIES, (body) => word(body, template({ body }), read)),
  ...named('merge', BODIES, (body) => word(body, template({ body: `${p('Text')}${body}` }), merge)),
  ...named('template', BODIES, (body) => word(body, template({ body }), convertIn)),
  ...named('Word file', STYLES, (styles) => word(styles, template({ styles, body: used }), read)),
  ...named('template', STYLES, (styles) => word(styles, template({ styles, body: used }), convertIn)),
  ...named('Word file', LISTS, (lists) =>
    word(lists, template({ numbering: lists, body: item.repeat(9) }), read),
  ),
  ...named('template', LISTS, (lists) =>
    word(lists, template({ numbering: lists, styles: `${NORMAL}${NUMBERED}` }), convertIn),
  ),
  ...named('archive', ARCHIVES, archived),
];
