import type { Converter } from '../instance/converter';
import { changeView, type View, view } from './view';

type QuestionName = 'encoding' | 'order' | 'wordFiles' | 'shared' | 'returned';
export type Question<Name extends QuestionName> = NonNullable<View[Name]>;
type Subject<Name extends QuestionName> = Omit<Question<Name>, 'answer'>;
type Answer<Name extends QuestionName> = Exclude<Parameters<Question<Name>['answer']>[0], undefined>;

/** Asks the visitor; an earlier question of the kind without an answer counts as declined. */
export function ask<Name extends QuestionName>(
  converter: Converter,
  name: Name,
  subject: Subject<Name>,
): Promise<Answer<Name> | undefined> {
  view(converter).read()[name]?.answer(undefined);
  return new Promise((resolve) => {
    const answer = (given: Answer<Name> | undefined): void => {
      changeView(converter, { [name]: undefined });
      resolve(given);
    };
    changeView(converter, { [name]: { ...subject, answer } });
  });
}

/** Opens the sources; `problem` is why a file was refused as one. */
export function askForSources(converter: Converter, problem?: string): void {
  changeView(converter, { sources: problem ? { problem } : {} });
}

export function closeSources(converter: Converter): void {
  changeView(converter, { sources: undefined });
}
