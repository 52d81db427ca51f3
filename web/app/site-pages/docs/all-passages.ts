import { DOCS } from '../../content/docs';
import { SUBJECTS, subjectPath } from '../../content/docs/subjects';
import { PAGES } from '../../content/pages';
import { type Passage, passagesOf } from './passages';
import { subjectText } from './subject-texts';

/** All that the documentation says: the tabs, then the subjects, whose texts are fetched now. */
export async function allPassages(): Promise<readonly Passage[]> {
  const texts = await Promise.all(
    SUBJECTS.map(async ({ id, title }) => passagesOf(subjectPath(id), title, (await subjectText(id)).blocks)),
  );
  const tabs = DOCS.map(({ id, title, content }) => passagesOf(`${PAGES.docs.path}#${id}`, title, content));
  return [...texts, ...tabs].flat();
}
