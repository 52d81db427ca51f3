/** Fixtures of which words do not come back, each with those and the reason. */
export const LOSES: Readonly<Record<string, string>> = {
  'citations-word':
    'Word keeps no markup in the titles of its sources and no labels of locators: "pp.", italics',
  gallery: 'two lines under the title are more than front matter of the plain template prints',
  'image-captions': 'the captions of pictures in cells are counted, and one picture has a number less',
  'manuscript-academic': 'the title that stands again above the text becomes a part of the text',
  'math-blocks': 'a formula in a quote is written in another way',
  'numbered-things':
    'lists of figures and tables are left out as contents are, and numbers and references that are fields of Word are not read as such yet',
  'options-number-headings': 'numbers of headings, and what stands before those of appendices, are not read',
  'title-manuscript': 'the lines above the title are told apart by their order only',
};

const LAYOUT = 'what the layout repeats or adds stands in the text that was read';
const NUMBERS = 'numbers, captions and references that are fields of Word are read as their text';
const NAMES = 'a place has a name that is made anew';
const PLACE = 'what stands in a cell, a quote, a note or an item has no style of its own there';
const SEE = 'a second mark of a note is the first one’s, and "See note 1" is text of a note';

/** Fixtures that are not the same document again, each with the reason. */
export const DIFFERENT: Readonly<Record<string, string>> = {
  ...LOSES,
  'citations-in-text': 'citations are text without the fields of a program, and so is the bibliography',
  'code-empty': 'a block of code without a line is an empty paragraph',
  'code-highlighted': PLACE,
  comments: 'a space that a comment leaves at the end of a text is gone',
  'contents-title-page': LAYOUT,
  'definition-list-around': PLACE,
  details: PLACE,
  'emoji-shortcodes': NAMES,
  'fenced-divs': NAMES,
  'footnote-endnotes-see-note': SEE,
  'footnote-in-blocks': PLACE,
  'footnote-see-footnote-alias': SEE,
  'footnote-see-note': SEE,
  'front-paper': 'the line of addresses under the authors is read as the date',
  'html-inline': 'marks without a sign of their own are others: code that is bold, a small text',
  'html-markdown': PLACE,
  'html-odd-tags': NAMES,
  'image-sizes': 'lengths are rounded to a hundredth of a point',
  'image-svg': 'a drawing is a picture already, and is not drawn again',
  'image-svg-in-text': 'a drawing is a picture already, and is not drawn again',
  'image-too-high': 'lengths are rounded to a hundredth of a point',
  'landscape-pages': 'where pages are turned, only the page break is read',
  'language-arabic': 'the direction of an empty line follows from its neighbours',
  'line-blocks': PLACE,
  'links-to-footnotes-see-note': SEE,
  'links-to-places': NAMES,
  'list-blocks': PLACE,
  'manuscript-mla': LAYOUT,
  'math-references': NAMES,
  'nesting-too-deep': 'quotes that are indented further than a line is wide have the same indent',
  'numbered-by-chapter': NUMBERS,
  'options-template-academic': LAYOUT,
  'paragraph-white-space': 'a tab and several spaces are one space',
  'smart-quotes': 'apostrophes that stood in code are not told from others',
  'table-captions': NUMBERS,
  'table-in-quote': PLACE,
  'table-too-many-columns': 'the message that stands for the table is text',
  'table-widths-content': PLACE,
  'task-list-nested': PLACE,
  'wiki-links': NAMES,
};
