import { SITE } from '../site';
import type { Block } from './block';

export interface AboutSection {
  readonly title: string;
  readonly blocks: readonly Block[];
}

export const ABOUT_LEAD = `${SITE.name} turns Markdown into Word documents and takes footnotes seriously.`;

export const ABOUT: readonly AboutSection[] = [
  {
    title: 'Why it exists',
    blocks: [
      {
        kind: 'text',
        text: 'A lot is written in Markdown today, by people in editors and note apps and by assistants that answer in it. A lot has to be handed in as Word: papers, reports, contracts, manuscripts. Footnotes are the first thing to break on the way. Public issue trackers have had the same complaint for more than ten years: a note that is used twice is printed twice.',
      },
      {
        kind: 'text',
        text: 'So this tool began with the footnote, as its name says. The rest followed: tables that keep their columns, lists that keep their numbers, styles that Word knows by name. [Use Cases](/use-cases) lists what we set out to fix, with sources.',
      },
    ],
  },
  {
    title: 'How it works',
    blocks: [
      {
        kind: 'list',
        items: [
          'The converter is our own program. It runs in your browser or on the command line.',
          'The same text always gives the same file.',
          'Every change is tested with hundreds of documents, which are checked with Microsoft’s Open XML validator.',
          'It is open source: read it, run it, build on it.',
        ],
      },
    ],
  },
  {
    title: 'What it costs',
    blocks: [
      {
        kind: 'text',
        text: 'Nothing. There is no account and no limit. Nothing runs on a server, so a conversion costs us nothing either. The plan is to stay free, supported by advertisements or by paid plans for teams. Today there are neither.',
      },
    ],
  },
];
