import type { BlockHandler } from '../reader.js';

/** Its content. Its name becomes that of the first paragraph or heading in it. */
export const div: BlockHandler = (reader, token) => {
  const id = token.attrGet('id');
  if (id !== null) reader.anchor(String(id));
  return reader.blocksUntil('div_close');
};
