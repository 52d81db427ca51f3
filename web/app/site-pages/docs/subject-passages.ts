import type { Block } from '../../content/block';
import type { Subject } from '../../content/docs/subject';
import { subjectPath } from '../../content/docs/subjects';
import { type Passage, passagesOf } from './passages';

/** The passages of a subject, each with what the subject is about. */
export function subjectPassages(
  { id, title, description }: Subject,
  blocks: readonly Block[],
): readonly Passage[] {
  return passagesOf(subjectPath(id), title, blocks).map((passage) => ({ ...passage, about: description }));
}
