/** The first words of a remark below a table or figure, in the languages of most papers. */
const BEGINNINGS =
  /^(?:notes?|sources?|anmerkung(?:en)?|hinweis|quellen?|remarques?|notas?|fuentes?|fontes?|fonti|nota bene|bron(?:nen)?|źródło|uwag[ai]|zdroje?|poznámk[ay]|примечани[ея]|источники?|注|资料来源|數據來源)\s*[.:：]/iu;

/** Whether a line gives the source of the table or figure above, or explains its symbols. */
export function isTableNote(text: string): boolean {
  return BEGINNINGS.test(text.trimStart());
}
