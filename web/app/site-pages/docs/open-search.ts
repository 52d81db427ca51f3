import { SUBJECTS } from '../../content/docs/subjects';
import { otherPassages } from './other-passages';
import { type Search, searchOf } from './search';
import { subjectPassages } from './subject-passages';
import { subjectText } from './subject-texts';

/** The search of the documentation; the texts of the subjects are fetched now. */
export async function openSearch(): Promise<Search> {
  const subjects = await Promise.all(
    SUBJECTS.map(async (subject) => subjectPassages(subject, (await subjectText(subject.id)).blocks)),
  );
  return searchOf([...subjects.flat(), ...otherPassages()]);
}
