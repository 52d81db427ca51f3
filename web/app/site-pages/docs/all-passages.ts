import { DOCS } from '../../content/docs';
import { SUBJECTS, subjectPath } from '../../content/docs/subjects';
import { FAQ } from '../../content/faq';
import { plainText } from '../../content/inline-text';
import { PRIVACY } from '../../content/legal';
import { PAGES } from '../../content/pages';
import { type Passage, passagesOf } from './passages';
import { subjectText } from './subject-texts';

/** All passages of the documentation: subjects, whose texts are fetched now, tabs, questions, and the privacy page. */
export async function allPassages(): Promise<readonly Passage[]> {
  const texts = await Promise.all(
    SUBJECTS.map(async ({ id, title }) => passagesOf(subjectPath(id), title, (await subjectText(id)).blocks)),
  );
  const tabs = DOCS.map(({ id, title, content }) => passagesOf(`${PAGES.docs.path}#${id}`, title, content));
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
  return [...texts, ...tabs, ...questions, ...(privacy ? [privacy] : [])].flat();
}
