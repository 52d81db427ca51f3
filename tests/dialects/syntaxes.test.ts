import type { ConversionOptions } from '@footmark/engine';
import { describe, expect, test } from 'vitest';
import { printed } from './printed-lines';

interface Case {
  readonly text: string;
  /** The lines that are printed, in their order, among others. */
  readonly lines: readonly string[];
  /** What one of the findings says, for each. */
  readonly says?: readonly string[];
  /** What is printed nowhere. */
  readonly never?: readonly string[];
  readonly options?: ConversionOptions;
}

const CASES: Readonly<Record<string, Case>> = {
  'an item between colons in a style of Word': {
    text: '1. ::: {custom-style="Key Fact"}\n   One\n   :::\n2. two',
    lines: ['KeyFactCustom:One', 'ListNumber:two'],
    never: [':::'],
  },
  'blocks that Quarto has for other formats': {
    text: [
      '::: {.content-visible when-format="html"}\non a page\n:::',
      '::: {.content-visible when-format="docx"}\nin Word\n:::',
      '::: {.content-visible unless-format="docx"}\nnot in Word\n:::',
      '::: {.content-hidden when-format="docx"}\nhidden there\n:::',
      '::: {.content-hidden unless-format="docx"}\nshown there\n:::',
      '::: {.content-hidden when-meta="draft"}\nasked\n:::',
      '- item\n\n  ::: {.content-hidden}\n  hidden always\n  :::',
    ].join('\n\n'),
    lines: ['FirstParagraph:in Word', 'BodyText:shown there', 'BodyText:asked', 'ListBullet:item'],
    says: ['Left out 4 blocks for other formats than Word'],
    never: ['on a page', 'not in Word', 'hidden there', 'hidden always'],
  },
  'text that Quarto has for other formats': {
    text: [
      'See [the page]{.content-visible when-format="html"}[*this* file]{.content-visible when-format="docx"} now.',
      '',
      '- a [web]{.content-visible unless-format="docx"}[word]{.content-hidden when-format="html"}',
      '',
      '| a [page]{.content-hidden when-format="docx"} |',
      '|---|',
      '| [b]{.content-visible} |',
    ].join('\n'),
    lines: ['FirstParagraph:See this file now.', 'ListBullet:a word'],
    says: ['Left out 3 texts for other formats than Word'],
    never: ['the page', 'web', 'content-'],
  },
  'headings of prompts as CommonMark has them': {
    text: '<CONTEXT_BLOCK>\n=====\nPHILOSOPHY\n=====\n\n</CONTEXT_BLOCK>\n\n<INSTRUCTIONS>\nBe brief.\n</INSTRUCTIONS>',
    lines: [
      'Heading1:&lt;CONTEXT_BLOCK&gt;',
      'Heading1:PHILOSOPHY',
      'FirstParagraph:&lt;/CONTEXT_BLOCK&gt;',
      'BodyText:&lt;INSTRUCTIONS&gt;',
      'BodyText:Be brief.',
    ],
    never: ['====='],
  },
  'Retype’s callouts': {
    text: [
      '!!!warning\nMind *this*.\n!!!',
      '!!! My title\nTwo\n\n- a list\n!!!',
      '!!!primary Plain\nThree\n  !!!',
      '- item\n\n  !!!tip\n  Four\n  !!!',
      '!!!wow\nno callout\n!!!',
    ].join('\n\n'),
    lines: [
      'CalloutWarningTitle:Warning',
      'CalloutText:Mind this.',
      'CalloutNoteTitle:My title',
      'CalloutText:Two',
      'CalloutNoteTitle:Plain',
      'ListBullet:item',
      'CalloutTipTitle:Tip',
      'CalloutText:Four',
      'BodyText:!!!wow no callout !!!',
    ],
  },
  'tags that are empty by themselves': {
    text: 'A <sup class="badge" data-text="3.5+"/> b\n\n<div class="x"/>\n\n## H <span id="y"/> <sub />c <sup class="z"/>\n\n[to it](#y)',
    lines: ['FirstParagraph:A  b', 'Heading2:H  c ', 'FirstParagraph:to it'],
    never: ['<sup', '/>'],
  },
  'code of Hugo’s documentation': {
    text: '{{< code-toggle file=hugo >}}\n[[menus.main]]\n  name = "About"\n{{< /code-toggle >}}',
    lines: ['CodeBlock:[[menus.main]]/  name = &quot;About&quot;'],
  },
  'highlights beside emoji': {
    text: '==😀==x and a==👍🏽==b and ==x==😀, ==ok 🎉== and a==b',
    lines: ['FirstParagraph:😀x and a👍🏽b and x😀, ok 🎉 and a==b'],
  },
  'callouts with names of Quarto': {
    text: [
      '::: {#nte-kettle .callout-note}\n## The *kettle*\nHot.\n:::',
      '::: {#tip-cup .callout-tip}\nWarm it.\n:::',
      '- item\n\n  ::: {#nte-tea .callout-warning title="Tea"}\n  Steep.\n  :::',
      '::: {#plain .callout-note}\nNo number.\n:::',
      '@nte-tea, [-@nte-kettle], [see @tip-cup], [@nte-kettle; @nte-tea; @tip-cup], [here](#plain), @tip-unknown.',
    ].join('\n\n'),
    lines: [
      'CalloutNoteTitle:Note 1: The kettle',
      'CalloutTipTitle:Tip 1',
      'CalloutWarningTitle:Note 2: Tea',
      'CalloutNoteTitle:Note',
      'BodyText:Note\u00a02, 1, see\u00a01, Note\u00a01, Note\u00a02 and Tip\u00a01, here, @tip-unknown.',
    ],
    never: ['leads to no heading'],
  },
  'links around spans and notes': {
    text: '[a [b *c*]{.smallcaps} d](https://a.org) and [e[^1] f](https://b.org) and [g [h](i) j](k).\n\n[^1]: N',
    lines: ['FirstParagraph:a b c d and e f and [g h j](k).'],
  },
  'links with signs of scripts in their texts and addresses': {
    text: '[The sign ^](https://a.org/sign-^) and y^2^.',
    lines: ['FirstParagraph:The sign ^ and y^{2}.'],
  },
  'pictures that are no figures': {
    text: '![A cap](a.png)\\\n\nWords \\',
    lines: ['FirstParagraph:A cap\u00a0', 'BodyText:Words \\'],
    never: ['Caption:A cap'],
    options: { imageCaptions: 'alt' },
  },
  'headings of attributes alone': {
    text: '# {.unnumbered}\n\none\n\n## {data-x="y"}\n\ntwo\n\n## {a, b}',
    lines: ['Heading1:', 'FirstParagraph:one', 'Heading2:', 'FirstParagraph:two', 'Heading2:{a, b}'],
    says: ['{data-x="y"}'],
    never: ['unnumbered'],
  },
  'names below blocks in Obsidian': {
    text: [
      '| a |\n|---|\n| b |\n\n^table1',
      '- item\n- last\n\n^list1',
      '```\ncode\n```\n\n^code1',
      '> quoted\n\n^quote1',
      'Else. [[#^table1|t]] [[#^list1|l]] [[#^code1|c]] [[#^quote1|q]]',
    ].join('\n\n'),
    lines: ['CodeBlock:code', 'Quote:quoted', 'BodyText:Else. t l c q'],
    never: ['lead to no heading'],
  },
  'tables of LaTeX alone, with merged cells': {
    text: '\\begin{tabular}{lrc}\n\\multicolumn{2}{c}{Both} & C \\\\\na & b & c\n\\end{tabular}',
    lines: ['TableHeading:Both', 'TableHeading:C', 'TableText:c'],
  },
  'parts, appendices and blocks of bookdown': {
    text: [
      '# (PART) Part one {-}',
      '# Intro',
      "```{block, type='rmdtip'}\nA *tip*\n\nmore\n```",
      '```{block2, type="own"}\nA block\n```',
      '# (APPENDIX) Appendix {-}',
      '# Data',
      '## Sources',
    ].join('\n\n'),
    lines: [
      'Heading1:Part one',
      'Heading1:Intro',
      'CalloutText:A tip',
      'BodyText:A block',
      'AppendixHeading1:Data',
    ],
    says: ['.own'],
    never: ['(PART)', '(APPENDIX)', 'Heading1:Appendix'],
  },
  'components of Nuxt': {
    text: '::card{icon="tea"}\n#title\nA cup\n::\n\nSee :icon{name="tea"} and [a](( https://b.org)). Type a::b, use c:d{e}.',
    lines: [],
    says: ['3 components, the first ::card{icon="tea"}', 'Picture or link a](('],
  },
  'lists in a style of Word': {
    text: '::: {custom-style="Key Fact"}\n- one\n  - deep\n\n1. first\n:::',
    lines: ['KeyFactCustom:one', 'KeyFactCustom:deep', 'KeyFactCustom:first'],
  },
  'verse in a quotation': {
    text: '> Rough winds do shake the darling buds of May,\n> Thou art more lovely and more temperate:\n> Shall I compare thee to a summer day?\n> And summer lease hath all too short a date;',
    lines: [
      'Quote:Rough winds do shake the darling buds of May,/Thou art more lovely and more temperate:/Shall I compare thee to a summer day?/And summer lease hath all too short a date;',
    ],
  },
  'formulas over blank lines within text': {
    text: 'A <math><mi>x</mi>\n\n<mo>=</mo></math> b.\n\n- c <math><mi>y</mi>\n\n    <mn>2</mn></math> d\n\n> e <math>\n>\n> <mi>z</mi></math> f',
    lines: ['FirstParagraph:A ∑ b.', 'ListBullet:c ∑ d', 'Quote:e ∑ f'],
    never: ['is not converted'],
  },
  'keys that nothing corresponds to': {
    text: '---\ninstitute: Else\ndoi: 10.1/2\nauthor:\n  - name: Ann\n    affiliation: Here\n---\n\ntext',
    lines: ['TitleDetails:Ann · Here'],
    says: ['"institute", "doi" in front matter are not read'],
  },
  'sites whose markup is read as that of another dialect': {
    text: '{{% notice tip %}}\nA tip\n{{% /notice %}}',
    lines: ['CalloutTipTitle:Tip', 'CalloutText:A tip'],
  },
  'notes of MyST that are referred to': {
    text: ':::{note} A title\n:name: own\n\ntext\n:::\n\nSee {ref}`own`.',
    lines: ['CalloutNoteTitle:A title', 'BodyText:See A title.'],
  },
  'texts that MDX writes as expressions': {
    text: `A{' '}b and {"c d"} and \`{'code'}\`.\n\n> {/* a comment\n> of two lines */}\n> quoted {props.name} {1 + 2}`,
    lines: ["FirstParagraph:A b and c d and {'code'}.", 'Quote:quoted {props.name} {1 + 2}'],
    says: ['2 expressions, the first {props.name}, were kept as written'],
    never: ['two lines'],
    options: { dialect: 'mdx' },
  },
  'braces outside MDX': {
    text: 'A set {a, b} and {props.name}.',
    lines: ['FirstParagraph:A set {a, b} and {props.name}.'],
  },
  'hidden text of chats': {
    text: 'The end: ||everybody wins||. The norm ||v|| and a || b || c.',
    lines: ['FirstParagraph:The end: ||everybody wins||. The norm ||v|| and a || b || c.'],
    says: ['Hidden text ||everybody wins|| was kept as written'],
  },
  'a cell that cannot be merged with the one above it': {
    text: '| a | b | c |\n|---|---|---|\n| 1 | 2 | 3 |\n| 4 | ^^ | 6 |\n| 7 | ^^ ||',
    lines: ['TableText:^^'],
    says: ['Mark of a merged cell ^^ was kept as written'],
  },
  'a class of characters': {
    text: '| sign | what |\n|---|---|\n| [^ ] | no space |',
    lines: ['TableText:[^ ]'],
    never: ['of a note'],
  },
  'states of to-dos in Obsidian': {
    text: '- [ ] open\n- [/] half\n- [I] idea\n- [x] done\n- [z] other\n\nThen:\n\n- [b] no to-do\n- [p] nor this',
    lines: ['ListBullet:[b] no to-do', 'ListBullet:[p] nor this'],
    never: ['[I]', '[/]'],
  },
  'numbers behind bullets': {
    text: '- 4. One\n- 5. Two\n\n     below\n- 6. Three\n\nThen:\n\n- 1. alone\n- 3. apart',
    lines: ['ListNumber:One', 'ListNumber:Two', 'ListContinue:below', 'ListNumber:Three', 'ListBullet:'],
  },
  'files of Jekyll for pictures': {
    text: '{% include image.html url="a.png" description="The *quay*" %}',
    lines: ['Caption:The quay'],
  },
  'breaks of pages in Leanpub': {
    text: 'a\n\n{pagebreak}\n\nb',
    lines: ['FirstParagraph:a', 'PageBreak:', 'FirstParagraph:b'],
  },
  'dashes behind written numbers': {
    text: '# 1 – Plan\n\n## 1.1 - Aim\n\n# 2 — Work',
    lines: ['Heading1:Plan', 'Heading2:Aim', 'Heading1:Work'],
    options: { numberHeadings: true },
  },
  'lines of a list with signs of its own below another line': {
    text: '- Done so far:\n  ✅ plan\n  ✅ draft\n\nThe rest\n• one\n• two',
    lines: ['ListBullet:Done so far:/✅ plan/✅ draft', 'BodyText:The rest/• one/• two'],
  },
  'an address without a name': {
    text: '12 Harbour Road\nLeith\nScotland\n\n3 people came\nand went\nagain',
    lines: ['FirstParagraph:12 Harbour Road/Leith/Scotland', 'BodyText:3 people came and went again'],
  },
  'changes and comments of pandoc': {
    text: '> [new]{.insertion author="A" date="2026-01-05T10:00:00Z"} [Why?]{.comment-start id="1" author="B"}word[]{.comment-end id="1"}',
    lines: ['Quote:new word'],
    never: ['{.', 'author='],
  },
  'pages and words in the XML of Word': {
    text: '- a\n\n  ```{=openxml}\n  <w:p><w:r><w:t>raw</w:t></w:r></w:p>\n  ```\n\n```{=openxml}\n<w:p><w:r><w:br w:type="page"/></w:r></w:p>\n```\n\nb `x`{=html}',
    lines: ['ListBullet:a', 'PageBreak:', 'FirstParagraph:b '],
    says: ['in raw formats'],
    never: ['<w:', '&lt;w:'],
  },
  'references of bookdown': {
    text: 'See \\@ref(tab:n) and \\@ref(fig:no).\n\nTable: (\\#tab:n) Counts\n\n| a |\n|---|\n| 1 |',
    lines: ['FirstParagraph:See 1 and \\@ref(fig:no).', 'TableCaption:Table 1: Counts'],
    says: ['\\@ref(fig:no) leads to nothing'],
    never: ['\\#tab'],
  },
  'two rows of headers in MultiMarkdown': {
    text: '| | Both ||\n| a | b | c |\n|---|---|---|\n| 1 | 2 ||',
    lines: ['TableHeading:Both', 'TableHeading:c', 'TableText:2'],
  },
  'the title block of pandoc': {
    text: '% The tides\n% Ann Lee; Bo Fox\n% 5 May 2026\n\nText.',
    lines: ['Title:The tides', 'TitleDetails:Ann Lee and Bo Fox · 5 May 2026', 'FirstParagraph:Text.'],
  },
  'equations of web pages': {
    text: '- <math><mi>x</mi></math>\n\n| <math><mi>y</mi></math> |\n|---|\n| <math><msqrt><mi>z</mi></msqrt></math> |',
    lines: ['ListBullet:∑', 'TableHeading:∑', 'TableText:∑'],
  },
  'names of blocks in Obsidian': {
    text: '- [/] half\n- [-] gone\n- item ^note1\n\n> quoted ^aside',
    lines: ['ListBullet:item', 'Quote:quoted'],
    never: ['^note1', '^aside'],
  },
};

describe.each(Object.entries(CASES))('%s', (_, { text, lines, says = [], never = [], options }) => {
  test('is read, or reported', async () => {
    const found = await printed(text, options);
    let from = 0;
    for (const line of lines) {
      const at = found.lines.indexOf(line, from);
      expect(at, `${line} in ${JSON.stringify(found)}`).toBeGreaterThanOrEqual(0);
      from = at + 1;
    }
    for (const part of says) expect(found.notices.join('\n')).toContain(part);
    for (const part of never) expect([...found.lines, ...found.notices].join('\n')).not.toContain(part);
  });
});
