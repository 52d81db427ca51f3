// The package's entry `@footmark/engine/merge`: what others have changed in a Word file, for the Markdown that it was made of.
export type { CarriedText } from './merge/carried.js';
export { readSource } from './read-source.js';
