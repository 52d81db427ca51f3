import type { CitationStyle, FormattedSource, LibraryEntry, SourceCheck } from '@footmark/engine/citations';

/* Messages between the page and its worker about sources and styles for citations. Part of `protocol.ts`. */

/** A file with sources or with a citation style, which texts and options request by its name. */
export interface LibraryFile {
  readonly name: string;
  readonly file: Blob;
  /** Changes with the content. */
  readonly key: string;
  readonly kind: 'sources' | 'style';
}

/** Reads files that may be sources or styles, and lists the sources. */
export interface LibraryRequest {
  readonly kind: 'read-library';
  readonly id: number;
  readonly files: readonly Blob[];
  /** The names of the files, in this order. */
  readonly names: readonly string[];
  /** Whether these become the library whose sources are shown. */
  readonly isKept: boolean;
}

/** Requests a formatted source from the library that was read last. */
export interface SourceRequest {
  readonly kind: 'show-source';
  readonly id: number;
  readonly key: string;
  /** The name of a style that comes with the engine, or the file of another. */
  readonly style: string | Blob;
}

/** The content of a library's files. */
export interface LibraryReport {
  /** In the order of the files. */
  readonly files: readonly ReadLibraryFile[];
  readonly entries: readonly LibraryEntry[];
  /** What is worth a look about the sources. */
  readonly check: SourceCheck;
  /** The styles that come with the engine. */
  readonly styles: readonly CitationStyle[];
}

export type ReadLibraryFile =
  | { readonly kind: 'sources'; readonly count: number }
  | { readonly kind: 'style'; readonly title: string }
  | { readonly kind: 'unknown' };

export type LibraryReply =
  | { readonly kind: 'library-read'; readonly id: number; readonly report: LibraryReport }
  | { readonly kind: 'source-shown'; readonly id: number; readonly shown: FormattedSource | undefined };
