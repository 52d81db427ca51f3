import { SITE } from '../site';
import type { Block } from './block';

interface AboutSection {
  /** The fragment of its address. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export const ABOUT_LEAD = `${SITE.name} turns Markdown into Word documents and takes footnotes seriously.`;

export const ABOUT: readonly AboutSection[] = [
  {
    id: 'why',
    title: 'Why it exists',
    blocks: [
      {
        kind: 'text',
        text: 'A lot of text starts out as Markdown today: people write it in editors and note apps, and assistants answer in it. Much of it ends up as a Word file, because that’s what a teacher, a client or a journal asks for. Footnotes are the first thing to break on the way. For more than ten years, people have reported the same problem in public issue trackers: a note that is used twice is printed twice.',
      },
      {
        kind: 'text',
        text: 'So we began with the footnote, as the name says. Then came tables that keep their columns, lists that keep their numbers, and styles that you can change in Word. [Use Cases](/use-cases) lists the problems we set out to fix, with sources.',
      },
    ],
  },
  {
    id: 'how',
    title: 'How it works',
    blocks: [
      {
        kind: 'list',
        items: [
          'We wrote the converter ourselves. It runs in your browser, or as a command.',
          'The same text with the same options always gives the same document.',
          'More than 200 documents are converted again after every change, part by part, and each rule names its test. Microsoft’s Open XML validator checks the files.',
        ],
      },
    ],
  },
  {
    id: 'who',
    title: 'Who made it, and who runs this site',
    blocks: [
      {
        kind: 'text',
        text: `Behind it are the ${SITE.name} authors, who write and maintain it as open source: you can read it, run it and build on it, under the [MIT licence](/docs/library#open-source-licence). This site is run by ${SITE.operator}; [Contact](/contact) says how to reach them.`,
      },
    ],
  },
  {
    id: 'cost',
    title: 'What it costs',
    blocks: [
      {
        kind: 'text',
        text: 'Nothing. There’s no account and no limit. Your device does the work, so it costs us nothing either. We plan to stay free, supported by advertisements or by paid plans for teams. So far, there are neither.',
      },
    ],
  },
];
