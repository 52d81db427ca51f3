import { MEDIA_TYPES } from '../../model/media.js';
import type { PartWriter } from './part-writer.js';

export const media: PartWriter = (_environment, { ledger }) =>
  [...ledger.media].map(([{ content, extension }, name]) => ({
    name: `word/${name}`,
    content,
    contentType: MEDIA_TYPES[extension],
    relationship: undefined,
  }));
