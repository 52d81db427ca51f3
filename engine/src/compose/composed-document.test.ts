import { describe, expect, test } from 'vitest';
import {
  type ComposedWith,
  documentOf as composedOf,
  inputOf,
  templateLook,
} from '../../../tests/composed.js';
import type { Notice } from '../api/notice.js';
import type { ConversionOptions } from '../api/options.js';
import { settingsOf } from '../api/settings.js';
import type {
  Composed,
  ComposedBlock,
  ComposedContents,
  ComposedInline,
  ComposedParagraph,
} from '../model/composed.js';
import { BARE_FORMAT } from '../model/format.js';
import { textWidth, themeOf } from '../theme/index.js';
import { COLUMN_SPACE } from '../theme/measures.js';
import { compose } from './index.js';
import { KeptBlocks } from './kept-blocks.js';

const documentOf = (markdown: string, { options, ...others }: ComposedWith = {}): Promise<Composed> =>
  composedOf(markdown, { ...others, options: { language: 'en', ...options } });

/** Inlines in short: `b(text)` for bold, `→target(…)` for a link, `{field}`, `^1` for a note. */
function short(inlines: readonly ComposedInline[]): string {
  return inlines.map(shortInline).join('');
}

function shortInline(inline: ComposedInline): string {
  switch (inline.type) {
    case 'text': {
      const { bold, italic, strike, underline, highlight, smallCaps, position, style } = inline.properties;
      const looks = [
        bold && 'b',
        italic && 'i',
        strike && 's',
        underline && 'u',
        highlight && 'h',
        smallCaps && 'c',
        position,
        style,
      ].filter(Boolean);
      return looks.length > 0 ? `${looks.join(' ')}(${inline.text})` : inline.text;
    }
    case 'link':
      return `→${inline.target.kind === 'bookmark' ? inline.target.bookmark : inline.target.url}(${short(inline.content)})`;
    case 'field':
      return `{${inline.instruction.kind} ${inline.result}}`;
    case 'bookmarked':
      return `[${inline.names.join()}: ${short(inline.content)}]`;
    case 'revised':
      return `${inline.kind}(${short(inline.content)}${inline.includesParagraphMark ? '…' : ''})`;
    case 'noteReference':
      return `^${inline.note.number}`;
    case 'commentMark':
      return inline.isStart ? '<' : '>';
    case 'tab':
      return '\t';
    case 'lineBreak':
      return '\n';
    case 'checkbox':
    case 'equation':
    case 'fieldMark':
    case 'noteNumber':
    case 'pageBreak':
    case 'picture':
      return inline.type;
  }
}

const paragraphsOf = (blocks: Iterable<ComposedBlock>): ComposedParagraph[] =>
  [...blocks].flatMap((block) => (block.type === 'paragraph' ? [block] : []));

/** Each section as its orientation, its columns, how it begins, and its paragraphs. */
async function sections(markdown: string, written?: ComposedWith): Promise<string[]> {
  return (await documentOf(markdown, written)).sections.map(({ page, columns, isContinued, blocks }) => {
    const place = `${page.width > page.height ? 'landscape' : 'portrait'} ${columns?.count ?? 1}${isContinued ? ' continued' : ''}`;
    const content = [...blocks].map((block) =>
      block.type === 'paragraph' ? short(block.content) : block.type,
    );
    return `${place}: ${content.join(' / ')}`;
  });
}

async function textOf(markdown: string, written?: ComposedWith): Promise<string> {
  const { sections: own } = await documentOf(markdown, written);
  return paragraphsOf(own[0]?.blocks ?? [])
    .map(({ content }) => short(content))
    .join(' / ');
}

describe('running text', () => {
  test.each([
    [
      '**a** *b* ~~c~~ ==d== <sup>e</sup> <u>f</u> `g`',
      'b(a) i(b) s(c) h(d) superscript(e) u(f) InlineCode(g)',
    ],
    ['<kbd>a</kbd> [b]{.smallcaps}', 'Keyboard(a) c(b)'],
    ['[a **b**](https://a.example)', '→https://a.example(Hyperlink(a )b Hyperlink(b))'],
    ['[`a` <kbd>b</kbd>](https://a.example)', '→https://a.example(u InlineCode(a)Hyperlink( )u Keyboard(b))'],
    ['<https://a.example>', '→https://a.example(Hyperlink(https://a.example))'],
    ['[](https://a.example)', '→https://a.example(Hyperlink(https://a.example))'],
    ['[](zotero://select/1)', 'zotero://select/1'],
    ['[](javascript:x)', ''],
    [
      '[a <a href="https://b.example">b</a>](https://c.example)',
      '→https://c.example(Hyperlink(a )Hyperlink(b))',
    ],
    ['$\\nosuch{x$', 'InlineCode(\\nosuch{x)'],
    ['[a](#b)\n\n# b', '→b(Hyperlink(a)) / [b: b]'],
    ['a $x$', 'a equation'],
    ['a ![b](missing.png)', 'a b'],
    ['a \\index{b}', 'a {indexEntry }'],
    ['a  \nb', 'a\nb'],
  ])('%j becomes %j', async (markdown, expected) => {
    expect(await textOf(markdown)).toBe(expected);
  });

  test.each([
    ['[a](#nowhere)', 'link-heading-unknown'],
    ['[a](javascript:x)', 'link-target-refused'],
    ['[a](zotero://select/1)', 'link-target-refused'],
  ])('the target of %s is left out, with a notice', async (markdown, code) => {
    const notices: Notice[] = [];
    expect(await textOf(markdown, { notices })).toBe('a');
    expect(notices.map((each) => each.code)).toEqual([code]);
  });

  test.each([
    ['![A cup](img/cup.png?raw#x){#fig:a}', '[cup.png]'],
    ['![](cup.png "A cup"){#fig:a}', '[cup.png]'],
    ['![Blue](cup.png "A cup"){#fig:a}', 'Blue'],
    ['![A cup](data:image/png;base64,x){#fig:a}', 'A cup'],
  ])('the missing picture of %s does not repeat its caption', async (markdown, expected) => {
    const [, picture, caption] = (await textOf(`[@fig:a]\n\n${markdown}`)).split(' / ');
    expect(picture?.endsWith(`: ${expected}]`)).toBe(true);
    expect(caption).toContain('A cup');
  });

  test('code runs from left to right where nothing in it says otherwise', async () => {
    const { sections: own } = await documentOf('a `!`');
    expect(paragraphsOf(own[0]?.blocks ?? [])[0]?.content.at(-1)).toMatchObject({
      text: '!',
      properties: { rightToLeft: false },
    });
  });

  test('a link without a target is text, and no mistake', async () => {
    const notices: Notice[] = [];
    expect(await textOf('[a]()', { notices })).toBe('a');
    expect(notices).toEqual([]);
  });

  test('entries of the index name what to look up instead', async () => {
    const { sections: own } = await documentOf('a \\index{b|see{c}} \\index{d}');
    const marks = paragraphsOf(own[0]?.blocks ?? [])[0]?.content.flatMap((each) =>
      each.type === 'field' && each.instruction.kind === 'indexEntry' ? [each.instruction.mark.see] : [],
    );
    expect(marks).toEqual(['See c', undefined]);
  });

  test('formulas in it are not on lines of their own', async () => {
    const { sections: own } = await documentOf('a $x$');
    expect(paragraphsOf(own[0]?.blocks ?? [])[0]?.content[1]).toMatchObject({ isDisplayed: false });
  });

  test('tooltips are as long as Word allows', async () => {
    const { sections: own } = await documentOf(`[a](https://a.example "${'t'.repeat(300)}")`);
    const [link] = paragraphsOf(own[0]?.blocks ?? [])[0]?.content ?? [];
    expect(link?.type === 'link' && link.tooltip).toBe('t'.repeat(259));
  });
});

