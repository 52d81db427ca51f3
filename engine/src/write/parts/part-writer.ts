import type { Environment } from '../environment.js';
import type { Writer } from '../writer.js';
import type { PackagePart } from './package-part.js';

/** Writes a part, or several of one kind, or none if the document does not need it. */
export type PartWriter = (environment: Environment, writer: Writer) => readonly PackagePart[];
