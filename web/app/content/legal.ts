import { SITE } from '../site';
import type { Block } from './block';

export const LAST_UPDATED = 'August 15, 2025';

export interface LegalSection {
  readonly title: string;
  readonly content: readonly Block[];
}

const text = (...paragraphs: readonly string[]): readonly Block[] =>
  paragraphs.map((paragraph) => ({ kind: 'text', text: paragraph }));

export const TERMS: readonly LegalSection[] = [
  {
    title: '1. The service',
    content: text(
      `${SITE.name} converts Markdown to Word documents. It is run by ${SITE.operator} (“we”). By using it you accept these terms.`,
      'The conversion runs in your browser. There is no server that receives your documents, and no account.',
    ),
  },
  {
    title: '2. Price',
    content: text(
      'The service is free and without a limit of conversions. Paid plans are not on sale. If that changes, nobody is moved to a paid plan without agreeing to it.',
    ),
  },
  {
    title: '3. Your documents',
    content: text(
      'What you write and what you download is yours. We never receive it and claim no right to it.',
      'You are responsible for what you convert: for having the right to use it, and for what the law says about it.',
    ),
  },
  {
    title: '4. Fair use',
    content: text(
      'Do not attack the site, do not try to make it serve other people something else, and do not present a copy of it as ours. The source code has its own licence, which lets you do much more.',
    ),
  },
  {
    title: '5. No warranty',
    content: text(
      'The service is provided as it is. Check a document before you hand it in: a conversion can contain mistakes, and so can the text that you put in.',
    ),
  },
  {
    title: '6. Liability',
    content: text(
      'As far as the law allows, our liability is limited to the amount that you paid us in the previous 12 months. Nothing here limits liability that cannot be limited by law.',
    ),
  },
  {
    title: '7. Changes',
    content: text('If these terms change, the new ones stand here with their date.'),
  },
  {
    title: '8. Contact',
    content: text(`Questions about these terms: [${SITE.supportEmail}](mailto:${SITE.supportEmail}).`),
  },
];

export const PRIVACY: readonly LegalSection[] = [
  {
    title: '1. In one sentence',
    content: text(
      'Your text stays in your browser: we do not receive it, so we cannot store, read or pass it on.',
    ),
  },
  {
    title: '2. What happens to a document',
    content: text(
      'The page loads a program, and the program converts your text on your machine. Nothing of the text is sent anywhere. You can check this: after your first visit, the converter also works without a network.',
      'Each page also tells your browser that it may load from this site only, and the browser enforces that: a request to anybody else would be refused, even if a mistake in the program asked for one.',
      'Pictures that your text only links to are not fetched. Picture files that you drop or choose are read on your machine.',
    ),
  },
  {
    title: '3. What stays on your machine',
    content: text(
      'If you switch between the light and the dark theme, your browser keeps that choice in its local storage. So that a closed tab is no loss, the converter keeps your text, its pictures, your choices and the Word templates that you chose there too, until you clear the text or press “Forget this text”. Each tab has a text of its own; what closed tabs have left is listed under the converter as “other kept texts”, where you can open it or have it forgotten. Only this browser on this device can read them. Clearing the site’s data in your browser’s settings removes everything.',
      'Your browser also keeps a copy of this site’s own files, so that it works without a network. There is nothing of yours in it.',
      'There are no cookies, no advertisements, no counters and no trackers.',
    ),
  },
  {
    title: '4. What the host sees',
    content: text(
      'Whoever serves these files sees, like every web server, which address asked for which file, and when. Such logs contain nothing of your documents. How long they are kept is up to the host.',
    ),
  },
  {
    title: '5. When you write to us',
    content: text(
      'If you send a mail we have your address and what you wrote, use both to answer, and delete them when the matter is settled.',
    ),
  },
  {
    title: '6. Your rights',
    content: text(
      `You may ask what we hold about you, and have it corrected or deleted. That can only be mails: [${SITE.supportEmail}](mailto:${SITE.supportEmail}).`,
    ),
  },
  {
    title: '7. Children',
    content: text('The service is not meant for children under 13.'),
  },
  {
    title: '8. Changes',
    content: text('If this page changes, the new version stands here with its date.'),
  },
];
