/** Fixtures of which words do not come back, each with those and the reason. */
export const LOSES: Readonly<Record<string, string>> = {
  'critic-markup':
    'changes that Word tracks are accepted unless asked otherwise, and comments are told as findings',
  index: 'the index is left out as contents are, and so are the places that it leads to',
  'citations-word':
    'Word keeps no markup in the titles of its sources, no labels of locators and no style: "pp.", italics, "J."',
};

const PARTED = 'what is parted or empty in the text, and shows nothing, is gone';
const STYLE = 'the paragraph has the look of text, since what stood around it shows nothing';

/** Fixtures that are not the same document again, each with the reason. */
export const DIFFERENT: Readonly<Record<string, string>> = {
  ...LOSES,
  'columns-first': 'columns are not read yet',
  'small-caps': 'small capitals are not read yet',
  'fenced-divs': 'text beside other text is read as a table',
  columns: 'text beside other text is read as a table, and columns are not read yet',
  'code-empty': 'a block of code without a line is an empty paragraph',
  'definition-list-around': 'a definition in a cell is a paragraph with an indent, as a person might set one',
  details: 'what is folded without a line to show has no place in Word where it begins',
  'front-paper': 'addresses of authors are a line of text under them',
  gallery: 'a formula is LaTeX of the same meaning, with other spaces',
  'html-inline': PARTED,
  'html-markdown': PARTED,
  'html-odd-tags': 'a box in a cell is one that can be ticked',
  'image-sizes': STYLE,
  'image-too-high': 'the width of a picture that is thinner than a point is rounded',
  'line-blocks': STYLE,
  'math-blocks': 'a formula of one aligned row is one without rows',
  'math-references': 'a reference to a row of a formula is a link',
  'nesting-too-deep': 'quotes that are indented further than a line is wide have the same indent',
  'numbered-things': 'a reference to a row of a formula is a link, and an unknown one is text',
  'paragraph-white-space': 'a tab and several spaces are one space',
  'table-too-many-columns': 'the message that stands for the table is text',
  'table-widths-content': 'code alone in a cell is a block of code',
  'task-list-nested': 'an item in a task without a number of its own is one level deeper',
  'wiki-links': 'a link that leads nowhere joins the text beside it',
};
