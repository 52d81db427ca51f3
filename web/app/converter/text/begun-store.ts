import { manuscriptStore } from './manuscript-store';
import { createStore } from './store';

/**
 * Whether the visitor has begun: there is a text, or was one that was deleted by hand, or somebody asked to write.
 * Until then, and again once the text is cleared, the screen shows the invitation.
 */
export const begunStore = createStore(false);

manuscriptStore.subscribe(() => {
  if (manuscriptStore.read().text !== '') begunStore.change(() => true);
});

export function begin(): void {
  begunStore.change(() => true);
}

/** The text was cleared as a whole. */
export function beginAgain(): void {
  begunStore.change(() => false);
}