describe('colours', () => {
  /** Runs and formulas with the colours that they have and stand on, at any depth. */
  function coloured(inlines: readonly ComposedInline[]): string[] {
    return inlines.flatMap((inline) => {
      switch (inline.type) {
        case 'text':
        case 'field': {
          const { color = '', background } = inline.properties;
          const text = inline.type === 'text' ? inline.text : inline.result;
          return text.trim() === '' ? [] : [`${text}: ${color}${background ? ` on ${background}` : ''}`];
        }
        case 'link':
        case 'bookmarked':
        case 'revised':
          return coloured(inline.content);
        case 'equation':
          return [`${inline.mathml.replace(/<mfrac>.*/, '')} ${JSON.stringify(inline.math)}`];
        default:
          return [inline.type];
      }
    });
  }

  const red = (content: string): string => `<span style="color: #f00">${content}</span>`;
  const blue = (content: string): string => `<span style="color: #00f">${content}</span>`;
  const onYellow = (content: string): string => `<span style="background-color: #ff0">${content}</span>`;

  test.each([
    ['the inner of two wins', red(`a ${blue('b')} c`), ['a : FF0000', 'b: 0000FF', ' c: FF0000']],
    ['links keep their own', red('a [b](https://a.example)'), ['a : FF0000', 'b: ']],
    ['links stand on one', onYellow('[b](https://a.example)'), ['b:  on FFFF00']],
    ['one stands on another', onYellow(`a ${red('b')}`), ['a:  on FFFF00', 'b: FF0000 on FFFF00']],
    ['changes have them', red('{++a++} b'), ['a: FF0000', ' b: FF0000']],
    [
      'repeated notes have them',
      `${red('a[^1][^1]')}\n\n[^1]: n`,
      ['a: FF0000', 'noteReference', ',: FF0000', '1: FF0000'],
    ],
    [
      'breaks and pictures are as they were',
      red('![](a.png)a  \nb'),
      ['picture', 'a: FF0000', 'lineBreak', 'b: FF0000'],
    ],
  ])('%s', async (_, markdown, expected) => {
    const { sections: own } = await documentOf(markdown, { options: { review: 'track' } });
    const [first] = paragraphsOf(own[0]?.blocks ?? []);
    expect(coloured(first?.content ?? []).map((each) => each.replace('a :', 'a:'))).toEqual(
      expected.map((each) => each.replace('a :', 'a:')),
    );
  });

  test('formulas have them in Word and on the pages', async () => {
    const formulaOf = async (markdown: string) => {
      const { sections: own } = await documentOf(markdown);
      const found = paragraphsOf(own[0]?.blocks ?? [])[0]?.content.find(({ type }) => type === 'equation');
      return found?.type === 'equation' ? found : undefined;
    };
    const look = { color: 'FF0000' };
    const fraction = await formulaOf(red('$\\frac{x}{y}$'));
    expect(fraction?.mathml).toMatch(/^<math mathcolor="#FF0000"><mfrac>/);
    expect(fraction?.math).toMatchObject([
      {
        type: 'object',
        look,
        args: [
          ['num', [{ type: 'run', text: 'x', look }]],
          ['den', [{ text: 'y', look }]],
        ],
      },
    ]);
    const inner = await formulaOf(red(blue('$x$')));
    expect(inner?.mathml).toBe('<math mathcolor="#0000FF"><mi>x</mi></math>');
    expect(inner?.math).toMatchObject([{ look: { color: '0000FF' } }]);
    const matrix = JSON.stringify((await formulaOf(red('$\\begin{matrix}x\\end{matrix}$')))?.math);
    expect(matrix).toContain('"text":"x","look":{"color":"FF0000"}');
  });
});

describe('the marks of notes', () => {
  const notes = '\n\n[^1]: n\n\n[^2]: m';

  test.each([
    ['are parted by a comma', `a[^1][^2]${notes}`, 'a^1FootnoteReference(,)^2'],
    [
      'repeat the number of the first, which has a bookmark',
      `a[^1] b[^1]${notes}`,
      'a[_RefNote1: ^1] b{noteNumber 1}',
    ],
    [
      'are parted from a repeated one',
      `a[^1] b[^2][^1]${notes}`,
      'a[_RefNote1: ^1] b^2FootnoteReference(,){noteNumber 1}',
    ],
    ['have no comma after text', `a[^1]b[^2]${notes}`, 'a^1b^2'],
  ])('%s', async (_, markdown, expected) => {
    expect((await textOf(markdown)).split(' / ')[0]).toBe(expected);
  });

  test('are those of notes also where they repeat one', async () => {
    const { sections: own } = await documentOf(`a[^1] b[^1]${notes}`);
    expect(paragraphsOf(own[0]?.blocks ?? [])[0]?.content.at(-1)).toMatchObject({
      instruction: { kind: 'noteNumber', asMark: true },
    });
  });

  test('of endnotes have their own style', async () => {
    const options = { footnotePosition: 'document' } as const;
    expect((await textOf(`a[^1][^2]${notes}`, { options })).split(' / ')[0]).toBe('a^1EndnoteReference(,)^2');
    const kindOf = async (written: ComposedWith): Promise<unknown[]> => {
      const document = await documentOf(`a[^1][^2]${notes}`, written);
      const [note] = document.notes.flatMap((each) => paragraphsOf(document.noteBlocks(each)));
      return [document.noteKind, note?.style];
    };
    expect(await kindOf({ options })).toEqual(['endnote', 'EndnoteText']);
    expect(await kindOf({})).toEqual(['footnote', 'FootnoteText']);
  });
});

describe('notes', () => {
  const noteOf = async (markdown: string): Promise<readonly ComposedBlock[]> => {
    const document = await documentOf(markdown);
    return document.notes.flatMap((note) => [...document.noteBlocks(note)]);
  };

  test('have code that stays out of the margin', async () => {
    const code = `~~~\n    ${'x'.repeat(80)}\n    ~~~`;
    const inNote = paragraphsOf(await noteOf(`a[^1]\n\n[^1]: b\n\n    ${code}`)).at(-1);
    expect(inNote?.style).toBe('CodeBlock');
    expect(inNote?.indents?.right ?? 0).toBeGreaterThanOrEqual(0);
  });

  test('that begin with a formula have a line for their number', async () => {
    const [number, formula] = paragraphsOf(await noteOf('a[^1]\n\n[^1]: $$x$$'));
    expect([number, formula].map((each) => each && short(each.content))).toEqual(['noteNumber ', 'equation']);
  });

  test('stay with what they introduce', async () => {
    const keeps = async (text: string): Promise<unknown> =>
      paragraphsOf(await noteOf(`a[^1]\n\n[^1]: ${text}\n\n    > b`))[0]?.keepNext;
    expect([await keeps('As follows:'), await keeps('Text')]).toEqual([true, undefined]);
  });

  test('may be a line of text, which has its own direction', async () => {
    const document = await documentOf('a');
    const lineOf = (value: string): ComposedParagraph | undefined => {
      const content = { kind: 'inlines', inlines: [{ type: 'text', value }] } as const;
      return paragraphsOf(document.noteBlocks({ number: 1, bookmark: undefined, content }))[0];
    };
    expect(lineOf('b')).toMatchObject({ rightToLeft: false, content: [{}, {}, { text: 'b' }] });
    expect(lineOf('שלום')).toMatchObject({ rightToLeft: true });
  });

  test('that lead to another run as the words of their language', async () => {
    const document = await documentOf('a[^1]\n\n[^1]: n', { options: { language: 'ar' } });
    const [note] = document.notes;
    const see = note && { number: 2, bookmark: undefined, content: { kind: 'see', note } as const };
    expect(see && document.noteBlocks(see)).toMatchObject([{ rightToLeft: true }]);
  });

  test('may lead to another, by its number', async () => {
    const document = await documentOf('a[^1]\n\n[^1]: n');
    const [note] = document.notes;
    if (!note) throw new Error('No note');
    const textOfNote = (bookmark: string | undefined): unknown => {
      const content = { kind: 'see', note: { ...note, bookmark } } as const;
      return paragraphsOf(document.noteBlocks({ number: 2, bookmark: undefined, content }))[0]?.content;
    };
    expect(textOfNote('b')).toMatchObject([
      { type: 'noteNumber', text: '2' },
      { text: ' ' },
      { text: 'See footnote ' },
      { type: 'field', result: '1', instruction: { kind: 'noteNumber', bookmark: 'b', asMark: false } },
    ]);
    expect(textOfNote(undefined)).toContainEqual(
      expect.objectContaining({ instruction: expect.objectContaining({ bookmark: '' }) }),
    );
  });
});

