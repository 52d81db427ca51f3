import { createStore } from '../text/store';

/** Whether the sources are open, and why a file was refused as one. */
interface LibraryQuestion {
  readonly problem?: string;
}

export const libraryQuestion = createStore<LibraryQuestion | undefined>(undefined);

/** Opens the sources. */
export function askForSources(problem?: string): void {
  libraryQuestion.change(() => (problem ? { problem } : {}));
}

export function closeSources(): void {
  libraryQuestion.change(() => undefined);
}
