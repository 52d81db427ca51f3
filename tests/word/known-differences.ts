const STYLE = 'the paragraph has the look of text, since what stood around it shows nothing';

/** Fixtures that do not become the same document again, each with the reason. None of them loses a word. */
export const DIFFERENT: Readonly<Record<string, string>> = {
  'custom-styles': 'the names of styles are not read',
  'definition-list-around': 'a definition in a cell is a paragraph with an indent, as a person might set one',
  diagrams: 'the caption of a diagram, once it is a picture, is its hint, too',
  'diagrams-as-shapes':
    'the line above a diagram is kept with it, but not with the picture as which some kinds of diagrams come back',
  details: 'what is folded in a note is a paragraph with an indent',
  'html-looks': 'spaces at the ends of coloured text have no colour',
  'image-sizes': STYLE,
  'image-too-high': 'the width of a picture that is thinner than a point is rounded',
  'line-blocks': STYLE,
  'math-references': 'a reference to a row of a formula is a link',
  myst: 'exercises without names are read as paragraphs with their labels, and what is folded as one with an indent',
  'nesting-too-deep': 'quotes that are indented further than a line is wide have the same indent',
  'numbered-things': 'references to a row of a formula are links',
  'set-apart': 'indents, grounds and borders of paragraphs and cells are not read',
  subfigures: 'parts of other widths have them in points, and rows of blocks without letters are a table',
  theorems:
    'theorems without a number are read as paragraphs, and words in italics within italics are not marked',
  'table-too-many-columns': 'the message that stands for the table is text',
};

/** Fixtures of which pandoc reads another structure in its own dialect, each with the reason. */
export const UNLIKE_IN_PANDOC: Readonly<Record<string, string>> = {
  'image-captions':
    'a figure in a cell has its caption below it, where pandoc would show the alternative text',
  'list-markers':
    'a list of letters that begins with i has numbers, since pandoc takes the letter for a numeral',
};
