import { expect } from 'vitest';
import { leaveForValidation } from './produced';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Leaves every Word file that any test has the engine make, whichever way, for the validation that follows. */
class RecordingBlob extends Blob {
  constructor(parts: BlobPart[] = [], options: BlobPropertyBag = {}) {
    super(parts, options);
    if (options.type !== DOCX) return;
    const { currentTestName, testPath } = expect.getState();
    const bytes = parts.flatMap((part) => (part instanceof Uint8Array ? [part] : []));
    leaveForValidation(Buffer.concat(bytes), currentTestName ?? testPath ?? 'a test without a name');
  }
}

globalThis.Blob = RecordingBlob;
