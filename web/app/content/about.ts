import { SITE } from '../site';
import type { Block } from './block';

export interface AboutSection {
  readonly title: string;
  readonly blocks: readonly Block[];
}

export const ABOUT_LEAD = `${SITE.name} turns Markdown into Word documents, and takes notes seriously.`;

export const ABOUT: readonly AboutSection[] = [
  {
    title: 'Why it exists',
    blocks: [
      {
        kind: 'text',
        text: 'Much is written in Markdown today: by people in editors and note tools, and by assistants that answer in it. Much is handed in as Word: papers, reports, contracts, manuscripts. Between the two, notes are the first thing to break. Public trackers have held the same complaint for more than ten years: a note that is used twice is printed twice.',
      },
      {
        kind: 'text',
        text: 'So this tool began with the footnote, and its name says so. The rest followed: tables that keep their columns, lists that count as written, styles that Word knows by name. What we set out to mend is listed, with its sources, under [Use Cases](/use-cases).',
      },
    ],
  },
  {
    title: 'How it works',
    blocks: [
      {
        kind: 'list',
        items: [
          'The conversion is a program of our own that runs in your browser, or on the command line.',
          'The same text always gives the same file.',
          'Each change to the program is tested with more than a hundred small documents and checked with Microsoft’s validator.',
          'The source code is open: read it, run it, build on it.',
        ],
      },
    ],
  },
  {
    title: 'What it costs',
    blocks: [
      {
        kind: 'text',
        text: 'Nothing. There is no account and no limit. Since nothing runs on a server, a conversion costs us nothing either. The plan for the long run is to stay free, supported by advertisements or by paid plans for teams; today there are neither.',
      },
    ],
  },
];
