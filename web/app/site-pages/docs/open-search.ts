import { SUBJECTS, subjectPath } from '../../content/docs/subjects';
import { otherPassages } from './other-passages';
import { passagesOf } from './passages';
import { type Search, searchOf } from './search';
import { subjectText } from './subject-texts';

/** The search of the documentation; the texts of the subjects are fetched now. */
export async function openSearch(): Promise<Search> {
  const subjects = await Promise.all(
    SUBJECTS.map(async ({ id, title }) => passagesOf(subjectPath(id), title, (await subjectText(id)).blocks)),
  );
  return searchOf([...subjects.flat(), ...otherPassages()]);
}
