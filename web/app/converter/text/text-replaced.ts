import { manuscriptStore } from './manuscript-store';

/**
 * Calls the listener when the whole text has been replaced or removed: what was made of it must not be seen with the next one.
 * `isForgotten` says that not even undo has it any more. Returns a function that ends this.
 */
export function onTextReplaced(listener: (isForgotten: boolean) => void): () => void {
  let last = manuscriptStore.read().texts;
  return manuscriptStore.subscribe(() => {
    const { texts, text, history } = manuscriptStore.read();
    if (texts === last) return;
    last = texts;
    listener(text === '' && history.past.length + history.future.length === 0);
  });
}
