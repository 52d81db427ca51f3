import { Compartment, type Extension } from '@codemirror/state';
import { type EditorView, ViewPlugin } from '@codemirror/view';
import { libraryStore } from '../library/library-store';
import { awaitedLibrary } from '../library/restored-library';

const completion = new Compartment();

/** Loads the completion of citation keys once there is a library. */
const fetching = ViewPlugin.fromClass(
  class {
    readonly #unsubscribe: () => void;
    #isFetched = false;
    #isDestroyed = false;

    constructor(readonly view: EditorView) {
      this.#unsubscribe = libraryStore.subscribe(() => void this.#fetch());
      void awaitedLibrary();
      void this.#fetch();
    }

    async #fetch(): Promise<void> {
      if (this.#isFetched || libraryStore.read().length === 0) return;
      this.#isFetched = true;
      const module = await import('./citation-completion').catch(() => undefined);
      this.#isFetched = module !== undefined;
      if (module && !this.#isDestroyed)
        this.view.dispatch({ effects: completion.reconfigure(module.citationCompletion) });
    }

    destroy(): void {
      this.#isDestroyed = true;
      this.#unsubscribe();
    }
  },
);

/** Completes citation keys after `@`. */
export const citing: Extension = [completion.of([]), fetching];
