import { IMAGE_CONTENT_TYPES } from '../../images/image.js';
import type { PartWriter } from './package-part.js';

export const media: PartWriter = (_environment, { ledger }) =>
  [...ledger.media].map(([{ bytes, extension }, name]) => ({
    name: `word/${name}`,
    content: bytes,
    contentType: IMAGE_CONTENT_TYPES[extension],
    relationship: undefined,
  }));
