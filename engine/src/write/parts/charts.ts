import type { PartWriter } from './part-writer.js';

/** The charts that the document refers to, with their workbooks. */
export const charts: PartWriter = ({ chartParts, resolved }, { ledger }) => {
  if (!chartParts) return [];
  const language = resolved.properties.languages.primary;
  return [...ledger.charts].flatMap(([chart, name], index) => chartParts(chart, name, index + 1, language));
};
