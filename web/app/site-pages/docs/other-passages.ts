import { ABOUT } from '../../content/about';
import { CHATGPT_GUIDE } from '../../content/chatgpt-guide';
import { CONTACT_CARDS } from '../../content/contact';
import { DOCS } from '../../content/docs';
import { FAQ } from '../../content/faq';
import type { Guide } from '../../content/guide';
import { plainText } from '../../content/inline-text';
import { PRIVACY } from '../../content/legal';
import { NOTION_GUIDE } from '../../content/notion-guide';
import { PAGES } from '../../content/pages';
import { SITE } from '../../site';
import { type Passage, passagesOf } from './passages';

/**
 * What the search finds besides the subjects: the tabs of the documentation, the questions, the guides, and the pages about
 * the product, contact and privacy.
 */
export function otherPassages(): readonly Passage[] {
  const tabs = DOCS.flatMap(({ id, title, content }) =>
    passagesOf(`${PAGES.docs.path}#${id}`, title, content),
  );
  const questions = FAQ.map(({ id, question, answer }) => ({
    address: `${PAGES.faq.path}#${id}`,
    page: 'Questions',
    heading: question,
    text: plainText(answer),
  }));
  const [privacy] = passagesOf(
    PAGES.privacy.path,
    'Privacy',
    PRIVACY.flatMap(({ content }) => content),
  );
  const guides = [
    guidePassage(PAGES.chatgpt.path, CHATGPT_GUIDE),
    guidePassage(PAGES.notion.path, NOTION_GUIDE),
  ];
  const contact = {
    address: PAGES.contact.path,
    page: 'Contact',
    heading: '',
    text: [
      'Report a bug or ask a question by e-mail.',
      ...CONTACT_CARDS.map(({ text }) => plainText(text)),
    ].join(' '),
  };
  const about = ABOUT.flatMap(({ title, blocks }) =>
    passagesOf(PAGES.about.path, `About ${SITE.name}`, blocks).map((passage) => ({
      ...passage,
      heading: title,
    })),
  );
  return [...tabs, ...questions, ...guides, ...about, contact, ...(privacy ? [privacy] : [])];
}

function guidePassage(address: string, { title, lead, steps }: Guide): Passage {
  return { address, page: title, heading: '', text: [lead, ...steps.map(({ text }) => text)].join(' ') };
}
