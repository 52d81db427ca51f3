import type { Guide } from './guide';
import { PICTURES } from './pictures';

export const NOTION_GUIDE: Guide = {
  title: 'From Notion to Word',
  lead: 'Notion exports Markdown, not Word. Open its zip here, and to-dos, lists and tables become Word’s own.',
  steps: [
    {
      title: 'Export the page',
      text: 'In Notion, open the page’s ••• menu, choose Export, and select the format Markdown & CSV.',
    },
    {
      title: 'Open the zip',
      text: 'Drop the zip file on the converter. Its pages become one text.',
    },
    {
      title: 'Choose the order and convert',
      text: 'Subpages follow their parent pages. Move pages or leave some out, then press Convert to Word.',
    },
  ],
  picture: PICTURES.notion,
  pictureCaption: 'The same page in the template Plain.',
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
      title: 'What you get',
      blocks: [
        {
          kind: 'list',
          items: [
            'Bold, italic, strikethrough and code.',
            'To-dos, ticked or not, with boxes that you can tick in Word.',
            'Nested lists, quotes, tables, headings, links.',
            'Callouts with their emoji, and toggles, which are always open in the document.',
          ],
        },
      ],
    },
    {
      title: 'What you don’t get',
      blocks: [
        {
          kind: 'list',
          items: [
            'The views of a database: you get one table with all its rows.',
            'Comments, colours and covers: Notion doesn’t export them.',
          ],
        },
        {
          kind: 'text',
          text: 'File names with ids, subpages, databases and links are explained in [Text from Notion](/docs/from-notion). If anything else is missing, please [tell us](/contact).',
        },
      ],
    },
  ],
};