describe('references', () => {
  const figure = '\n\n![A](a.png){#fig:a}';

  test.each([
    [
      'are links with a field',
      '@fig:a',
      /^→(\S+)\(Figure.{reference 1}\) \/ \[\1: picture\] \/ Figure \[_Ref000000001: {sequence 1}\]: A$/,
    ],
    [
      'in links are only fields',
      '[x @fig:a](https://a.example)',
      /^→https:\/\/a\.example\(Hyperlink\(x \)Hyperlink\(Figure.\){reference 1}\)/,
    ],
    ['that lead nowhere stay as written', '@fig:b', /^@fig:b \//],
    ['are links without text, too', '[](#fig:a)', /^→(\S+)\(Figure.{reference 1}\) \/ \[\1: picture\]/],
    [
      'to several have words between them',
      '[@fig:a; @fig:b]\n\n![B](a.png){#fig:b}',
      /^Figures.→h_fig_b\S+\({reference 1}\) and →h_fig_a\S+\({reference 2}\) \//,
    ],
    [
      'to a formula that was not converted are text',
      '@eq:a\n\n$$\\nosuch{$$ {#eq:a}',
      /^Equation\s1 \/ \\nosuch{/,
    ],
  ])('%s', async (_, markdown, expected) => {
    expect(await textOf(markdown + figure)).toMatch(expected);
  });
});

describe('tracked changes', () => {
  const options = { review: 'track' } as const;

  test.each([
    ['stand beside text', 'a {++b++}{--c--}', 'a insertion(b)deletion(c)'],
    ['replace words', '{~~d~>e~~} f', 'deletion(d)insertion(e) f'],
    [
      'are within links',
      'a {++b [c](https://a.example)++} d',
      'a insertion(b )→https://a.example(insertion(Hyperlink(c))) d',
    ],
    [
      'are within bookmarks',
      'a {++b[^1]++} c[^1]\n\n[^1]: n',
      'a insertion(b)[_RefNote1: insertion(^1)] c{noteNumber 1}',
    ],
    ['leave comments outside', 'a {++b{>>c<<} d++}', 'a insertion(b)<>insertion( d)'],
    [
      'that delete an insertion again stand in it',
      '{++a {--b--} c++} d',
      'insertion(a )insertion(deletion(b))insertion( c) d',
    ],
    ['of one kind stand in each other', '{++a {++b++} c++} d', 'insertion(a )insertion(b)insertion( c) d'],
    ['are of formulas and breaks, too', '{++a $x$  \nb++}', 'insertion(a equation\nb)'],
    [
      'go on from a link',
      'a {++[b](https://a.example)\n\nc++} d',
      'a →https://a.example(insertion(Hyperlink(b)))insertion(…) / insertion(c) d',
    ],
    [
      'hold the numbers of references',
      '{++a @fig:a++}\n\n![A](a.png){#fig:a}',
      'insertion(a )→h_fig_a_459b0a94(insertion(Figure\u00a0{reference 1})) / [h_fig_a_459b0a94: picture] / Figure [_Ref000000001: {sequence 1}]: A',
    ],
    ['hold entries of the index', '{++a \\index{b}++}', 'insertion(a {indexEntry })'],
    ['go on in the next paragraph', 'a {++b\n\nc++} d', 'a insertion(b…) / insertion(c) d'],
    [
      'go on there after another within them',
      'a {--b {++c++}\n\nd--} e',
      'a deletion(b )insertion(deletion(c))deletion(…) / deletion(d) e',
    ],
  ])('%s', async (_, markdown, expected) => {
    expect(await textOf(markdown, { options })).toBe(expected);
  });

  test('are known to each of their runs, for the colour of their author', async () => {
    const { sections: own } = await documentOf('{++a {--b--}++} {--c--} d', { options });
    const runs = (inlines: readonly ComposedInline[]): unknown[] =>
      inlines.flatMap((inline) =>
        'content' in inline
          ? runs(inline.content)
          : inline.type === 'text' && inline.text.trim() !== ''
            ? [inline.properties.revision]
            : [],
      );
    expect(runs(paragraphsOf(own[0]?.blocks ?? [])[0]?.content ?? [])).toEqual([
      ...['insertion', 'deletion', 'deletion', undefined],
    ]);
  });

  test('of a whole paragraph change its end, too', async () => {
    const ends = async (markdown: string): Promise<unknown[]> => {
      const { sections: own } = await documentOf(markdown, { options });
      return paragraphsOf(own[0]?.blocks ?? []).map(({ endRevision }) => endRevision?.kind);
    };
    expect(await ends('{++a++}\n\n{--b--}\n\nc {++d++}\n\n{--e--}{>>f<<}')).toEqual([
      'insertion',
      'deletion',
      undefined,
      'deletion',
    ]);
    expect(await ends('a {++b\n\nc++} d')).toEqual(['insertion', undefined]);
    expect(await ends('{++[a](https://a.example)++}')).toEqual(['insertion']);
    expect(await ends('{++a[^1]++} [^1]\n\n[^1]: n')).toEqual([undefined]);
    expect(await ends('{++a++} {--b--}')).toEqual([undefined]);
    expect(await ends('{++a++} {++b++}')).toEqual(['insertion']);
    for (const other of ['$x$', 'x[^1]', '![](a.png)', 'x\\\n', '[x](https://a.example)', '[x]{#b}'])
      expect((await ends(`${other} {++b++}\n\n[^1]: n`))[0]).toBeUndefined();
    expect(await ends('{++b[^1]++}\n\nc[^1]\n\n[^1]: n')).toEqual(['insertion', undefined]);
  });
});

describe('sections', () => {
  test.each([
    ['one for landscape pages without content', '::: {.landscape}\n:::', ['portrait 1: ']],
    [
      'none for a table beside columns',
      '| a |\n|---|\n\n::: {.columns}\nb\n:::',
      ['portrait 1: table / ', 'portrait 2 continued: b', 'portrait 1 continued: '],
    ],
    [
      'no empty page for a page break below several paragraphs',
      'a\n\nb\n\n\\newpage\n\n::: {.landscape}\nc\n:::',
      ['portrait 1: a / b', 'landscape 1: c'],
    ],
    ['one for a text without any', 'a\n\nb', ['portrait 1: a / b']],
    ['one for an empty text', '', ['portrait 1: ']],
    [
      'landscape pages',
      'a\n\n::: {.landscape}\nb\n:::\n\nc',
      ['portrait 1: a', 'landscape 1: b', 'portrait 1: c'],
    ],
    [
      'columns on the same page',
      'a\n\n::: {.columns columns=3}\nb\n:::\n\nc',
      ['portrait 1: a', 'portrait 3 continued: b', 'portrait 1 continued: c'],
    ],
    [
      'columns at the end, made even by a last section',
      '::: {.columns}\nb\n:::',
      ['portrait 2: b', 'portrait 1 continued: '],
    ],
    [
      'columns on landscape pages',
      'a\n\n:::: {.landscape}\n::: {.columns}\nb\n:::\n::::\n\nc',
      ['portrait 1: a', 'landscape 2: b', 'landscape 1 continued: ', 'portrait 1: c'],
    ],
    [
      'columns above a landscape page, made even as at the end',
      '::: {.columns}\nb\n:::\n\n::: {.landscape}\nc\n:::',
      ['portrait 2: b', 'portrait 1 continued: ', 'landscape 1: c'],
    ],
    [
      'columns above text in a document with notes, made even by a section without',
      '::: {.columns}\nb\n:::\n\nc[^1]\n\n::: {.columns}\nd\n:::\n\n::: {.columns columns=3}\ne\n:::\n\n[^1]: f',
      [
        'portrait 2: b',
        'portrait 1 continued: ',
        'portrait 1 continued: c^1',
        'portrait 2 continued: d',
        'portrait 3 continued: e',
        'portrait 1 continued: ',
      ],
    ],
    [
      'the index in two columns',
      'a \\index{b}\n\n\\printindex',
      ['portrait 1: a {indexEntry }', 'portrait 2 continued: contents', 'portrait 1 continued: '],
    ],
    [
      'the list of figures in the section of the text',
      'a\n\n\\listoffigures\n\n![A](a.png){#fig:a}',
      ['portrait 1: a / contents / [h_fig_a_459b0a94: picture] / [_Toc900000001: Figure {sequence 1}: A]'],
    ],
    [
      'a page break alone between columns',
      '::: {.columns}\na\n:::\n\n\\newpage\n\n::: {.columns}\nb\n:::\n\nc',
      [
        'portrait 2: a',
        'portrait 1 continued: pageBreak',
        'portrait 2 continued: b',
        'portrait 1 continued: c',
      ],
    ],
    [
      'no page for a page break alone between landscape pages',
      '::: {.landscape}\na\n:::\n\n\\newpage\n\n::: {.landscape}\nb\n:::',
      ['landscape 1: a', 'landscape 1: b'],
    ],
    [
      'no empty page for a page break beside landscape pages',
      'a\n\n\\newpage\n\n::: {.landscape}\n\\newpage\n\nb\n:::\n\n\\newpage\n\nc',
      ['portrait 1: a', 'landscape 1: b', 'portrait 1: c'],
    ],
  ])('%s', async (_, markdown, expected) => {
    expect(await sections(markdown)).toEqual(expected);
  });

  test('wide tables are on landscape pages with the heading above them, if requested', async () => {
    const row = (cell: string): string => `|${` ${cell} |`.repeat(30)}`;
    const wide = `a\n\n# h\n\n${row('wwwwwww')}\n${row('---')}\n\nb`;
    expect(await sections(wide, { options: { wideTables: 'landscape' } })).toEqual([
      'portrait 1: a',
      'landscape 1: [h: h] / table / ',
      'portrait 1: b',
    ]);
    expect(await sections(wide)).toEqual(['portrait 1: a / [h: h] / table / b']);
    expect(await sections(wide.slice(3), { options: { wideTables: 'landscape' } })).toEqual([
      'landscape 1: [h: h] / table / ',
      'portrait 1: b',
    ]);
    const tooMany = `a\n\n|${' w |'.repeat(64)}\n|${'---|'.repeat(64)}\n\nb`;
    for (const other of ['a\n\n| b |\n|---|\n\nc', tooMany])
      expect(await sections(other, { options: { wideTables: 'landscape' } })).toHaveLength(1);
  });

  test('a title page has pages of its own, with the dedication on one more', async () => {
    const front = {
      title: { markdown: 'T', line: 1 },
      subtitle: { markdown: 'S', line: 1 },
      authors: ['A B'],
      date: 'D',
      institution: 'I',
      dedication: ['For C'],
    };
    expect(await sections('# a', { front, options: { titlePage: true } })).toEqual([
      'portrait 1: T / S / A B / I / D / pageBreak / i(For C) / pageBreak / [a: a]',
    ]);
    expect(await sections('# a', { front })).toEqual(['portrait 1: T / S / A B · I · D / i(For C) / [a: a]']);
    expect(await sections('# a', { front, options: { template: 'mla' } })).toEqual([
      'portrait 1: A B / D / T / S / i(For C) / [a: a]',
    ]);
    expect(await sections('::: {.landscape}\na\n:::', { front: { title: front.title } })).toEqual([
      'portrait 1: T',
      'landscape 1: a',
    ]);
  });

  test('in MLA style, each author has a line, and the instructor is named before the course', async () => {
    const front = {
      title: { markdown: 'T', line: 1 },
      authors: ['A B', 'C D'],
      course: 'Course',
      instructor: 'Dr. E',
      date: 'D',
    };
    const page = { options: { template: 'mla', titlePage: true }, front } as const;
    expect(await sections('a', page)).toEqual([
      'portrait 1: T / A B / C D / Dr. E / Course / D / pageBreak / T / a',
    ]);
    expect(await sections('a', { options: { template: 'mla' }, front })).toEqual([
      'portrait 1: A B / C D / Dr. E / Course / D / T / a',
    ]);
    expect(
      await sections('a', { options: { template: 'academic', includeTableOfContents: false }, front }),
    ).toEqual(['portrait 1: T / A B and C D / Course / Dr. E / D / pageBreak / T / a']);
  });

  test('details above the text have lines of their own if one line is too short for them', async () => {
    const front = { authors: ['A B'], institution: 'University of B, Department of C', date: 'D' };
    expect(await sections('a', { front })).toEqual([
      'portrait 1: A B · University of B, Department of C · D / a',
    ]);
    const authors = ['Aaaaaaaa Bbbbbbbbbbbbbb', 'Cccccccc Dddddddddddddd', 'Eeeeeee Ffffffffffffff'];
    expect(await sections('a', { front: { ...front, authors } })).toEqual([
      'portrait 1: Aaaaaaaa Bbbbbbbbbbbbbb, Cccccccc Dddddddddddddd, and Eeeeeee Ffffffffffffff / University of B, Department of C / D / a',
    ]);
  });

  test.each([
    ['Tides:', ' ', 'A Study'],
    ['On the Tides of Northern Harbours:', '\n', 'A Study'],
    ['The Tide Tables of the Northern Harbours:', ' ', 'A Study of Trust'],
    ['The Tide Tables of the Northern Harbours:', ' ', 'A Study of Prediction and Trust'],
    ['On Tides:', ' ', 'A Study of Prediction, Error, and Trust in Tables'],
  ])('a title breaks after its colon where this costs no line: %s', async (title, between, subtitle) => {
    const front = { title: { markdown: `${title} ${subtitle}`, line: 1 } };
    expect(await sections('a', { front })).toEqual([`portrait 1: ${title}${between}${subtitle} / a`]);
  });

  test('the marks of authors’ affiliations are superscript', async () => {
    const front = {
      title: { markdown: 'T', line: 1 },
      authors: ['A^1,*^', 'B^2^'],
      institution: '^1^I, ^2^J',
    };
    expect(await sections('# a', { front })).toEqual([
      'portrait 1: T / Asuperscript(1,*) and Bsuperscript(2) · superscript(1)I, superscript(2)J / [a: a]',
    ]);
  });

  test('the space between the front and the text is below the last line of the front', async () => {
    const front = { title: { markdown: 'T', line: 1 }, authors: ['A'], dedication: ['For C', 'For D'] };
    const { sections: own } = await documentOf('a', { front });
    expect(paragraphsOf(own[0]?.blocks ?? []).map(({ spacing, alignment }) => [spacing, alignment])).toEqual([
      [undefined, undefined],
      [undefined, undefined],
      [{ before: 240, always: false }, 'center'],
      [{ after: 240, always: false }, 'center'],
      [undefined, undefined],
    ]);
    const dedicated = { ...front, dedication: ['For C', 'For D', 'For E'] };
    const { sections: others } = await documentOf('a', { front: dedicated });
    expect(paragraphsOf(others[0]?.blocks ?? [])[3]?.spacing).toBeUndefined();
  });
});

describe('in front of the text', () => {
  const front = { title: { markdown: 'T', line: 1 } };
  const contents = { includeTableOfContents: true };

  test.each<[string, string, ComposedWith, string[]]>([
    [
      'the contents are on a page of their own behind a title page',
      '# a',
      { front, options: { ...contents, titlePage: true } },
      ['portrait 1: T / pageBreak / contents / pageBreak / [a,_Toc000000001: a]'],
    ],
    [
      'they are on the page of a title',
      '# a',
      { front, options: contents },
      ['portrait 1: T / contents / [a,_Toc000000001: a]'],
    ],
    [
      'a title page before landscape pages ends with its section alone',
      '::: {.landscape}\n# a\n:::',
      { front, options: { ...contents, titlePage: true } },
      ['portrait 1: T / pageBreak / contents', 'landscape 1: [a,_Toc000000001: a]'],
    ],
    [
      'a title stands across the columns below it',
      '::: {.columns}\na\n:::\n\nb',
      { front },
      ['portrait 1: T', 'portrait 2 continued: a', 'portrait 1 continued: b'],
    ],
    [
      'a title stands above the first section alone',
      'a\n\n::: {.landscape}\nb\n:::',
      { front },
      ['portrait 1: T / a', 'landscape 1: b'],
    ],
    [
      'a title page before columns ends with its section',
      '::: {.columns}\na\n:::\n\nb',
      { front, options: { titlePage: true } },
      ['portrait 1: T', 'portrait 2: a', 'portrait 1 continued: b'],
    ],
    [
      'a Word template may set the title across its own columns',
      'a',
      { front, look: templateLook({ titlePage: themeOf(settingsOf({})).page }) },
      ['portrait 1: T', 'portrait 1 continued: a'],
    ],
    [
      'it has no section for a title that there is not',
      'a',
      { look: templateLook({ titlePage: themeOf(settingsOf({})).page }) },
      ['portrait 1: a'],
    ],
  ])('%s', async (_, markdown, written, expected) => {
    expect(await sections(markdown, written)).toEqual(expected);
  });

  test.each<[string, ComposedWith, number | undefined]>([
    ['below a title they have', { front, options: contents }, undefined],
    ['at the top of a page they have not', { options: contents }, 0],
    ['nor behind a title page', { front, options: { ...contents, titlePage: true } }, 0],
  ])('the contents’ space above: %s', async (_, written, expected) => {
    const { sections: own } = await documentOf('# a', written);
    const found = [...(own[0]?.blocks ?? [])].find((block) => block.type === 'contents');
    expect(found?.title?.spacing?.before).toBe(expected);
  });
});

test.each<[string, string, ComposedWith, (number | undefined)[]]>([
  ['the first', '# a', {}, [0]],
  ['one below a title', '# a', { front: { title: { markdown: 'T', line: 1 } } }, [undefined]],
  [
    'one behind a title page',
    '# a',
    { front: { title: { markdown: 'T', line: 1 } }, options: { titlePage: true } },
    [0],
  ],
  ['those on landscape pages and behind them', 'a\n\n::: {.landscape}\n# b\n:::\n\n# c', {}, [0, 0]],
  ['one in columns on the same page', 'a\n\n::: {.columns}\n# b\n:::\n\nc', {}, [undefined]],
])(
  'headings have no space above them where they begin a page: %s',
  async (_, markdown, written, expected) => {
    const { sections: own } = await documentOf(markdown, written);
    const headings = own.flatMap(({ blocks }) => paragraphsOf(blocks)).filter(({ heading }) => heading);
    expect(headings.map(({ spacing }) => spacing?.before)).toEqual(expected);
  },
);

test('columns below text have no space above them', async () => {
  const { sections: own } = await documentOf('a\n\n::: {.columns}\nb\n:::\n\nc');
  const spacing = own.flatMap(({ blocks }) => paragraphsOf(blocks)).map((each) => each.spacing?.before);
  expect(spacing).toEqual([undefined, undefined, 140]);
});

test('a section has columns only where it has several, and these run as the text does', async () => {
  const columnsOf = async (markdown: string, options: ConversionOptions = {}): Promise<unknown[]> =>
    (await documentOf(markdown, { options })).sections.map(({ columns }) => columns);
  expect(await columnsOf('a\n\n::: {.columns}\nb\n:::\n\nc')).toEqual([
    undefined,
    { count: 2, space: COLUMN_SPACE },
    undefined,
  ]);
  const [columns] = await columnsOf('::: {.columns}\nb\n:::', { language: 'ar' });
  expect(columns).toMatchObject({ isReversed: true });
});

test.each<[string, ComposedWith, string[][]]>([
  ['nowhere by default', {}, [[], []]],
  [
    'in the first section where it has a header of its own',
    { options: { firstHeaderText: 'f' } },
    [['first'], []],
  ],
  ['throughout where even pages have one', { options: { evenHeaderText: 'e' } }, [['even'], ['even']]],
  [
    'of a title page',
    { options: { titlePage: true }, front: { title: { markdown: 'T', line: 1 } } },
    [['first'], []],
  ],
  [
    'not of contents without a title',
    { options: { titlePage: true, includeTableOfContents: true } },
    [[], []],
  ],
])('first and even pages are different %s', async (_, written, expected) => {
  const { sections: own } = await documentOf('## a\n\n::: {.landscape}\nb\n:::', written);
  expect(own.map(({ ownPages }) => ownPages)).toEqual(expected);
});

describe('a document composed again', () => {
  const all = ({ sections: own }: Composed): ComposedBlock[] => own.flatMap(({ blocks }) => [...blocks]);
  const written: ComposedWith = {
    options: { includeTableOfContents: true, language: 'en' },
    front: { title: { markdown: 'T', line: 1 }, lists: ['figure'] },
  };

  test.each([
    ['with contents', '# a\n\n[TOC]\n\n\\listoffigures\n\n![A](a.png){#fig:a}\n\n- b\n- c'],
    ['without', '> a\n\nb'],
  ])('has the blocks of before, and each only once: %s', async (_, markdown) => {
    const input = await inputOf(markdown, written);
    const keeper = new KeptBlocks();
    const before = all(compose(input, keeper));
    const document = compose(input, keeper);
    const after = all(document);
    expect(after).toEqual(all(compose(input)));
    for (const [index, block] of after.entries()) expect(block).toBe(before[index]);
    expect(all(document)).toEqual(after);
    for (const [index, block] of all(document).entries()) expect(block).toBe(after[index]);
  });

  test('has the notes of before, which move with their text and follow their numbers', async () => {
    const input = await inputOf('a[^1]\n\n[^1]: n');
    const keeper = new KeptBlocks();
    const noted = compose(input, keeper);
    const [note] = noted.notes;
    if (note?.content.kind !== 'blocks') throw new Error('No note');
    const [before] = noted.noteBlocks(note);
    const again = compose(input, keeper);
    expect(again.noteBlocks(note)[0]).toBe(before);
    Object.assign(note.content.blocks[0] ?? {}, { line: 5 });
    expect(before && again.lineShift(before)).toBe(2);
    const second = { ...note, number: 2 };
    expect(again.noteBlocks(second)).toEqual(compose(input).noteBlocks(second));
  });

  test('has other lists where their headings and captions are others', async () => {
    const input = await inputOf('a\n\n[TOC]\n\n\\listoffigures\n\n# b\n\n![A](a.png){#fig:a}', written);
    const keeper = new KeptBlocks();
    const before = all(compose(input, keeper));
    const changed = { ...input, resolved: { ...input.resolved, contents: new Map() } };
    const after = all(compose(changed, keeper));
    expect(after).toEqual(all(compose(changed)));
    expect(after).not.toEqual(before);
  });

  test('has blocks that move with their lines', async () => {
    const input = await inputOf('a');
    const keeper = new KeptBlocks();
    const [before] = all(compose(input, keeper));
    Object.assign(input.resolved.blocks[0] ?? {}, { line: 4 });
    expect(before && compose(input, keeper).lineShift(before)).toBe(3);
  });

  test('has notes without blocks of before, too', async () => {
    const input = await inputOf('a^[n]');
    const keeper = new KeptBlocks();
    const noteOf = (document: Composed): ComposedBlock | undefined =>
      document.notes.map((note) => document.noteBlocks(note)[0])[0];
    expect(noteOf(compose(input, keeper))).toBe(noteOf(compose(input, keeper)));
  });
});

describe('in APA style, with a title page', () => {
  /** The styles and texts of paragraphs, with a bar where they begin a page. */
  async function parts(markdown: string, front: ComposedWith['front'] = {}): Promise<string> {
    const { sections: own } = await documentOf(markdown, {
      options: { template: 'academic', includeTableOfContents: false },
      front: { title: { markdown: 'T', line: 1 }, ...front },
    });
    return paragraphsOf(own[0]?.blocks ?? [])
      .slice(2)
      .map(({ style, content, beginsPage }) => {
        const [text] = short(content).split(': ').slice(-1);
        return `${beginsPage ? '| ' : ''}${style} ${text?.replace(']', '')}`;
      })
      .join(', ');
  }

  test.each([
    [
      'the text, with its title, the references and what follows them begin pages',
      '# Abstract\n\na\n\n## b\n\n# One\n\nc\n\n# References\n\nDoe, J. d\n\n## e\n\n# Tables',
      'Heading1 Abstract, Abstract a, Heading2 b, | TextTitle T, Heading1 One, BodyText c, | Heading1 References, Bibliography Doe, J. d, Heading2 e, | Heading1 Tables',
    ],
    ['a text without an abstract has its title above it', 'a', 'TextTitle T, BodyText a'],
    [
      'a text that begins in italics is no remark',
      '*a* b\n\n# Abstract\n\n# One',
      'BodyText i(a) b, | Heading1 Abstract, | TextTitle T, Heading1 One',
    ],
    [
      'a text below its abstract may begin with its title',
      '# Abstract\n\na\n\n# T\n\nb',
      'Heading1 Abstract, Abstract a, | Heading1 T, BodyText b',
    ],
    ['a later line in italics is none', 'a\n\n*b*', 'TextTitle T, BodyText a, BodyText i(b)'],
    [
      'a later section with the name of the abstract is another',
      '# One\n\n# Abstract\n\na',
      'TextTitle T, Heading1 One, Heading1 Abstract, BodyText a',
    ],
    ['an abstract below a text begins a page', 'a\n\n# Abstract', 'BodyText a, | Heading1 Abstract'],
    [
      'an abstract does not begin one below a remark',
      '*a*\n\n# Abstract\n\n# One',
      'FirstParagraph i(a), Heading1 Abstract, | TextTitle T, Heading1 One',
    ],
    [
      'two paragraphs are no remark',
      '*a*\n\nb\n\n# Abstract',
      'FirstParagraph i(a), BodyText b, | Heading1 Abstract',
    ],
    ['appendices begin pages', 'a\n\n# One {.appendix}', 'TextTitle T, BodyText a, | AppendixHeading1 One'],
    [
      'acknowledgements begin a page, without the title above them',
      '# Abstract\n\na\n\n# Acknowledgments\n\nb\n\n# One\n\nc',
      'Heading1 Abstract, Abstract a, | Heading1 Acknowledgments, BodyText b, | TextTitle T, Heading1 One, BodyText c',
    ],
    [
      'parts in other languages, and with headings of their own, stand before the text as well',
      '# Vorwort\n\na\n\n## b\n\n# Danksagung\n\n# One',
      'Heading1 Vorwort, BodyText a, Heading2 b, | Heading1 Danksagung, | TextTitle T, Heading1 One',
    ],
    [
      'acknowledgements at the end are a part of the text',
      '# One\n\n# Acknowledgements\n\na',
      'TextTitle T, Heading1 One, Heading1 Acknowledgements, BodyText a',
    ],
    [
      'a line of keywords is not set as the abstract',
      '# Abstract\n\na\n\n**Keywords** b',
      'Heading1 Abstract, Abstract a, BodyText b(Keywords) b',
    ],
  ])('%s', async (_, markdown, expected) => {
    expect(await parts(markdown)).toBe(expected);
  });

  test('the text begins below an abstract of front matter, and its keywords', async () => {
    const abstract = [
      { markdown: 'a', line: 2 },
      { markdown: 'b', line: 4 },
    ];
    expect(await parts('c', { abstract })).toBe(
      'Heading1 Abstract, Abstract a, Abstract b, | TextTitle T, BodyText c',
    );
    expect(await parts('c', { abstract, keywords: 'd' })).toBe(
      'Heading1 Abstract, Abstract a, Abstract b, BodyText i(Keywords:) d, | TextTitle T, BodyText c',
    );
    expect(await parts('c\n\n# Abstract\n\nd', { abstract })).toBe(
      'Heading1 Abstract, Abstract a, Abstract b, | TextTitle T, BodyText c, Heading1 Abstract, BodyText d',
    );
  });

  test('the text begins below acknowledgements of front matter', async () => {
    const acknowledgements = [{ markdown: 'a', line: 2 }];
    const abstract = [{ markdown: 'b', line: 3 }];
    expect(await parts('c', { acknowledgements })).toBe(
      'Heading1 Acknowledgments, BodyText a, | TextTitle T, BodyText c',
    );
    expect(await parts('# Preface\n\nc\n\n# d', { abstract, acknowledgements })).toBe(
      'Heading1 Abstract, Abstract b, | Heading1 Acknowledgments, BodyText a, | Heading1 Preface, BodyText c, | TextTitle T, Heading1 d',
    );
  });
});

describe('a document says', () => {
  const RESTARTING = templateLook({ notes: { footnote: { restarts: 'page', text: String } } });
  const none = { hasContents: false, hasIndex: false, hasEquations: false };

  test.each<[string, string, ComposedWith, { readonly [Key in keyof Composed]?: Composed[Key] | undefined }]>(
    [
      ['that it has nothing of all this', 'a', {}, none],
      [
        'that it has contents',
        '# a',
        { options: { includeTableOfContents: true } },
        { ...none, hasContents: true },
      ],
      [
        'that it lists figures',
        '![A](a.png){#fig:a}',
        { front: { lists: ['figure'] } },
        { ...none, hasContents: true },
      ],
      [
        'that it has an index',
        'a \\index{b}\n\n\\printindex',
        {},
        { ...none, hasContents: true, hasIndex: true },
      ],
      ['that it has formulas', '$x$', {}, { ...none, hasEquations: true }],
      ['that its words are not divided', 'a', {}, { hyphenation: undefined }],
      [
        'in what language they are',
        'a',
        { options: { justifyText: true, language: 'de' } },
        { hyphenation: 'de-DE' },
      ],
      [
        'nothing of this where a Word template decides',
        'a',
        { options: { justifyText: true }, look: templateLook({}) },
        { hyphenation: undefined, lineNumbers: undefined },
      ],
      [
        'that its lines are numbered',
        'a',
        { options: { lineNumbers: true } },
        { lineNumbers: 'continuous', lineNumberStep: undefined },
      ],
      [
        'that it names notes that are numbered anew',
        'a[^1] b[^1]\n\n[^1]: n',
        { look: RESTARTING },
        { namesRestartedNotes: true },
      ],
      [
        'that it names none of several',
        'a[^1] b[^2]\n\n[^1]: n\n\n[^2]: n',
        { look: RESTARTING },
        { namesRestartedNotes: undefined },
      ],
      [
        'that it names one of several',
        'a[^1] b[^2] c[^2]\n\n[^1]: n\n\n[^2]: n',
        { look: RESTARTING },
        { namesRestartedNotes: true },
      ],
      [
        'that it names notes with one number each',
        'a[^1] b[^1]\n\n[^1]: n',
        { look: templateLook({ notes: { footnote: { restarts: undefined, text: String } } }) },
        { namesRestartedNotes: undefined },
      ],
      [
        'how a Word template numbers them',
        'a',
        { options: { lineNumbers: true }, look: templateLook({ lineNumbers: 'page', lineNumberStep: 5 }) },
        { lineNumbers: 'page', lineNumberStep: 5 },
      ],
    ],
  )('%s', async (_, markdown, written, expected) => {
    const document = await documentOf(markdown, written);
    const said = Object.keys(expected).map((key) => [key, document[key as keyof Composed]]);
    expect(Object.fromEntries(said)).toEqual(expected);
  });
});

test.each([
  [true, 'once where the layout reads them for the contents before the writer does'],
  [false, 'each time where they are read once'],
])('blocks and notes are composed (%s) %s', async (includeTableOfContents) => {
  const document = await documentOf('# a[^1]\n\n[^1]: n', { options: { includeTableOfContents } });
  const [section] = document.sections;
  const [note] = document.notes;
  const read = (): readonly ComposedBlock[] => [...(section?.blocks ?? [])];
  const readNote = (): ComposedBlock | undefined => note && [...document.noteBlocks(note)][0];
  const [before, after] = [read(), read()];
  expect(before.at(-1) === after.at(-1)).toBe(includeTableOfContents);
  const [noteBefore, noteAfter] = [readNote(), readNote()];
  expect(noteBefore === noteAfter).toBe(includeTableOfContents);
  expect([before, noteBefore]).toEqual([after, noteAfter]);
});

describe('headers and footers', () => {
  async function headers(written: ComposedWith, markdown = '# a'): Promise<string[]> {
    return (await documentOf(markdown, written)).headers.map(
      ({ kind, pages, paragraph: { content, alignment } }) =>
        `${kind} ${pages}${alignment ? ` ${alignment}` : ''}: ${short(content)}`,
    );
  }

  test.each<[string, ConversionOptions, string[]]>([
    ['nothing by default', {}, []],
    ['the number of the page', { showPageNumbers: true }, ['footer usual center: {page 1}']],
    [
      'a number at the top',
      { showPageNumbers: true, pageNumberPosition: 'header' },
      ['header usual right: {page 1}'],
    ],
    ['a text beside the number', { showPageNumbers: true, footerText: 'f' }, ['footer usual: f\t{page 1}']],
    [
      'a number in the text',
      { footerText: '{page} of {pages}' },
      ['footer usual center: {page 1} of {pageCount 1}'],
    ],
    [
      'the chapter and the title',
      { headerText: '{chapter}: {title}', title: 'T' },
      ['header usual: {heading a}: {property T}'],
    ],
    ['the author', { headerText: 'by {author}', author: 'A' }, ['header usual: by {property A}']],
    [
      'no text in place of MLA’s number below',
      { template: 'mla', footerText: 'f' },
      ['header usual right: {page 1}', 'footer usual: f'],
    ],
    [
      'the number outside on even pages',
      { showPageNumbers: true, pageNumberPosition: 'header', evenFooterText: 'e' },
      ['header usual right: {page 1}', 'header even left: {page 1}', 'footer even: e'],
    ],
    [
      'MLA’s number outside on even pages',
      { template: 'mla', evenHeaderText: 'e' },
      ['header usual right: {page 1}', 'header even left: e {page 1}'],
    ],
    [
      'a first page of its own',
      { headerText: 'h', firstHeaderText: 'f', firstFooterText: '' },
      ['header usual: h', 'header first: f'],
    ],
    [
      'even pages with the number outside',
      { showPageNumbers: true, footerText: 'f', evenFooterText: 'e' },
      ['footer usual: f\t{page 1}', 'footer even: {page 1}\te'],
    ],
  ])('%s', async (_, options, expected) => {
    expect(await headers({ options })).toEqual(expected);
  });

  test('the date is that of front matter', async () => {
    const dates = (date: string): Promise<string[]> =>
      headers({ options: { headerText: '{date}' }, front: { date } });
    expect(await dates('D')).toEqual(['header usual: D']);
    expect(await dates('2025-03-14')).toEqual(['header usual: March 14, 2025']);
  });

  test.each([
    ['plain', 'header usual: Tides'],
    ['academic', 'header usual: TIDES\t{page 1}'],
    ['mla', 'header usual right: {page 1}'],
  ] as const)(
    'the running title of front matter, in capitals in APA style: %s',
    async (template, expected) => {
      const made = await headers({
        options: { template, titlePage: false },
        front: { runningTitle: 'Tides' },
      });
      expect(made).toContain(expected);
    },
  );

  test('several authors are parted by commas', async () => {
    expect(await headers({ options: { headerText: '{author}' }, front: { authors: ['A', 'B'] } })).toEqual([
      'header usual: A, B',
    ]);
  });

  test.each<[string, string, ConversionOptions]>([
    ['the first heading of the first level', '## b\n\n# a\n\n# c', {}],
    ['no title', '# T\n\n## a\n\n## c', { template: 'business' }],
  ])('the chapter is %s', async (_, markdown, options) => {
    expect(await headers({ options: { headerText: '{chapter}', ...options } }, markdown)).toContain(
      'header usual: {heading a}',
    );
  });

  test('the number of pages is that of the document', async () => {
    const { headers: own } = await documentOf('a', { options: { footerText: '{pages}' } });
    expect(own[0]?.paragraph.content).toMatchObject([{ instruction: { kind: 'pageCount', of: 'document' } }]);
  });

  test('a date that nothing gives is left out', async () => {
    expect(await headers({ options: { headerText: '{date}x' } })).toEqual(['header usual: x']);
  });

  test('the chapter is left out of a text without headings', async () => {
    expect(await headers({ options: { headerText: '{chapter} x' } }, 'a')).toContain('header usual:  x');
  });

  test('each have their style, and the direction of their text', async () => {
    const looks = async (options: ConversionOptions): Promise<unknown[]> =>
      (await documentOf('a', { options })).headers.map(({ paragraph: { style, rightToLeft } }) => [
        style,
        rightToLeft,
      ]);
    expect(await looks({ headerText: 'h', footerText: 'f' })).toEqual([
      ['Header', false],
      ['Footer', false],
    ]);
    expect(await looks({ headerText: 'שלום', showPageNumbers: true })).toEqual([
      ['Header', true],
      ['Footer', false],
    ]);
    expect(await looks({ showPageNumbers: true, language: 'ar' })).toEqual([['Footer', true]]);
    expect(await looks({ footerText: '{page} من {pages}', language: 'ar' })).toEqual([['Footer', true]]);
    expect(await looks({ footerText: '1', language: 'ar' })).toEqual([['Footer', true]]);
  });

  test('only a footer is centred for the number in its text', async () => {
    expect(await headers({ options: { headerText: '{page}', footerText: 'f' } })).toEqual([
      'header usual: {page 1}',
      'footer usual: f',
    ]);
  });

  test('a Word template has no other pages for ours', async () => {
    const look = templateLook({});
    const options = { firstHeaderText: 'f', evenHeaderText: 'e' };
    const { sections: own } = await documentOf('a', { options, look });
    expect(own.map(({ ownPages }) => ownPages)).toEqual([[]]);
  });

  test('on landscape pages, whose sides are an inch, the tab stop is at their edge', async () => {
    const { headers: own } = await documentOf('a\n\n::: {.landscape}\nb\n:::', {
      options: { showPageNumbers: true, footerText: 'f' },
    });
    const { page } = themeOf(settingsOf({}));
    const right = page.height - 2 * 1440;
    expect(own.map(({ paragraph }) => paragraph.tabs)).toEqual([
      undefined,
      { clear: textWidth(page), right },
    ]);
  });

  test.each([
    [['Ann Lee'], 'Lee {page 1}'],
    [['Ann Lee', 'Ben Ro'], 'Lee and Ro {page 1}'],
    [['Ann Lee', 'Ben Ro', 'Cy Fox'], 'Lee, Ro, and Fox {page 1}'],
    [['Ann Lee', 'Ben Ro', 'Cy Fox', 'Di May'], '{page 1}'],
  ])('MLA has the last names beside the number, unless they are many: %s', async (authors, expected) => {
    expect(await headers({ options: { template: 'mla' }, front: { authors } })).toEqual([
      `header usual right: ${expected}`,
    ]);
  });
});

describe('lists in front', () => {
  async function lists(markdown: string, written: ComposedWith): Promise<ComposedContents[]> {
    const { sections: own } = await documentOf(markdown, written);
    return own.flatMap(({ blocks }) =>
      [...blocks].flatMap((block) => (block.type === 'contents' ? [block] : [])),
    );
  }
  const inShort = ({ title, entries, sequence }: ComposedContents): unknown[] => [
    title && short(title.content),
    sequence,
    entries.map(({ style, content }) => `${style} ${short(content)}`),
  ];

  test('the contents have an entry with its level for each heading', async () => {
    const options = { includeTableOfContents: true, numberHeadings: true };
    const [contents] = await lists('# a\n\n## b\n\n### c\n\n#### d\n\n# e {.appendix}', { options });
    expect(contents && inShort(contents)).toEqual([
      'Contents',
      undefined,
      [
        expect.stringMatching(/^TOC1 →_Toc\d+\(1\ta\t{pageOf }\)$/),
        expect.stringMatching(/^TOC2 →_Toc\d+\(1\.1\tb\t{pageOf }\)$/),
        expect.stringMatching(/^TOC3 →_Toc\d+\(1\.1\.1\tc\t{pageOf }\)$/),
        expect.stringMatching(/^TOC1 →_Toc\d+\(Appendix A\. e\t{pageOf }\)$/),
      ],
    ]);
  });

  test('no page begins with the last entry alone', async () => {
    const [contents] = await lists('# a\n\n# b\n\n# c', { options: { includeTableOfContents: true } });
    expect(contents?.entries.map(({ keepNext }) => keepNext)).toEqual([undefined, true, undefined]);
    expect(contents?.end).toMatchObject({ style: 'Spacing', content: [] });
  });

  test('a Word template’s entries get the tab stop that their style lacks', async () => {
    const [contents] = await lists('# a\n\n## b', {
      options: { includeTableOfContents: true },
      look: templateLook({ withoutTab: new Set(['TOC1']) }),
    });
    const right = textWidth(themeOf(settingsOf({})).page);
    expect(contents?.entries.map(({ tabs }) => tabs)).toEqual([{ right, dots: true }, undefined]);
  });

  test.each([
    ['tab', '1.', -20, ['1.', '\t', 'a'], true],
    ['tab', '1.', -400, ['1.', '\t', 'a'], false],
    ['space', '1.', -20, ['1. ', 'a'], false],
    ['nothing', '1.', -20, ['1.', 'a'], false],
    ['tab', '', -20, ['a'], false],
  ] as const)(
    'entries have the numbers of a Word template, followed by a %s: %j, first line %i',
    async (between, number, firstLine, expected, hasStop) => {
      const style = { ...BARE_FORMAT, style: 'TOC1', font: 'Calibri', size: 220, left: 100, firstLine };
      const look = templateLook({
        withoutTab: new Set(['TOC1']),
        paragraphs: new Map([['TOC1', style]]),
      });
      const options = { includeTableOfContents: true, numberHeadings: true };
      const input = await inputOf('# a\n\n# b', { options, look });
      const given = { between, left: 0, firstLine: 0 };
      const headingNumbers = new Map(
        [...input.resolved.headingNumbers].map(([heading, each]) => [
          heading,
          { ...each, text: number, printed: number, templateNumber: given },
        ]),
      );
      const { sections: own } = compose({ ...input, resolved: { ...input.resolved, headingNumbers } });
      const contents = own.flatMap(({ blocks }) => [...blocks]).find(({ type }) => type === 'contents');
      const [entry] = contents?.type === 'contents' ? contents.entries : [];
      const [link] = entry?.content ?? [];
      const shown = link?.type === 'link' ? link.content.slice(0, -2) : [];
      expect(shown.map(shortInline)).toEqual(expected);
      const [heading] = paragraphsOf(own[0]?.blocks ?? []).filter((each) => each.heading);
      expect(heading).toMatchObject({ headingNumber: { printed: number, between }, indents: undefined });
      const { left, ...tabs } = entry?.tabs ?? {};
      expect(tabs).toEqual({ right: textWidth(input.theme.page), dots: true });
      // The number is less than an em wide, so that the text is three em from where the line begins.
      expect([left, entry?.indents]).toEqual(
        hasStop ? [740, { left: 740, hanging: 660 }] : [undefined, undefined],
      );
    },
  );

  test('the contents at their own place have no title of their own below a heading', async () => {
    const options = { includeTableOfContents: true };
    const [titled] = await lists('a\n\n[TOC]\n\n# b', { options });
    const [untitled] = await lists('# a\n\n[TOC]\n\n# b', { options });
    expect([titled?.title && short(titled.title.content), untitled?.title]).toEqual(['Contents', undefined]);
  });

  test('lists of figures have their captions, and empty ones are left out', async () => {
    const [figures, ...others] = await lists('![A](a.png){#fig:a}', {
      front: { lists: ['figure', 'table'] },
    });
    expect(others).toEqual([]);
    expect(figures && inShort(figures)).toEqual([
      'List of Figures',
      'Figure',
      ['TableOfFigures →_Toc900000001(Figure 1: A\t{pageOf })'],
    ]);
    expect(figures?.title?.spacing).toEqual({ before: 0, always: false });
  });

  test('a list at its own place is that of its kind', async () => {
    const [figures] = await lists('a\n\n\\listoffigures\n\n![A](a.png){#fig:a}', {});
    expect(figures && inShort(figures)).toEqual([
      ...['List of Figures', 'Figure', ['TableOfFigures →_Toc900000001(Figure 1: A\t{pageOf })']],
    ]);
    expect(await lists('a\n\n\\printindex', {})).toEqual([]);
  });

  test('code in a heading is plain in the contents, as an update leaves it, and links have no tooltip', async () => {
    const [contents] = await lists('# `a`\n\n# b', { options: { includeTableOfContents: true } });
    expect(contents?.title).toMatchObject({ style: 'TOCHeading' });
    const [link] = contents?.entries[0]?.content ?? [];
    expect(link).toMatchObject({ type: 'link', tooltip: '' });
    expect(link && short([link])).toMatch(/\(a\t/);
  });

  test('the label of an appendix has no tab behind it, and the numbers below it have', async () => {
    const options = { includeTableOfContents: true, numberHeadings: true };
    const [contents] = await lists('# a\n\n# b {.appendix}\n\n## c', { options });
    expect(contents?.entries.slice(1).map(({ content }) => short(content))).toEqual([
      expect.stringContaining('(Appendix A. b\t'),
      expect.stringContaining('(A.1\tc\t'),
    ]);
  });

  test('headings of lists run as the language does, also in words of another one', async () => {
    const [contents] = await lists('# a', { options: { includeTableOfContents: true, language: 'ug' } });
    expect(contents?.title).toMatchObject({ content: [{ text: 'Contents' }], rightToLeft: true });
  });

  test('lists run as the document does, also with words of another language, and entries of the index as their own', async () => {
    const options = { includeTableOfContents: true, language: 'ar' } as const;
    const [contents] = await lists('# A chapter in English, too\n\n# API\n\n# ب', { options });
    const direction = ({ rightToLeft }: ComposedParagraph): boolean => rightToLeft;
    expect(contents?.title && direction(contents.title)).toBe(true);
    expect(contents?.entries.map(direction)).toEqual([true, true, true]);
    const [index] = await lists('a \\index{b} \\index{שלום}\n\n\\printindex', {});
    expect(index?.entries.map(direction)).toEqual([false, true]);
    expect(index?.end).toMatchObject({ style: 'Spacing', content: [] });
  });

  test('the index names its places, and what to look up instead', async () => {
    const [index] = await lists('a \\index{b} c \\index{b} \\index{d|see{b}}\n\n\\printindex', {});
    expect(index && inShort(index)).toEqual([
      undefined,
      undefined,
      ['Index1 b, {pagesOf 1, 1}', 'Index1 d. See b'],
    ]);
    expect(index?.isIndex).toBe(true);
  });
});
