import { DOCS } from '../../content/docs';
import { FAQ } from '../../content/faq';
import { plainText } from '../../content/inline-text';
import { PRIVACY } from '../../content/legal';
import { PAGES } from '../../content/pages';
import { type Passage, passagesOf } from './passages';

/** What the search finds besides the subjects: the tabs of the documentation, the questions and the privacy page. */
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
  return [...tabs, ...questions, ...(privacy ? [privacy] : [])];
}
