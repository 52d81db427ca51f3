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
      text: 'Paste or type it into the [converter](/), open a `.md`, `.markdown` or `.txt` file, or drop one on it. Notebooks, web pages, tables, archives and Word files also work: see [Getting your text in](/docs/getting-text-in). **Load Sample** shows what is possible. You can undo any of these.',
    },
    {
      kind: 'code',
      label: 'A first text',
      code: '# My report\n\nSome text with **bold** words and a note.[^1]\n\n---\n\n[^1]: This becomes a real Word footnote.',
    },
    { kind: 'heading', id: 'choose-template', text: '2. Choose a template' },
    {
      kind: 'text',
      text: 'A template sets the font, size, spacing and page; see [The four templates](/docs/built-in-templates). You start with Plain. What you change afterwards stays as you set it.',
    },
    { kind: 'heading', id: 'convert', text: '3. Convert' },
    {
      kind: 'text',
      text: 'Press **Convert to Word**, or Ctrl+Enter (⌘+Enter on a Mac). The file is saved to your downloads. If something in the text looks wrong, **Details** below the text says what and on which line; click it to go there.',
    },
    { kind: 'heading', id: 'kept', text: 'Come back later' },
    {
      kind: 'text',
      text: 'Your text and your options are saved in this browser until you delete them, and each tab has its own text. After your first visit, the converter works offline. If you install the site (in Chrome or Edge), `.md` files can open in it. More: [Saved texts and working offline](/docs/kept-texts).',
    },
  ],
};
