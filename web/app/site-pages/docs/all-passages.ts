import { SUBJECTS, subjectPath } from '../../content/docs/subjects';
import { otherPassages } from './other-passages';
import { type Passage, passagesOf } from './passages';
import { subjectText } from './subject-texts';

/** All that the search of the documentation finds; the texts of the subjects are fetched now. */
export async function allPassages(): Promise<readonly Passage[]> {
  const subjects = await Promise.all(
    SUBJECTS.map(async ({ id, title }) => passagesOf(subjectPath(id), title, (await subjectText(id)).blocks)),
  );
  return [...subjects.flat(), ...otherPassages()];
}
