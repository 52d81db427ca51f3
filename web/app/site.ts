/** What an operator of this site edits. */
export const SITE = {
  name: 'Footmark',
  tagline: 'Convert Markdown to Word • Simple, fast, and private',
  description:
    'Paste Markdown and download a Word document with real footnotes, tables and headings. It runs in your browser; your text is not uploaded.',
  /** Placeholder: the mailbox that answers visitors. */
  supportEmail: 'support@example.com',
  copyright: '© 2025 Footmark',
} as const;
