import { SITE } from '../site';

export const FAQ_CATEGORIES = [
  'ChatGPT',
  'Footnotes',
  'Notion',
  'Usage',
  'Pricing',
  'Privacy',
  'Academic',
  'Formatting',
  'Technical',
] as const;

export type FaqCategory = (typeof FAQ_CATEGORIES)[number];

export interface FaqItem {
  readonly id: string;
  readonly category: FaqCategory;
  readonly question: string;
  /** With the marks of `inline-text.ts`. */
  readonly answer: string;
}

export const FAQ: readonly FaqItem[] = [
  {
    id: 'chatgpt-paste',
    category: 'ChatGPT',
    question: 'How do I get a ChatGPT answer into Word?',
    answer:
      'Use the copy button under the answer: it copies Markdown, which text selected with the mouse is not. Paste it into the [converter](/), press Convert to Word, and open the file. The [guide](/chatgpt-to-word) has a prompt to try.',
  },
  {
    id: 'chatgpt-numbered',
    category: 'ChatGPT',
    question: 'ChatGPT writes its sources as [1], [2]. Do they become footnotes?',
    answer:
      'Yes, when the answer also lists them, one line each: `[1]: Smith, Example, 2020`. If a line holds nothing but an address, Markdown means a link, and it becomes a link. Under the editor, Clean up pasted text can turn such a list into footnotes as well.',
  },
  {
    id: 'footnotes-real',
    category: 'Footnotes',
    question: 'Are these real Word footnotes?',
    answer:
      'Yes. Word numbers them, moves them from page to page and lists them among its notes. You can also have them as endnotes. See [Smart Footnotes](/features/footnotes).',
  },
  {
    id: 'footnotes-repeated',
    category: 'Footnotes',
    question: 'What happens when I refer to the same note twice?',
    answer:
      'You choose. Either the second place shows the first number again, as a field that follows when the number changes, or it gets a note of its own that reads “See footnote 1”. The text of the note is never copied.',
  },
  {
    id: 'notion-export',
    category: 'Notion',
    question: 'Can I convert a Notion page?',
    answer:
      'Yes. Export it as Markdown & CSV, and open the .zip here: its pages become one text, in the order that you choose, with databases as tables and links within the document. Headings, lists, to-dos, quotes, code and pictures come along; see [Notion to Word](/notion-to-word).',
  },
  {
    id: 'usage-files',
    category: 'Usage',
    question: 'Which files can I open?',
    answer:
      '`.md`, `.markdown` and `.txt` files with UTF-8 text, one at a time, with the Open file button or by dropping the file on the page. Or paste the text.',
  },
  {
    id: 'pricing-free',
    category: 'Pricing',
    question: 'What does it cost?',
    answer:
      'Nothing. Everything on this site is free, and nobody counts your conversions. The plans on the [landing page](/landing#pricing) are not on sale yet.',
  },
  {
    id: 'privacy-upload',
    category: 'Privacy',
    question: 'Is my text uploaded anywhere?',
    answer:
      'No. The conversion runs in your browser, and there is no server that could receive your text. After your first visit it even works without a network. See [Privacy](/privacy).',
  },
  {
    id: 'academic-styles',
    category: 'Academic',
    question: 'Can I write in APA or MLA style?',
    answer:
      'The Academic template follows APA’s page (Times New Roman 12, double spacing, title page, page number at the top), and the MLA template follows MLA’s. They set the page; the wording of your references stays as you wrote it. See [Academic Writing](/features/academic).',
  },
  {
    id: 'formatting-change',
    category: 'Formatting',
    question: 'Can I change the look of the document afterwards?',
    answer:
      'Yes. Every heading, quotation, code block and note has a Word style. Change the style in Word and all of them follow. See [Custom Styles](/features/style-mapping).',
  },
  {
    id: 'technical-size',
    category: 'Technical',
    question: 'How long may a document be?',
    answer:
      'There is no strict size limit. A book of 300 pages converts on an ordinary laptop. Above 50,000 words, typing and converting may become slow; then split the text.',
  },
  {
    id: 'technical-unsupported',
    category: 'Technical',
    question: 'What is not converted?',
    answer:
      'Diagrams stay as the text that you wrote, and code is coloured only where its language is named and known. Pictures that the text only names go in once you drop their files or their folder on the page, because a web page may not read your disk unasked; those on the web are not fetched, and without a file their description stays. Whatever was left out is listed after the conversion, with its line.',
  },
];

/** The questions as schema.org puts them; the answers as plain text. */
export function faqStructuredData(plain: (text: string) => string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    name: `Questions about ${SITE.name}`,
    mainEntity: FAQ.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plain(answer) },
    })),
  };
}
