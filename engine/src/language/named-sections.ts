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

/** Parts that stand before the text, or at its end: acknowledgements, dedications, prefaces, declarations. */
const FRONT_PARTS: ReadonlySet<string> = new Set([
  ...['acknowledgements', 'acknowledgments', 'acknowledgement', 'acknowledgment', 'thanks'],
  ...['dedication', 'preface', 'foreword', 'declaration', 'statement of originality', 'prologue'],
  ...['danksagung', 'danksagungen', 'vorwort', 'geleitwort', 'widmung', 'eidesstattliche erklärung'],
  ...['erklärung', 'selbstständigkeitserklärung', 'remerciements', 'avant-propos', 'préface', 'dédicace'],
  ...['agradecimientos', 'prefacio', 'prólogo', 'dedicatoria', 'agradecimentos', 'prefácio', 'dedicatória'],
  ...['ringraziamenti', 'prefazione', 'dedica', 'dankwoord', 'voorwoord', 'tack', 'tak', 'takk', 'förord'],
  ...['forord', 'podziękowania', 'wstęp', 'przedmowa', 'poděkování', 'předmluva', 'prohlášení', 'kiitokset'],
  ...['esipuhe', 'köszönetnyilvánítás', 'előszó', 'mulțumiri', 'prefață', 'благодарности', 'предисловие'],
  ...['подяки', 'передмова', 'teşekkür', 'önsöz', 'ευχαριστίες', 'πρόλογος', 'lời cảm ơn', 'आभार'],
  ...['致谢', '谢辞', '誌謝', '謝辭', '謝辞', '序言', '前言', '감사의 글', '감사의 말', 'กิตติกรรมประกาศ'],
  ...['شكر وتقدير', 'سپاسگزاری', 'תודות', 'ucapan terima kasih', 'kata pengantar', 'penghargaan'],
]);

/** Whether a heading is that of acknowledgements, a preface, a declaration or the like. */
export function isFrontPartHeading(text: string): boolean {
  return FRONT_PARTS.has(nameIn(text));
}

/** Other sections of a paper without a number: lists and statements, before the references or after the abstract. */
const STATEMENTS: ReadonlySet<string> = new Set([
  ...['keywords', 'funding', 'conflict of interest', 'conflicts of interest', 'data availability'],
  ...['glossary', 'index', 'list of abbreviations', 'list of figures', 'list of tables', 'contents'],
  ...['glossar', 'abkürzungsverzeichnis', 'abbildungsverzeichnis', 'tabellenverzeichnis', 'glossaire'],
  ...['glosario', 'glossário', 'glossario'],
]);

/**
 * Whether the name of a heading says that it has no number among numbered ones: that of the abstract and the like, and of an
 * appendix with a label in its own text. `label` is the text around its letter.
 */
export function isUnnumberedHeading(text: string, label: readonly string[]): boolean {
  const name = nameIn(text);
  if ([STATEMENTS, FRONT_PARTS, ABSTRACTS].some((names) => names.has(name))) return true;
  const word = label.join('').replace(/[.\s]/g, '').toLowerCase();
  return [word, 'appendix', 'appendices'].some(
    (each) =>
      name === each ||
      (name.startsWith(each) && /^\s+\S{1,3}(?:[\s.:–—-]|$)|^\s*:/.test(name.slice(each.length))),
  );
}

/** The name in a heading, without its number and a sign at its end, in lower case. */
export function nameIn(heading: string): string {
  return heading
    .trim()
    .replace(/^[\d.]+\s+/, '')
    .replace(/[:.]$/, '')
    .toLowerCase();
}
