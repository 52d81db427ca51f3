import type { DocsSection } from './section';

export const TROUBLESHOOTING: DocsSection = {
  id: 'troubleshooting',
  title: 'Troubleshooting',
  icon: 'repair',
  content: [
    {
      kind: 'text',
      text: 'To see what looks wrong and on which line, click the number of findings below the text. The usual causes are below; [What Footmark reports](/docs/findings) explains every message.',
    },
    { kind: 'heading', id: 'formatting-not-applied', text: 'Formatting is not applied' },
    {
      kind: 'text',
      text: 'If asterisks show up in Word instead of bold or italic text, there are spaces inside the markers or backslashes before them. Remove them; a space before the closing markers, with a letter after them, is understood. If hashes show up instead of headings, put a space after them.',
    },
    {
      kind: 'code',
      label: 'Right and wrong',
      code: 'Right: **bold**\nWrong: ** bold **\n\nRight:\n# Tides\nWrong:\n#Tides',
    },
    { kind: 'heading', id: 'footnotes-not-working', text: 'Footnotes are missing or do not work' },
    {
      kind: 'list',
      items: [
        'Put the definitions after a separator line (`---`), each at the beginning of its line.',
        'The mark and the definition must match exactly: `[^gauge]` does not find `[^gauges]:`.',
        'A definition needs a colon and text: `[^gauge]: text`.',
        'If Word shows the raised numbers but not the notes, choose View, Print Layout.',
      ],
    },
    { kind: 'heading', id: 'tables-not-rendering', text: 'A table stays text' },
    {
      kind: 'text',
      text: 'Start and end each row with a pipe, and put a separator row under the first row. The separator row needs as many cells as the first row.',
    },
    { kind: 'code', label: 'A complete table', code: '| Name | Value |\n| ---- | ----- |\n| a    | 1     |' },
    { kind: 'heading', id: 'lists-not-aligned', text: 'Bullets or numbers do not line up' },
    {
      kind: 'text',
      text: 'If a list item is on the wrong level in Word, look at the spaces before it: all items of a level begin in the same column, and two spaces more make the next level. More: [Lists](/docs/text#lists).',
    },
    { kind: 'heading', id: 'button-does-nothing', text: 'The Convert button is greyed out or does nothing' },
    {
      kind: 'text',
      text: 'The button works as soon as there is some text. If nothing happens when you click it, or no file arrives, check whether your browser asks to allow downloads from this site, and whether it is [recent enough](/docs/supported-browsers). A conversion that seems stuck can be cancelled with Escape.',
    },
    { kind: 'heading', id: 'large-files', text: 'Large files are slow or time out' },
    {
      kind: 'text',
      text: 'The conversion runs on your device, and you can cancel it at any time. Texts of more than 50,000 words may be slow: convert them chapter by chapter, or close other tabs.',
    },
    {
      kind: 'text',
      text: 'In texts of more than 10,000 characters, the editor shows the part around the cursor; the buttons above it move through the text or show all of it. The whole text is always converted.',
    },
    { kind: 'heading', id: 'pictures-missing', text: 'Pictures are missing' },
    {
      kind: 'text',
      text: 'A website cannot read files on your disk by itself, and the converter fetches nothing from other sites. Press **Details** below the text to see the pictures that it names: drop their files or the whole folder on the converter, or choose them there. For a picture on the web, open its address from the list, save it, and drop the file on its line. If a picture is missing, its description appears instead. More: [Pictures](/docs/pictures).',
    },
    { kind: 'heading', id: 'blank-page', text: 'There is a blank page' },
    {
      kind: 'text',
      text: 'Two page breaks with nothing between them, such as two lines with `\\newpage`, leave an empty page: delete one of them. At the beginning and the end of the text, a page break leaves none. If the blank page comes from your own template, open the template in Word and delete the empty page, or let the section after the cover begin on the next page instead of the next odd one.',
    },
    { kind: 'heading', id: 'unreadable-content', text: 'Word finds unreadable content' },
    {
      kind: 'text',
      text: 'This should never happen: our tests check every document that they make with Microsoft’s validator. Convert once more without your own template: if the file opens then, save the template again in Word. In both cases, please [send us the text](/contact), or a part of it that shows the problem.',
    },
    { kind: 'heading', id: 'odd-marks', text: 'Odd marks in a pasted answer' },
    {
      kind: 'text',
      text: 'Assistants leave marks such as `citeturn0search3`, `【4:2†source】` or `[cite: 1]` and invisible characters in copied text. **Clean up pasted text**, under **Details** below the text, removes them from the Word file and lists the lines that it changes. It also repairs formulas with a backslash before every operator, and can turn bold lines into headings. More: [Cleaning up pasted text](/docs/clean-up).',
    },
    { kind: 'heading', id: 'still-stuck', text: 'Still stuck?' },
    {
      kind: 'text',
      text: '[Write to us](/contact). A few lines of text that show the problem are a great help.',
    },
  ],
};
