import { nameIn } from './named-sections.js';

/** What a list of references is called, in the languages of the terms and some others; a name may have several words. */
export const REFERENCES: ReadonlySet<string> = new Set(
  (
    'references, reference list, list of references, works cited, works consulted, bibliography, literature, literature cited, ' +
    'selected bibliography, sources, list of sources, selected references, cited works, cited literature, references cited, ' +
    'المراجع, المصادر, مراجع, مصادر, قائمة المراجع, literatura, použitá literatura, zdroje, použité zdroje, prameny, ' +
    'seznam literatury, seznam použité literatury, litteratur, referencer, referenser, referanser, kilder, kildeliste, ' +
    'literaturverzeichnis, literatur, quellen, quellenverzeichnis, referenzen, literaturangaben, quellenangaben, quellennachweise, ' +
    'βιβλιογραφία, πηγές, αναφορές, bibliografía, referencias, referencias bibliográficas, obras citadas, fuentes, bibliografia, ' +
    'referências, referências bibliográficas, fontes, fontes consultadas, références, bibliographie, ouvrages cités, ' +
    'références bibliographiques, riferimenti, riferimenti bibliografici, fonti, fonts, referències, lähteet, kirjallisuus, ' +
    'lähdeluettelo, viitteet, irodalomjegyzék, irodalom, felhasznált irodalom, források, hivatkozások, literatuur, literatuurlijst, ' +
    'bronnen, bronvermelding, bronnenlijst, referenties, källor, källförteckning, litteraturförteckning, litteraturliste, ' +
    'piśmiennictwo, źródła, bibliografie, referințe, surse, литература, список литературы, источники, список источников, ' +
    'библиография, список використаних джерел, список літератури, література, джерела, бібліографія, kaynakça, kaynaklar, izvori, ' +
    'viri, viri in literatura, kirjandus, literatūra, šaltiniai, ביבליוגרפיה, מקורות, 参考文献, 参考资料, 參考文獻, 參考資料, 引用文献, ' +
    '引用文獻, 文献, 出典, 资料来源, 資料來源, 참고문헌, 참고 문헌, 참고자료, 출처, tài liệu tham khảo, nguồn tham khảo, nguồn, ' +
    'daftar pustaka, referensi, sumber, บรรณานุกรม, เอกสารอ้างอิง, संदर्भ, संदर्भ सूची, स्रोत, ग्रंथ सूची, منابع, فهرست منابع'
  ).split(', '),
);

/** What a list of works is called that a text need not have used: it is no place for those that it cites. */
export const READINGS: ReadonlySet<string> = new Set(
  (
    'further reading, further readings, further references, recommended reading, suggested reading, suggested readings, ' +
    'additional reading, selected reading, recommended literature, primary sources, secondary sources, قراءات إضافية, للاستزادة, ' +
    'doporučená literatura, další literatura, odporúčaná literatúra, videre læsning, videre lesning, weiterführende literatur, ' +
    'weitere literatur, literaturhinweise, literaturempfehlungen, lektürehinweise, περαιτέρω ανάγνωση, lecturas recomendadas, ' +
    'lecturas adicionales, lectura adicional, otras lecturas, leitura adicional, leituras adicionais, leituras recomendadas, ' +
    'leitura complementar, pour aller plus loin, lectures complémentaires, lectures recommandées, letture consigliate, ' +
    'per approfondire, ulteriori letture, lectures recomanades, lisälukemista, kirjallisuutta, további irodalom, ajánlott irodalom, ' +
    'verder lezen, aanbevolen literatuur, vidare läsning, lästips, dalsza lektura, literatura uzupełniająca, lecturi suplimentare, ' +
    'lectură suplimentară, дополнительная литература, рекомендуемая литература, додаткова література, рекомендована література, ' +
    'ileri okuma, ek okumalar, לקריאה נוספת, 延伸阅读, 延伸閱讀, 扩展阅读, 推荐阅读, 推薦閱讀, 関連文献, 参考図書, 推薦図書, 더 읽을거리, ' +
    'đọc thêm, bacaan lanjutan, bacaan lebih lanjut, อ่านเพิ่มเติม, अतिरिक्त पठन, برای مطالعه بیشتر'
  ).split(', '),
);

/** Whether a heading, with or without a number, has a name of lists of references; its section may still be another. */
export function isReferencesHeading(text: string): boolean {
  return REFERENCES.has(nameIn(text));
}

/** What joins two names: "Sources and further reading". */
const AND = /,? (?:and|und|et|y|e|i|a|og|och|en|ja|и|та|ve|&) |, |[/／]|及|和|と/;

/** The same of lists of any works, for further reading, too, or of both together. */
export function isWorksHeading(text: string): boolean {
  const name = nameIn(text);
  const isNamed = (one: string): boolean => REFERENCES.has(one) || READINGS.has(one);
  return isNamed(name) || name.split(AND).every(isNamed);
}
