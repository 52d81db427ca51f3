/** What a remark below a table or a figure begins with, in the languages of most papers. */
const BEGINNINGS =
  /^(?:notes?|sources?|anmerkung(?:en)?|hinweis|quellen?|remarques?|notas?|fuentes?|fontes?|fonti|nota bene|bron(?:nen)?|źródło|uwag[ai]|zdroje?|poznámk[ay]|примечани[ея]|источники?|注|资料来源|數據來源)\s*[.:：]/iu;

/** Whether a line says where a table or figure above it comes from, or what its signs mean. */
export function isTableNote(text: string): boolean {
  return BEGINNINGS.test(text.trimStart());
}
