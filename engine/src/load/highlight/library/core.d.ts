import type { Library } from './library.js';

declare const library: Library;
export default library;
