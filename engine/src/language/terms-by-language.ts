import type { Terms } from '../model/terms.js';

const ENGLISH: Terms = {
  contents: 'Contents',
  seeFootnote: 'See footnote #',
  additionalReferences: 'Additional References',
  figure: 'Figure #',
  table: 'Table #',
  callouts:
    'Note|Tip|Important|Warning|Caution|Danger|Error|Failure|Info|Example|Question|Success|Abstract|Quote|Todo|Bug',
};

const GERMAN: Terms = {
  contents: 'Inhaltsverzeichnis',
  seeFootnote: 'Siehe Fußnote #',
  additionalReferences: 'Weitere Quellen',
  figure: 'Abbildung #',
  table: 'Tabelle #',
  callouts:
    'Hinweis|Tipp|Wichtig|Warnung|Vorsicht|Gefahr|Fehler|Fehlgeschlagen|Info|Beispiel|Frage|Erfolg|Zusammenfassung|Zitat|Zu erledigen|Bug',
};

const PORTUGUESE: Terms = {
  contents: 'Sumário',
  seeFootnote: 'Ver nota #',
  additionalReferences: 'Referências adicionais',
  figure: 'Figura #',
  table: 'Tabela #',
  callouts:
    'Nota|Dica|Importante|Aviso|Cuidado|Perigo|Erro|Falha|Informação|Exemplo|Pergunta|Sucesso|Resumo|Citação|A fazer|Bug',
};

