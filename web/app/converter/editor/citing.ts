import { Compartment, type Extension } from '@codemirror/state';
import { type EditorView, ViewPlugin } from '@codemirror/view';
import { screenDocument } from '../document/screen-document';
import { part } from '../instance/converter';
import { referencesIn } from '../workspace/front-references';
import { awaitedLibrary } from '../workspace/restored-library';
import { workspace } from '../workspace/workspace';

export const citing = part((converter): Extension => {
  const completion = new Compartment();

  /** Loads the completion of citation keys once there is a library, or sources in front matter. */
  const fetching = ViewPlugin.fromClass(
    class {
      readonly #unsubscribes: readonly (() => void)[];
      #isFetched = false;
      #isDestroyed = false;

      constructor(readonly view: EditorView) {
        const fetch = (): void => void this.#fetch();
        this.#unsubscribes = [
          workspace(converter).follow(({ library }) => library, fetch),
          screenDocument(converter).subscribe(fetch),
        ];
        void awaitedLibrary(converter);
        void this.#fetch();
      }

      async #fetch(): Promise<void> {
        if (this.#isFetched || !hasSources()) return;
        this.#isFetched = true;
        const module = await import('./citation-completion').catch(() => undefined);
        this.#isFetched = module !== undefined;
        if (module && !this.#isDestroyed)
          this.view.dispatch({ effects: completion.reconfigure(module.citationCompletion(converter)) });
      }

      destroy(): void {
        this.#isDestroyed = true;
        for (const unsubscribe of this.#unsubscribes) unsubscribe();
      }
    },
  );

  function hasSources(): boolean {
    return (
      workspace(converter).read().library.length > 0 ||
      referencesIn(screenDocument(converter).read().text) !== ''
    );
  }

  return [completion.of([]), fetching];
});
