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
        text: 'A lot of text starts out as Markdown today: people write it in editors and note apps, and assistants answer in it. A lot of it has to be handed in as a Word file: papers, reports, contracts, manuscripts. Footnotes are the first thing to break on the way. For more than ten years, people have reported the same problem in public issue trackers: a note that is used twice is printed twice.',
      },
      {
        kind: 'text',
        text: 'So this tool began with the footnote, as its name says. The rest followed: tables that keep their columns, lists that keep their numbers, and named styles that you can change in Word. [Use Cases](/use-cases) lists the problems that we set out to fix, with sources.',
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
          'We wrote the converter ourselves. It runs in your browser or on the command line.',
          'The same text with the same options always gives the same document.',
          'Every change is tested with hundreds of documents, which Microsoft’s Open XML validator checks.',
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
        text: 'Nothing. There is no account, and no limit on conversions. They run on your device, not on a server, so they cost us nothing either. The plan is to stay free, supported by advertisements or by paid plans for teams. So far, there are neither.',
      },
    ],
  },
];
