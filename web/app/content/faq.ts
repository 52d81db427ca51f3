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
  /** With the markup of `inline-text.ts`. */
  readonly answer: string;
}

export const FAQ: readonly FaqItem[] = [
  {
    id: 'chatgpt-paste',
    category: 'ChatGPT',
    question: 'How do I get a ChatGPT answer into Word?',
    answer:
      'Use the copy button under the answer, paste into the [converter](/), press Convert to Word, and open the file. It also works if you select the answer with the mouse: Footmark turns the formatting back into Markdown. The [guide](/chatgpt-to-word) has a prompt to try.',
  },
  {
    id: 'chatgpt-numbered',
    category: 'ChatGPT',
    question: 'ChatGPT writes its sources as [1], [2]. Do they become footnotes?',
    answer:
      'Yes, if the answer also lists them, one per line: `[1]: Smith, Example, 2020`. If a line has only an address, Markdown treats it as a link; to turn links into footnotes as well, choose Turn links into footnotes under Adjust.',
  },
  {
    id: 'footnotes-real',
    category: 'Footnotes',
    question: 'Are these real Word footnotes?',
    answer:
      'Yes. Word numbers them and keeps each on the page of its mark, and you can edit them like any other footnote. You can also have endnotes instead. See [Smart Footnotes](/features/footnotes).',
  },
  {
    id: 'footnotes-repeated',
    category: 'Footnotes',
    question: 'What happens when I refer to the same note twice?',
    answer:
      'That is up to you. The second reference can show the same number, as a field that Word updates, or get a note of its own that reads “See footnote 1”. The text of the note is never printed twice.',
  },
  {
    id: 'notion-export',
    category: 'Notion',
    question: 'Can I convert a Notion page?',
    answer:
      'Yes. Export it as Markdown & CSV and open the .zip here. Its pages become one document in the order you choose, with their pictures, databases as tables, and working links between the pages. See [Notion to Word](/notion-to-word).',
  },
  {
    id: 'usage-files',
    category: 'Usage',
    question: 'Which files can I open?',
    answer:
      'Markdown (`.md`, `.markdown`, `.qmd`) and `.txt`, and also Jupyter notebooks, web pages, CSV tables, Word files and `.zip` archives. Open one or several, or drop them on the page. See [Getting your text in](/docs/getting-text-in).',
  },
  {
    id: 'pricing-free',
    category: 'Pricing',
    question: 'What does it cost?',
    answer:
      'Nothing. The price of everything on this site is zero: it is free, and there is no limit on conversions. The paid plans on the [overview page](/landing#pricing) are not available yet.',
  },
  {
    id: 'privacy-upload',
    category: 'Privacy',
    question: 'Is my text uploaded anywhere?',
    answer:
      'No. The conversion runs in your browser, and no server receives your text. After your first visit, the converter even works offline. See [Privacy](/privacy).',
  },
  {
    id: 'academic-styles',
    category: 'Academic',
    question: 'Can I write in APA or MLA style?',
    answer:
      'Yes. The Academic template follows APA’s layout (Times New Roman 12, double spacing, title page, page number at the top), and the MLA template follows MLA’s. References that you type stay as you wrote them; [citations](/docs/citations) such as `[@key]` are formatted for you.',
  },
  {
    id: 'formatting-change',
    category: 'Formatting',
    question: 'Can I change the look of the document afterwards?',
    answer:
      'Yes. All headings, quotations, code blocks and notes have Word styles. If you change a style in Word, everything in that style changes. See [Custom Styles](/features/style-mapping).',
  },
  {
    id: 'technical-size',
    category: 'Technical',
    question: 'How long may a document be?',
    answer:
      'There is no strict size limit. An ordinary laptop can convert a book of 300 pages. Texts of more than 50,000 words may be slow; if yours is, split it. See [Limits](/docs/limits).',
  },
  {
    id: 'technical-unsupported',
    category: 'Technical',
    question: 'What is not converted?',
    answer:
      'HTML that has no counterpart in a document, such as videos and forms. Pictures need your help: a website cannot read files on your disk by itself, so drop them on the converter; pictures on the web are not fetched. Anything that is left out is listed with its line number, and [What Footmark reports](/docs/findings) explains each message.',
  },
];

/** The questions in schema.org's format, with the answers as plain text. */
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
