import type { DocsSection } from './section';

export const GETTING_STARTED: DocsSection = {
  id: 'getting-started',
  title: 'Getting Started',
  icon: 'start',
  content: [
    {
      kind: 'text',
      text: 'Three steps lead from Markdown to a Word file. You need no account, and nothing is uploaded.',
    },
    { kind: 'heading', id: 'input', text: '1. Put your text in' },
    {
      kind: 'text',
      text: 'Paste or type it into the [converter](/), open a `.md`, `.markdown` or `.txt` file, or drop one on the page. **Load Sample** shows what is possible. A Word file (`.docx`) opens, too: its text becomes Markdown. Undo takes back any of these.',
    },
    {
      kind: 'code',
      label: 'A first text',
      code: '# My report\n\nSome text with **bold** words and a note.[^1]\n\n---\n\n[^1]: This becomes a real Word footnote.',
    },
    { kind: 'heading', id: 'choose-template', text: '2. Choose a template' },
    {
      kind: 'text',
      text: 'A template sets font, size, spacing and the rest of the page; see [Templates](/docs#templates). Plain is chosen at first. What you change afterwards stays changed.',
    },
    { kind: 'heading', id: 'convert', text: '3. Convert' },
    {
      kind: 'text',
      text: 'Press **Convert to Word**, or Ctrl+Enter (⌘+Enter on a Mac). The file is in your downloads. If something in the text looked wrong, it is listed with its line, and a click takes you there.',
    },
    { kind: 'heading', id: 'kept', text: 'Come back later' },
    {
      kind: 'text',
      text: 'Your text, your choices and the file name are kept in this browser until you clear or forget them, and each tab keeps its own. After your first visit the site works without a network. Browsers that can install it, such as Chrome and Edge, then open `.md` files with it.',
    },
  ],
};
