import { ABOUT } from '../../content/about';
import type { Block } from '../../content/block';
import { CHATGPT_GUIDE } from '../../content/chatgpt-guide';
import { CONTACT_CARDS, RESPONSE_NOTE } from '../../content/contact';
import { DOCS } from '../../content/docs';
import { FAQ } from '../../content/faq';
import type { Guide } from '../../content/guide';
import { plainText } from '../../content/inline-text';
import { INTENTS } from '../../content/intents';
import { type LegalSection, PRIVACY, TERMS } from '../../content/legal';
import { NOTION_GUIDE } from '../../content/notion-guide';
import { PAGES } from '../../content/pages';
import { SITE } from '../../site';
import { type Passage, passagesOf } from './passages';

/**
 * What the search finds besides the subjects: the tabs of the documentation, the questions, the guides, and the pages about
 * the product, contact, privacy and terms.
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
  const guides = [
    guidePassage(PAGES.chatgpt.path, CHATGPT_GUIDE),
    guidePassage(PAGES.notion.path, NOTION_GUIDE),
    ...INTENTS.map(({ page, guide }) => guidePassage(page.path, guide)),
  ];
  const contact = {
    address: PAGES.contact.path,
    page: 'Contact',
    heading: '',
    text: [
      'Report a bug or a security problem, or ask a question.',
      ...CONTACT_CARDS.map(({ title, text }) => `${title}: ${plainText(text)}`),
      RESPONSE_NOTE,
    ].join(' '),
  };
  const about = ABOUT.flatMap(({ id, title, blocks }) =>
    sectionPassages(PAGES.about.path, id, `About ${SITE.name}`, title, blocks),
  );
  return [
    ...tabs,
    ...questions,
    ...guides,
    ...about,
    contact,
    ...legalPassages(PAGES.privacy.path, 'Privacy', PRIVACY),
    ...legalPassages(PAGES.terms.path, 'Terms', TERMS),
  ];
}

/** A section of a page as a passage. */
function sectionPassages(
  path: string,
  id: string,
  page: string,
  heading: string,
  blocks: readonly Block[],
): readonly Passage[] {
  return passagesOf(`${path}#${id}`, page, blocks).map((passage) => ({ ...passage, heading }));
}

function legalPassages(path: string, page: string, sections: readonly LegalSection[]): readonly Passage[] {
  return sections.flatMap(({ id, title, content }) =>
    sectionPassages(path, id, page, title.replace(/^\d+\. /, ''), content),
  );
}

function guidePassage(address: string, { title, lead, steps }: Guide): Passage {
  return { address, page: title, heading: '', text: [lead, ...steps.map(({ text }) => text)].join(' ') };
}
