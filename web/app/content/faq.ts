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
      'Copy it, paste it into the [converter](/), and press Convert to Word. The copy button under the answer is best, but you can also select the text: Footmark turns its formatting back into Markdown. The [guide](/chatgpt-to-word) has a prompt to try.',
  },
  {
    id: 'chatgpt-numbered',
    category: 'ChatGPT',
    question: 'ChatGPT writes its sources as [1], [2]. Do they become footnotes?',
    answer:
      'Yes, if the answer lists them at the end, one per line: `[1]: Smith, Example, 2020`. A line with nothing but an address is a link in Markdown. Want links as footnotes too? Choose Turn links into footnotes under Adjust.',
  },
  {
    id: 'footnotes-real',
    category: 'Footnotes',
    question: 'Are these real Word footnotes?',
    answer:
      'Yes. Word numbers them and keeps each on the page of its mark, and you can edit them like any others. If you’d rather have endnotes, you can. See [Smart Footnotes](/features/footnotes).',
  },
  {
    id: 'footnotes-repeated',
    category: 'Footnotes',
    question: 'What happens when I refer to the same note twice?',
    answer:
      'It shows the first number again, and Word keeps the two in step. If you prefer, it gets its own note that reads “See footnote 1”. Either way, the text of the note isn’t printed twice.',
  },
  {
    id: 'notion-export',
    category: 'Notion',
    question: 'Can I convert a Notion page?',
    answer:
      'Yes. Export it as Markdown & CSV and open the .zip here. You choose the order of its pages. Pictures come along, databases become tables, and links between pages still work. See [Notion to Word](/notion-to-word).',
  },
  {
    id: 'usage-files',
    category: 'Usage',
    question: 'Which files can I open?',
    answer:
      'Markdown (`.md`, `.markdown`, `.qmd`, `.Rmd`) and `.txt`. Jupyter notebooks, web pages, e-books (EPUB), CSV tables, Word files and `.zip` archives work too. Open one or several, or drop them on the page. See [Getting your text in](/docs/getting-text-in).',
  },
  {
    id: 'pricing-free',
    category: 'Pricing',
    question: 'What does it cost?',
    answer:
      'Nothing: it’s free, and you can convert as often as you like. The paid plans on the [overview page](/landing#pricing) aren’t available yet.',
  },
  {
    id: 'privacy-upload',
    category: 'Privacy',
    question: 'Is my text uploaded anywhere?',
    answer:
      'No. Your browser converts it, and no server gets your text. After your first visit, the converter even works offline. See [Privacy](/privacy).',
  },
  {
    id: 'academic-styles',
    category: 'Academic',
    question: 'Can I write in APA or MLA style?',
    answer:
      'Yes. Academic has APA’s layout: Times New Roman 12, double spacing, a title page, and page numbers at the top. MLA has its own template. [Citations](/docs/citations) such as `[@key]` are formatted for you; references that you type yourself stay as they are.',
  },
  {
    id: 'formatting-change',
    category: 'Formatting',
    question: 'Can I change the look of the document afterwards?',
    answer:
      'Yes. Headings, quotations, code and notes all have Word styles. Change a style in Word, and everything in that style changes. See [Custom Styles](/features/style-mapping).',
  },
  {
    id: 'technical-size',
    category: 'Technical',
    question: 'How long may a document be?',
    answer:
      'There’s no fixed limit. A book of 300 pages is fine on an ordinary laptop. Beyond 50,000 words it may get slow; if it does, split your text. See [Limits](/docs/limits).',
  },
  {
    id: 'technical-unsupported',
    category: 'Technical',
    question: 'What isn’t converted?',
    answer:
      'What a document can’t hold, such as videos and forms. Pictures need your help: a website can’t read files on your disk, so drop them on the converter. Pictures on the web aren’t fetched. Whatever is left out is listed with its line, and [What Footmark reports](/docs/findings) explains each message.',
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
