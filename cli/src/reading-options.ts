import { inGroup, negatableSetting, type OptionRow } from './option-row.js';

/** What is read of notebooks and of exported conversations. */
export const READING_ROWS: readonly OptionRow[] = [
  ...inGroup(
    'Notebooks',
    negatableSetting(
      'notebook-code',
      'show the code of notebooks, R Markdown and Quarto (the default)',
      'leave out the code of notebooks, R Markdown and Quarto, and keep its results',
      (isShown) => ({ hidesCode: !isShown }),
    ),
  ),
  ...inGroup('Conversations', [
    {
      name: 'conversation',
      value: 'TITLE',
      help: 'which conversation of an export of ChatGPT, Claude, Gemini or DeepSeek (.zip or .json); `all` for all of them',
      default: 'the only one',
      settings: (conversation) => ({ conversation }),
    },
    ...negatableSetting(
      'questions',
      'keep the questions of conversations, as quotations (the default)',
      'leave out the questions of conversations',
      (isShown) => ({ hidesQuestions: !isShown }),
    ),
  ]),
];
