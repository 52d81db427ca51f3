import { SUBJECTS, subjectPath } from '../../content/docs/subjects';
import { otherPassages } from './other-passages';
import { type Finding, findPassages, type Passage, passagesOf } from './passages';
import { subjectText } from './subject-texts';

/** The results for a query, best first. */
export type Search = (query: string) => readonly Finding[];

/** The search of the documentation. */
export async function openSearch(): Promise<Search> {
  const passages = await allPassages();
  return (query) => findPassages(passages, query);
}

/** All that can be found; the texts of the subjects are fetched now. */
async function allPassages(): Promise<readonly Passage[]> {
  const subjects = await Promise.all(
    SUBJECTS.map(async ({ id, title }) => passagesOf(subjectPath(id), title, (await subjectText(id)).blocks)),
  );
  return [...subjects.flat(), ...otherPassages()];
}
