import { convert, negatable, type Row } from './option-row.js';

/** The options for the content of page margins. */
export const MARGIN_ROWS: readonly Row[] = [
  {
    name: 'header',
    value: 'TEXT',
    help: 'a line at the top of each page; `{page}`, `{pages}`, `{chapter}`, `{title}`, `{author}` and `{date}` are filled in',
    settings: (headerText) => convert({ headerText }),
  },
  {
    name: 'footer',
    value: 'TEXT',
    help: 'a line at the foot of each page, such as `"{page} of {pages}"`',
    settings: (footerText) => convert({ footerText }),
  },
  {
    name: 'first-header',
    value: 'TEXT',
    mayBeEmpty: true,
    help: 'a different line at the top of the first page; `""` for nothing',
    settings: (firstHeaderText) => convert({ firstHeaderText }),
  },
  {
    name: 'first-footer',
    value: 'TEXT',
    mayBeEmpty: true,
    help: 'a different line at the foot of the first page; `""` for nothing',
    settings: (firstFooterText) => convert({ firstFooterText }),
  },
  {
    name: 'even-header',
    value: 'TEXT',
    mayBeEmpty: true,
    help: 'a different line at the top of even-numbered pages',
    settings: (evenHeaderText) => convert({ evenHeaderText }),
  },
  {
    name: 'even-footer',
    value: 'TEXT',
    mayBeEmpty: true,
    help: 'a different line at the foot of even-numbered pages',
    settings: (evenFooterText) => convert({ evenFooterText }),
  },
  ...negatable(
    'line-numbers',
    'number the lines of the text in the margin, as for reviewers',
    'leave lines without numbers (the default)',
    (lineNumbers) => ({ lineNumbers }),
  ),
];
