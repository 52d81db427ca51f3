import type { DocsSection } from './section';

export const NOTION: DocsSection = {
  id: 'notion-support',
  title: 'Notion Support',
  icon: 'list',
  content: [
    {
      kind: 'text',
      text: 'Notion exports pages as Markdown. The [guide](/notion-to-word) shows how to do it; this is what you get. For subpages, databases and file names, see [Text from Notion](/docs/from-notion).',
    },
    {
      kind: 'table',
      head: ['In Notion', 'In the export', 'In Word'],
      rows: [
        ['Italic, bold', '`*italic*`, `**bold**`', 'italic, bold'],
        ['Strikethrough', '`~~text~~`', 'struck through'],
        ['Code', '`` `code` `` and fences', 'code style, grey box'],
        ['Quote', '`> text`', 'quotation style'],
        ['To-do, done', '`- [x] text`', 'a ticked box that you can click'],
        ['To-do, open', '`- [ ] text`', 'an empty box that you can click'],
        ['Nested lists', 'indented items', 'one list with levels'],
        ['Tables', 'pipe tables', 'tables'],
        ['Callout', '`<aside>`', 'a shaded box with its emoji'],
        ['Toggle', '`<details>`', 'a bold line, and the text below it, indented'],
      ],
    },
    {
      kind: 'code',
      label: 'A page as Notion exports it',
      code: '# Release plan\n\n- [x] Draft the change log\n- [ ] Review with support\n    - [ ] Terms used in the menu\n\n> Ship small, and say what changed.\n\n1. Text\n    1. Guide\n2. ~~Pictures~~',
    },
    { kind: 'heading', id: 'notion-limits', text: 'Good to know' },
    {
      kind: 'list',
      items: [
        'Open the zip as it is: its pages become one text with their pictures, and links between them lead within the document.',
        'Toggles are always open: Word can fold only the text under a heading.',
        'A database becomes one table with all its rows; rows with text of their own follow as sections.',
        'If you open a single `.md` file from an unpacked export, also drop the folder with its pictures on the converter.',
      ],
    },
  ],
};
