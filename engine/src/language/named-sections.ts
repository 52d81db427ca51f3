/** What a list of references is called, in the languages of the terms. */
const REFERENCES: ReadonlySet<string> = new Set([
  ...['references', 'reference list', 'list of references', 'works cited', 'works consulted', 'bibliography'],
  ...['literature', 'literature cited', 'selected bibliography', 'sources', 'المراجع', 'المصادر'],
  ...['literatura', 'použitá literatura', 'zdroje', 'litteratur', 'referencer', 'referenser', 'referanser'],
  ...['literaturverzeichnis', 'literatur', 'quellen', 'quellenverzeichnis', 'referenzen', 'βιβλιογραφία'],
  ...[
    'bibliografía',
    'referencias',
    'obras citadas',
    'bibliografia',
    'referências',
    'referências bibliográficas',
  ],
  ...['références', 'bibliographie', 'ouvrages cités', 'références bibliographiques', 'riferimenti'],
  ...['riferimenti bibliografici', 'lähteet', 'kirjallisuus', 'lähdeluettelo', 'irodalomjegyzék', 'irodalom'],
  ...[
    'literatuur',
    'literatuurlijst',
    'bronnen',
    'bronvermelding',
    'källor',
    'litteraturliste',
    'piśmiennictwo',
  ],
  ...['bibliografie', 'referințe', 'литература', 'список литературы', 'список літератури', 'література'],
  ...[
    'kaynakça',
    'kaynaklar',
    'ביבליוגרפיה',
    'מקורות',
    '参考文献',
    '参考资料',
    '參考文獻',
    '參考資料',
    '참고문헌',
  ],
  ...['tài liệu tham khảo', 'daftar pustaka', 'संदर्भ', 'संदर्भ सूची', 'منابع'],
]);

/** Whether a heading, with or without a number, has a name of lists of references; its section may still be another. */
export function isReferencesHeading(text: string): boolean {
  return REFERENCES.has(nameIn(text));
}

/** What an abstract is called. */
const ABSTRACTS: ReadonlySet<string> = new Set([
  ...[
    'abstract',
    'ملخص',
    'الملخص',
    'abstrakt',
    'resumé',
    'zusammenfassung',
    'kurzfassung',
    'περίληψη',
    'resumen',
  ],
  ...[
    'چکیده',
    'tiivistelmä',
    'résumé',
    'תקציר',
    'सारांश',
    'összefoglaló',
    'absztrakt',
    'riassunto',
    'sommario',
  ],
  ...[
    '概要',
    '要旨',
    '초록',
    '국문초록',
    'sammendrag',
    'samenvatting',
    'streszczenie',
    'abstrakcja',
    'resumo',
  ],
  ...[
    'rezumat',
    'аннотация',
    'реферат',
    'sammanfattning',
    'บทคัดย่อ',
    'özet',
    'анотація',
    '摘要',
    'tóm tắt',
    'abstrak',
  ],
]);

/** Whether a heading is that of an abstract. */
export function isAbstractHeading(text: string): boolean {
  return ABSTRACTS.has(nameIn(text));
}

/**
 * Other sections of a paper without a number: acknowledgements and statements, before the references or after the
 * abstract.
 */
const STATEMENTS: ReadonlySet<string> = new Set([
  ...[
    'acknowledgements',
    'acknowledgments',
    'acknowledgement',
    'acknowledgment',
    'dedication',
    'preface',
    'foreword',
  ],
  ...[
    'keywords',
    'declaration',
    'funding',
    'conflict of interest',
    'conflicts of interest',
    'data availability',
  ],
  ...['glossary', 'index', 'list of abbreviations', 'list of figures', 'list of tables', 'contents'],
  ...['danksagung', 'vorwort', 'widmung', 'eidesstattliche erklärung', 'glossar', 'abkürzungsverzeichnis'],
  ...[
    'abbildungsverzeichnis',
    'tabellenverzeichnis',
    'remerciements',
    'avant-propos',
    'dédicace',
    'glossaire',
  ],
  ...['agradecimientos', 'prefacio', 'dedicatoria', 'glosario', 'agradecimentos', 'prefácio', 'glossário'],
  ...[
    'ringraziamenti',
    'prefazione',
    'glossario',
    'dankwoord',
    'voorwoord',
    'tack',
    'förord',
    'takk',
    'forord',
  ],
  ...['podziękowania', 'wstęp', 'poděkování', 'благодарности', 'предисловие', 'подяки', 'teşekkür', 'önsöz'],
  ...['致谢', '謝辭', '謝辞', '감사의 글', 'شكر وتقدير', 'תודות'],
]);

/**
 * Whether the name of a heading says that it has no number among numbered ones: that of the abstract and the like, and of an
 * appendix with a label in its own text. `label` is the text around its letter.
 */
export function isUnnumberedHeading(text: string, label: readonly string[]): boolean {
  const name = nameIn(text);
  if (STATEMENTS.has(name) || ABSTRACTS.has(name)) return true;
  const word = label.join('').replace(/[.\s]/g, '').toLowerCase();
  return [word, 'appendix', 'appendices'].some(
    (each) =>
      name === each ||
      (name.startsWith(each) && /^\s+\S{1,3}(?:[\s.:–—-]|$)|^\s*:/.test(name.slice(each.length))),
  );
}

function nameIn(heading: string): string {
  return heading
    .trim()
    .replace(/^[\d.]+\s+/, '')
    .replace(/[:.]$/, '')
    .toLowerCase();
}
