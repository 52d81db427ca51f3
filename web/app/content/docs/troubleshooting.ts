import type { DocsSection } from './section';

export const TROUBLESHOOTING: DocsSection = {
  id: 'troubleshooting',
  title: 'Troubleshooting',
  icon: 'repair',
  content: [
    {
      kind: 'text',
      text: 'After each conversion the page lists what looked wrong, with its line. These are the usual causes.',
    },
    { kind: 'heading', id: 'formatting-not-applied', text: 'Formatting is not applied' },
    { kind: 'text', text: 'No spaces inside the markers of bold and italic text.' },
    { kind: 'code', label: 'Right and wrong', code: 'Right: **bold**\nWrong: ** bold **' },
    { kind: 'heading', id: 'footnotes-not-working', text: 'Footnotes do not work' },
    {
      kind: 'list',
      items: [
        'Put the definitions after a separator line (`---`), each at the beginning of its line.',
        'Mark and definition must match exactly: `[^gauge]` does not find `[^gauges]:`.',
        'A definition needs its colon and a text: `[^gauge]: text`.',
      ],
    },
    { kind: 'heading', id: 'tables-not-rendering', text: 'A table stays text' },
    {
      kind: 'text',
      text: 'Begin and end each row with a pipe, and put a separator row under the first. All rows need the same number of cells.',
    },
    { kind: 'code', label: 'A complete table', code: '| Name | Value |\n| ---- | ----- |\n| a    | 1     |' },
    { kind: 'heading', id: 'large-files', text: 'Large files are slow or time out' },
    {
      kind: 'text',
      text: 'The conversion runs on your machine and can be cancelled at any time. Texts over 50,000 words may be slow: convert them chapter by chapter, or close other tabs.',
    },
    {
      kind: 'text',
      text: 'Above 10,000 characters the editor shows the part around the cursor; the buttons above it move through the text or show all of it. What is converted is always the whole text.',
    },
    { kind: 'heading', id: 'pictures-missing', text: 'Pictures are missing' },
    {
      kind: 'text',
      text: 'A page in the browser may not read your disk unasked, and it asks no other site for anything. Under the editor it lists the pictures that your text names: drop their files or their whole folder on the page, or choose them there. They are found by their paths, or else by their names. Of a picture on the web the list has the address: open it, save it, and drop the file on its line. Of pictures that are still missing the description stays.',
    },
    { kind: 'heading', id: 'odd-marks', text: 'Odd marks in a pasted answer' },
    {
      kind: 'text',
      text: 'Assistants leave marks such as `citeturn0search3`, `【4:2†source】` or `[cite: 1]` in copied text, and characters that nobody sees. Clean up pasted text, under the editor, takes them out of the Word file and says in which lines. It also repairs formulas in which Google Docs or Gemini have put a backslash before every sign, such as `$V \\= \\-0.9$`. It can also turn lines of nothing but bold words into headings, and a list of sources at the end into footnotes. Code is left alone.',
    },
    { kind: 'heading', id: 'still-stuck', text: 'Still stuck?' },
    { kind: 'text', text: '[Write to us](/contact), with a few lines of text that show the fault.' },
  ],
};