/** The words by language, as in Word's own versions or in books of that language. */
export const TERMS = {
  ar: {
    contents: 'المحتويات',
    seeFootnote: 'انظر الحاشية #',
    additionalReferences: 'مراجع إضافية',
    figure: 'الشكل #',
    table: 'الجدول #',
    callouts: 'ملاحظة|نصيحة|مهم|تحذير|تنبيه|خطر|خطأ|فشل|معلومات|مثال|سؤال|نجاح|ملخص|اقتباس|مهام|خطأ برمجي',
  },
  cs: {
    contents: 'Obsah',
    seeFootnote: 'Viz pozn. #',
    additionalReferences: 'Další zdroje',
    figure: 'Obrázek #',
    table: 'Tabulka #',
    callouts:
      'Poznámka|Tip|Důležité|Varování|Upozornění|Nebezpečí|Chyba|Neúspěch|Informace|Příklad|Otázka|Úspěch|Shrnutí|Citace|Úkol|Chyba',
  },
  da: {
    contents: 'Indholdsfortegnelse',
    seeFootnote: 'Se fodnote #',
    additionalReferences: 'Yderligere kilder',
    figure: 'Figur #',
    table: 'Tabel #',
    callouts:
      'Bemærk|Tip|Vigtigt|Advarsel|Forsigtig|Fare|Fejl|Mislykkedes|Information|Eksempel|Spørgsmål|Gennemført|Resumé|Citat|Opgave|Fejl',
  },
  de: GERMAN,
  'de-CH': { ...GERMAN, seeFootnote: 'Siehe Fussnote #' },
  el: {
    contents: 'Περιεχόμενα',
    seeFootnote: 'Βλ. υποσημείωση #',
    additionalReferences: 'Πρόσθετες πηγές',
    figure: 'Εικόνα #',
    table: 'Πίνακας #',
    callouts:
      'Σημείωση|Συμβουλή|Σημαντικό|Προειδοποίηση|Προσοχή|Κίνδυνος|Σφάλμα|Αποτυχία|Πληροφορίες|Παράδειγμα|Ερώτηση|Επιτυχία|Περίληψη|Παράθεμα|Εκκρεμεί|Σφάλμα',
  },
  en: ENGLISH,
  es: {
    contents: 'Contenido',
    seeFootnote: 'Véase la nota #',
    additionalReferences: 'Referencias adicionales',
    figure: 'Figura #',
    table: 'Tabla #',
    callouts:
      'Nota|Consejo|Importante|Advertencia|Precaución|Peligro|Error|Fallo|Información|Ejemplo|Pregunta|Éxito|Resumen|Cita|Pendiente|Error',
  },
  fa: {
    contents: 'فهرست مطالب',
    seeFootnote: 'پانویس # را ببینید',
    additionalReferences: 'منابع بیشتر',
    figure: 'شکل #',
    table: 'جدول #',
    callouts:
      'یادداشت|نکته|مهم|هشدار|احتیاط|خطر|خطا|ناموفق|اطلاعات|مثال|پرسش|موفق|چکیده|نقل‌قول|برای انجام|اشکال',
  },
  fi: {
    contents: 'Sisällys',
    seeFootnote: 'Katso alaviite #',
    additionalReferences: 'Muut lähteet',
    figure: 'Kuva #',
    table: 'Taulukko #',
    afterLabel: '. ',
    callouts:
      'Huomautus|Vihje|Tärkeää|Varoitus|Varo|Vaara|Virhe|Epäonnistui|Tietoja|Esimerkki|Kysymys|Onnistui|Tiivistelmä|Lainaus|Tehtävä|Virhe',
  },
  fr: {
    contents: 'Table des matières',
    seeFootnote: 'Voir la note #',
    additionalReferences: 'Références complémentaires',
    figure: 'Figure #',
    table: 'Tableau #',
    afterLabel: '\u00a0: ',
    callouts:
      'Remarque|Astuce|Important|Avertissement|Attention|Danger|Erreur|Échec|Info|Exemple|Question|Succès|Résumé|Citation|À faire|Bogue',
  },
  he: {
    contents: 'תוכן העניינים',
    seeFootnote: 'ראו הערה #',
    additionalReferences: 'מקורות נוספים',
    figure: 'איור #',
    table: 'טבלה #',
    callouts: 'הערה|טיפ|חשוב|אזהרה|זהירות|סכנה|שגיאה|כישלון|מידע|דוגמה|שאלה|הצלחה|תקציר|ציטוט|לביצוע|באג',
  },
  hi: {
    contents: 'विषय-सूची',
    seeFootnote: 'पाद टिप्पणी # देखें',
    additionalReferences: 'अतिरिक्त संदर्भ',
    figure: 'चित्र #',
    table: 'तालिका #',
    callouts: 'नोट|सुझाव|महत्वपूर्ण|चेतावनी|सावधानी|ख़तरा|त्रुटि|विफल|जानकारी|उदाहरण|प्रश्न|सफल|सारांश|उद्धरण|कार्य|बग',
  },
  hu: {
    contents: 'Tartalom',
    seeFootnote: 'Lásd a #. lábjegyzetet',
    additionalReferences: 'További források',
    figure: '#. ábra',
    table: '#. táblázat',
    callouts:
      'Megjegyzés|Tipp|Fontos|Figyelmeztetés|Vigyázat|Veszély|Hiba|Sikertelen|Információ|Példa|Kérdés|Sikeres|Összefoglalás|Idézet|Teendő|Hiba',
  },
  it: {
    contents: 'Sommario',
    seeFootnote: 'Vedi nota #',
    additionalReferences: 'Altri riferimenti',
    figure: 'Figura #',
    table: 'Tabella #',
    callouts:
      'Nota|Suggerimento|Importante|Avviso|Attenzione|Pericolo|Errore|Non riuscito|Informazioni|Esempio|Domanda|Riuscito|Riassunto|Citazione|Da fare|Bug',
  },
  ja: {
    contents: '目次',
    seeFootnote: '脚注 # を参照',
    additionalReferences: 'その他の参考文献',
    figure: '図 #',
    table: '表 #',
    afterLabel: '\u3000',
    callouts: '注記|ヒント|重要|警告|注意|危険|エラー|失敗|情報|例|質問|成功|要約|引用|ToDo|バグ',
  },
  ko: {
    contents: '목차',
    seeFootnote: '각주 # 참조',
    additionalReferences: '추가 참고 문헌',
    figure: '그림 #',
    table: '표 #',
    afterLabel: '. ',
    callouts: '참고|팁|중요|경고|주의|위험|오류|실패|정보|예시|질문|성공|요약|인용|할 일|버그',
  },
  nb: {
    contents: 'Innhold',
    seeFootnote: 'Se fotnote #',
    additionalReferences: 'Flere kilder',
    figure: 'Figur #',
    table: 'Tabell #',
    callouts:
      'Merk|Tips|Viktig|Advarsel|Forsiktig|Fare|Feil|Mislyktes|Informasjon|Eksempel|Spørsmål|Vellykket|Sammendrag|Sitat|Å gjøre|Feil',
  },
  nl: {
    contents: 'Inhoudsopgave',
    seeFootnote: 'Zie voetnoot #',
    additionalReferences: 'Aanvullende bronnen',
    figure: 'Figuur #',
    table: 'Tabel #',
    callouts:
      'Opmerking|Tip|Belangrijk|Waarschuwing|Let op|Gevaar|Fout|Mislukt|Info|Voorbeeld|Vraag|Gelukt|Samenvatting|Citaat|Te doen|Bug',
  },
  pl: {
    contents: 'Spis treści',
    seeFootnote: 'Zob. przypis #',
    additionalReferences: 'Dodatkowe źródła',
    figure: 'Rysunek #',
    table: 'Tabela #',
    afterLabel: '. ',
    callouts:
      'Uwaga|Wskazówka|Ważne|Ostrzeżenie|Ostrożnie|Niebezpieczeństwo|Błąd|Niepowodzenie|Informacja|Przykład|Pytanie|Sukces|Streszczenie|Cytat|Do zrobienia|Błąd',
  },
  pt: PORTUGUESE,
  'pt-PT': { ...PORTUGUESE, contents: 'Índice' },
  ro: {
    contents: 'Cuprins',
    seeFootnote: 'A se vedea nota #',
    additionalReferences: 'Referințe suplimentare',
    figure: 'Figura #',
    table: 'Tabelul #',
    callouts:
      'Notă|Sfat|Important|Avertisment|Atenție|Pericol|Eroare|Eșec|Informații|Exemplu|Întrebare|Succes|Rezumat|Citat|De făcut|Eroare',
  },
  ru: {
    contents: 'Оглавление',
    seeFootnote: 'См. сноску #',
    additionalReferences: 'Дополнительные источники',
    figure: 'Рисунок #',
    table: 'Таблица #',
    afterLabel: ' — ',
    callouts:
      'Примечание|Совет|Важно|Предупреждение|Осторожно|Опасность|Ошибка|Сбой|Информация|Пример|Вопрос|Успешно|Краткое содержание|Цитата|Задача|Ошибка',
  },
  sv: {
    contents: 'Innehåll',
    seeFootnote: 'Se fotnot #',
    additionalReferences: 'Ytterligare källor',
    figure: 'Figur #',
    table: 'Tabell #',
    callouts:
      'Anmärkning|Tips|Viktigt|Varning|Var försiktig|Fara|Fel|Misslyckades|Information|Exempel|Fråga|Klart|Sammanfattning|Citat|Att göra|Fel',
  },
  th: {
    contents: 'สารบัญ',
    seeFootnote: 'ดูเชิงอรรถ #',
    additionalReferences: 'เอกสารอ้างอิงเพิ่มเติม',
    figure: 'รูปที่ #',
    table: 'ตารางที่ #',
    afterLabel: ' ',
    callouts:
      'หมายเหตุ|เคล็ดลับ|สำคัญ|คำเตือน|ข้อควรระวัง|อันตราย|ข้อผิดพลาด|ล้มเหลว|ข้อมูล|ตัวอย่าง|คำถาม|สำเร็จ|บทสรุป|คำอ้างอิง|สิ่งที่ต้องทำ|ข้อผิดพลาด',
  },
  tr: {
    contents: 'İçindekiler',
    seeFootnote: 'Bkz. dipnot #',
    additionalReferences: 'Ek kaynaklar',
    figure: 'Şekil #',
    table: 'Tablo #',
    callouts:
      'Not|İpucu|Önemli|Uyarı|Dikkat|Tehlike|Hata|Başarısız|Bilgi|Örnek|Soru|Başarılı|Özet|Alıntı|Yapılacak|Hata',
  },
  uk: {
    contents: 'Зміст',
    seeFootnote: 'Див. виноску #',
    additionalReferences: 'Додаткові джерела',
    figure: 'Рисунок #',
    table: 'Таблиця #',
    afterLabel: ' — ',
    callouts:
      'Примітка|Порада|Важливо|Попередження|Обережно|Небезпека|Помилка|Збій|Інформація|Приклад|Запитання|Успішно|Стислий зміст|Цитата|Завдання|Помилка',
  },
  zh: {
    contents: '目录',
    seeFootnote: '见脚注 #',
    additionalReferences: '其他参考资料',
    figure: '图 #',
    table: '表 #',
    afterLabel: '\u3000',
    callouts: '备注|提示|重要|警告|小心|危险|错误|失败|信息|示例|问题|成功|摘要|引用|待办|程序错误',
  },
  'zh-TW': {
    contents: '目錄',
    seeFootnote: '見註腳 #',
    additionalReferences: '其他參考資料',
    figure: '圖 #',
    table: '表 #',
    afterLabel: '\u3000',
    callouts: '備註|提示|重要|警告|小心|危險|錯誤|失敗|資訊|範例|問題|成功|摘要|引用|待辦|程式錯誤',
  },
} as const satisfies Record<string, Terms>;
