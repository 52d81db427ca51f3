import { SITE } from '../site';
import type { Block } from './block';

export const LAST_UPDATED = 'August 15, 2025';

export interface LegalSection {
  /** The fragment of its address. */
  readonly id: string;
  readonly title: string;
  readonly content: readonly Block[];
}

const text = (...paragraphs: readonly string[]): readonly Block[] =>
  paragraphs.map((paragraph) => ({ kind: 'text', text: paragraph }));

export const TERMS: readonly LegalSection[] = [
  {
    id: 'service',
    title: '1. The service',
    content: text(
      `${SITE.name} converts Markdown to Word documents. It is run by ${SITE.operator} (“we”). By using it you accept these terms.`,
      'The conversion runs in your browser. There is no server that receives your documents, and no account.',
    ),
  },
  {
    id: 'price',
    title: '2. Price',
    content: text(
      'The service is free, and there is no limit on conversions. Paid plans are not on sale. If that changes, nobody will be moved to a paid plan without agreeing to it.',
    ),
  },
  {
    id: 'documents',
    title: '3. Your documents',
    content: text(
      'What you write and what you download are yours. We never receive them, and claim no rights to them.',
      'You are responsible for what you convert. This includes having the right to use it, and complying with the law.',
    ),
  },
  {
    id: 'fair-use',
    title: '4. Fair use',
    content: text(
      'Do not attack the site, do not interfere with what it shows to other people, and do not present a copy of it as ours. The source code has its own licence, which allows much more.',
    ),
  },
  {
    id: 'warranty',
    title: '5. No warranty',
    content: text(
      'The service is provided as it is. Check a document before you hand it in: a conversion can contain mistakes, and so can the text that you put in.',
    ),
  },
  {
    id: 'liability',
    title: '6. Liability',
    content: text(
      'As far as the law allows, our liability is limited to the amount that you paid us in the previous 12 months. Nothing here limits liability that cannot be limited by law.',
    ),
  },
  {
    id: 'changes',
    title: '7. Changes',
    content: text('If these terms change, the new version will appear here with its date.'),
  },
  {
    id: 'contact',
    title: '8. Contact',
    content: text(`Questions about these terms: [${SITE.supportEmail}](mailto:${SITE.supportEmail}).`),
  },
];

export const PRIVACY: readonly LegalSection[] = [
  {
    id: 'in-one-sentence',
    title: '1. In one sentence',
    content: text(
      'Your text stays in your browser: we do not receive it, so we cannot store, read or pass it on.',
    ),
  },
  {
    id: 'document',
    title: '2. What happens to a document',
    content: text(
      'The page loads a program, which converts your text on your device. None of your text is sent anywhere. You can check this: after your first visit, the converter also works offline.',
      'Each page also tells your browser to exchange data with this site only. Your browser enforces this: it would refuse a request to any other site, even if a bug caused one.',
      'Pictures that your text merely links to are not fetched. Picture files that you drop or choose are read on your device.',
    ),
  },
  {
    id: 'device',
    title: '3. What stays on your device',
    content: text(
      'So that you do not lose your work when a tab is closed, the converter saves your text with its pictures and history, undecided changes from returned files, your sources and the Word templates that you chose in your browser’s database for this site (IndexedDB). Your options, the styles that you chose for your templates, the light or dark theme, the zoom and the width of the pages and, for a moment, the last words you typed before closing a tab are in its local and session storage.',
      'Everything stays until you delete it, or until your device runs short of space and the browser deletes it: clearing the editor leaves the text to undo, “Delete this text” removes it with its pictures, its history and its earlier versions, and “Delete everything kept on this device” also removes all other saved texts, your options, sources and templates. Each tab has its own text; “other saved texts”, beside “Delete this text”, lists the texts of closed tabs, where you can open or delete them. Only this browser on this device can read them. Clearing the site’s data in your browser’s settings removes everything.',
      'Your browser also keeps a copy of this site’s own files, so that the site works offline. It contains nothing of yours.',
      'There are no cookies, no advertisements, no analytics and no trackers.',
    ),
  },
  {
    id: 'host',
    title: '4. What the host sees',
    content: text(
      'Like every web server, the one that serves these files sees which IP address asked for which file, and when. Such logs contain nothing from your documents. How long they are kept is up to the host.',
    ),
  },
  {
    id: 'e-mails',
    title: '5. When you write to us',
    content: text(
      'If you e-mail us, we have your address and your message. We use them to answer, and delete them when the matter is settled.',
    ),
  },
  {
    id: 'rights',
    title: '6. Your rights',
    content: text(
      `You may ask what data we have about you, and have it corrected or deleted. It can only be e-mails: [${SITE.supportEmail}](mailto:${SITE.supportEmail}).`,
    ),
  },
  {
    id: 'children',
    title: '7. Children',
    content: text('The service is not meant for children under 13.'),
  },
  {
    id: 'changes',
    title: '8. Changes',
    content: text('If this page changes, the new version will appear here with its date.'),
  },
];
