// The package's entry `@footmark/engine/citations`: sources and styles, for programs that offer them to those who write.

export type { FormattedText } from './load/citations/formatted-text.js';
export type { FormattedSource, Library, LibraryEntry, SourceFormat } from './load/citations/library.js';
export { openLibrary, readStyleTitle } from './load/citations/library.js';
export { decodedSources } from './load/citations/source-bytes.js';
export type {
  PlacedSource,
  SourceCheck,
  SourceFault,
  SourceFaultKind,
  SourceFile,
} from './load/citations/source-check.js';
export { checkSources } from './load/citations/source-check.js';
export type { CitationFormat, CitationStyle } from './load/citations/style-names.js';
export { CITATION_STYLES } from './load/citations/style-names.js';
export type { DecodedText } from './text/decoded-text.js';
