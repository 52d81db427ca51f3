import { crc32 } from 'node:zlib';
import { expect } from 'vitest';
import { leaveForValidation } from './produced';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/**
 * Tests of every kind of block in every container make thousands of documents that differ in a word or two. One in eight of
 * these is validated, selected by a checksum: all of them would take ten minutes.
 */
const MATRICES = /[\\/](?:containers|nothing-lost-in-tags)\.test\.ts$/;
const SHARE = 8;

/** Leaves every Word file that any test has the engine make, whichever way, for the validation that follows. */
class RecordingBlob extends Blob {
  static readonly isRecording = true;

  constructor(parts: BlobPart[] = [], options: BlobPropertyBag = {}) {
    super(parts, options);
    if (options.type !== DOCX) return;
    const { currentTestName, testPath } = expect.getState();
    const bytes = parts.flatMap((part) => (part instanceof Uint8Array ? [part] : []));
    const document = Buffer.concat(bytes);
    if (MATRICES.test(testPath ?? '') && crc32(document) % SHARE !== 0) return;
    leaveForValidation(document, currentTestName ?? testPath ?? 'a test without a name');
  }
}

// Files of one worker share its globals where they are not isolated.
if (!('isRecording' in globalThis.Blob)) globalThis.Blob = RecordingBlob;
