import type { BlockHandler } from '../reader.js';

/** Its content; the name by which links lead to it is that of the first paragraph or heading in it. */
export const div: BlockHandler = (reader, token) => {
  const id = token.attrGet('id');
  if (id !== null) reader.anchor(String(id));
  return reader.blocksUntil('div_close');
};
