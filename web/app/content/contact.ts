/** What people write about; all cards lead to the one mailbox, with a subject. */
export interface ContactCard {
  readonly title: string;
  readonly text: string;
  readonly subject: string;
}

export const CONTACT_CARDS: readonly ContactCard[] = [
  { title: 'General', text: 'Questions, praise, corrections.', subject: 'Question' },
  {
    title: 'Technical',
    text: 'Something came out wrong? Send a few lines of Markdown that show it, and what you expected.',
    subject: 'Technical problem',
  },
  { title: 'Sales', text: 'Plans are not on sale yet. Tell us what your team would need.', subject: 'Sales' },
  {
    title: 'Feature requests',
    text: 'What is missing, and what you would use it for.',
    subject: 'Feature request',
  },
  {
    title: 'Legal, privacy, data protection',
    text: 'Anything about the [terms](/terms) or about [privacy](/privacy).',
    subject: 'Legal and privacy',
  },
];

export const RESPONSE_NOTE =
  'We answer within 24–48 hours on business days. If you are on a paid plan once there are any, put URGENT in the subject.';
