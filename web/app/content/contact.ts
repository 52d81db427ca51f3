import { SITE } from '../site';

/** What people write about; all cards lead to the same mailbox, with different subjects. */
interface ContactCard {
  readonly title: string;
  readonly text: string;
  readonly subject: string;
}

export const CONTACT_CARDS: readonly ContactCard[] = [
  { title: 'General', text: 'Questions, feedback, corrections.', subject: 'Question' },
  {
    title: 'Technical',
    text: `Did something come out wrong? Send us a few lines of Markdown that show it, and tell us what you expected. If it’s about security, please [report it privately](${SITE.securityUrl}).`,
    subject: 'Technical problem',
  },
  {
    title: 'Sales',
    text: 'Paid plans aren’t available yet. Tell us what your team would need.',
    subject: 'Sales',
  },
  {
    title: 'Feature requests',
    text: 'Tell us what’s missing and what you’d use it for.',
    subject: 'Feature request',
  },
  {
    title: 'Legal, privacy, data protection',
    text: 'Anything about the [terms](/terms) or about [privacy](/privacy).',
    subject: 'Legal and privacy',
  },
];

export const RESPONSE_NOTE =
  'We answer within 24–48 hours on business days. There are no paid plans yet; once there are, customers can write URGENT in the subject.';
