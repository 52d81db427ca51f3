import { createStore } from '../text/store';

/** Whether the visitor has the sources open, and why a file was not taken that was to be one. */
export interface LibraryQuestion {
  readonly problem?: string;
}

export const libraryQuestion = createStore<LibraryQuestion | undefined>(undefined);

/** Opens the sources. */
export function askForSources(problem?: string): void {
  libraryQuestion.change(() => (problem ? { problem } : {}));
}
