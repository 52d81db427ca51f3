import type { Guide } from './guide';
import { PICTURES } from './pictures';

export const NOTION_GUIDE: Guide = {
  title: 'From Notion to Word',
  lead: 'Notion exports Markdown, not Word. Export the page, open the zip here, and the to-dos, lists and tables are Word’s own.',
  steps: [
    {
      title: 'Export the page',
      text: 'In Notion, open the page’s ••• menu, choose Export, and as format Markdown & CSV.',
    },
    {
      title: 'Open the zip',
      text: 'Notion gives you a zip file. Drop it on the page as it is, or open it: its pages become one text.',
    },
    {
      title: 'Choose the order and convert',
      text: 'Pages of pages stand below them. Move them if you like, leave some out, and press Convert to Word.',
    },
  ],
  picture: PICTURES.notion,
  pictureCaption: 'A page with to-dos, nested lists and a table, as it opens in Word.',
  source: `# Release plan

Owner: **Documentation** · Status: *in progress*

## This week

- [x] Draft the change log
- [ ] Review with support
  - [ ] Terms used in the menu
- [ ] ~~Translate~~ Moved to next month

> Ship small, and say what changed.

| Page | Words | Ready |
| :--- | ---: | :---: |
| Guide | 2,300 | yes |`,
  sections: [
    {
      title: 'What comes along',
      blocks: [
        {
          kind: 'list',
          items: [
            'Bold, italic, struck-through text and code.',
            'To-dos, ticked or not: Word can tick them.',
            'Nested lists, quotes, tables, headings, links.',
            'Callouts with their sign, and toggles, opened: Word has nothing that folds in print.',
          ],
        },
      ],
    },
    {
      title: 'What does not',
      blocks: [
        {
          kind: 'list',
          items: [
            'Other views of a database: its table has all rows, once.',
            'Comments, colours and covers: they are not part of the export.',
          ],
        },
        {
          kind: 'text',
          text: 'More in the [documentation](/docs#notion-support). Something else missing? [Tell us](/contact).',
        },
      ],
    },
  ],
};
