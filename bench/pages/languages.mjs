import { randomFrom } from '../random.mjs';

/**
 * Words of a language, and how they form sentences.
 *
 * @typedef {{ readonly tag: string, readonly words: string, readonly stop?: string, readonly comma?: string, readonly space?: string }} Language
 */

/** @type {Readonly<Record<string, Language>>} */
const LANGUAGES = {
  Russian: {
    tag: 'ru',
    words:
      'время человек дело жизнь рука работа слово место вопрос лицо друг сторона страна мир случай голова ребёнок сила конец вид система часть город отношение женщина деньги земля машина вода отец проблема час право нога решение дверь образ история власть закон война бог голос тысяча книга возможность результат ночь стол имя область статья число компания народ группа развитие процесс суд условие средство начало свет пора путь душа',
  },
  Ukrainian: {
    tag: 'uk',
    words:
      'час людина справа життя рука робота слово місце питання обличчя друг сторона країна світ випадок голова дитина сила кінець вигляд система частина місто відношення жінка гроші земля машина вода батько проблема година право рішення двері образ історія влада закон їжа ґрунт єдність якість дослідження',
  },
  Greek: {
    tag: 'el',
    words:
      'χρόνος άνθρωπος ζωή χέρι εργασία λέξη τόπος ερώτηση πρόσωπο φίλος πλευρά χώρα κόσμος περίπτωση κεφάλι παιδί δύναμη τέλος σύστημα μέρος πόλη σχέση γυναίκα χρήματα γη μηχανή νερό πατέρας πρόβλημα ώρα δικαίωμα απόφαση πόρτα εικόνα ιστορία εξουσία νόμος πόλεμος φωνή βιβλίο δυνατότητα αποτέλεσμα νύχτα τραπέζι όνομα περιοχή άρθρο αριθμός εταιρεία λαός ομάδα ανάπτυξη διαδικασία',
  },
  Polish: {
    tag: 'pl',
    words:
      'czas człowiek sprawa życie ręka praca słowo miejsce pytanie twarz przyjaciel strona kraj świat przypadek głowa dziecko siła koniec widok system część miasto związek kobieta pieniądze ziemia maszyna woda ojciec problem godzina prawo noga rozwiązanie drzwi obraz historia władza wojna głos tysiąc książka możliwość wynik noc stół imię obszar artykuł liczba spółka naród grupa rozwój źródło żółty',
  },
  Vietnamese: {
    tag: 'vi',
    words:
      'thời gian con người cuộc sống bàn tay công việc từ ngữ nơi chốn câu hỏi khuôn mặt bạn bè phía đất nước thế giới trường hợp cái đầu trẻ em sức mạnh kết thúc hệ thống phần thành phố quan hệ phụ nữ tiền bạc máy móc nước cha vấn đề giờ quyền giải pháp cửa hình ảnh lịch sử luật chiến tranh giọng sách khả năng kết quả đêm',
  },
  Turkish: {
    tag: 'tr',
    words:
      'zaman insan iş yaşam el çalışma söz yer soru yüz arkadaş taraf ülke dünya durum baş çocuk güç son görünüş sistem bölüm şehir ilişki kadın para toprak makine su baba sorun saat hak ayak çözüm kapı görüntü tarih iktidar yasa savaş ses kitap olanak sonuç gece masa isim alan makale sayı şirket halk grup gelişme süreç ışık ölçü',
  },
  Chinese: {
    tag: 'zh-CN',
    words:
      '时间 人们 事情 生活 工作 语言 地方 问题 面孔 朋友 方面 国家 世界 情况 孩子 力量 结果 系统 部分 城市 关系 土地 机器 水 父亲 小时 权利 决定 形象 历史 法律 声音 书 可能性 夜晚 名字 地区 文章 数字 公司 人民 小组 发展 过程 条件 方法 开始 道路 研究 技术 的 和 在 是 有 这 了 对 为',
    stop: '。',
    comma: '，',
    space: '',
  },
  Japanese: {
    tag: 'ja',
    words:
      '時間 人間 仕事 生活 言葉 場所 質問 友達 国 世界 場合 子供 力 終わり システム 部分 都市 関係 土地 機械 水 父 問題 権利 決定 歴史 法律 声 本 可能性 結果 夜 名前 地域 記事 数 会社 国民 グループ 発展 過程 条件 方法 始まり 道 研究 技術 が の を に は で と から まで です ます',
    stop: '。',
    comma: '、',
    space: '',
  },
  Korean: {
    tag: 'ko',
    words:
      '시간은 사람이 일을 생활에 말과 장소에서 질문이 얼굴을 친구와 나라의 세계는 경우에 아이가 힘을 끝으로 체계가 부분을 도시의 관계는 여자와 돈을 땅에 기계가 물을 아버지의 문제는 권리를 결정이 역사와 법률은 목소리로 책을 가능성이 결과는 밤에 이름을 지역의 기사를 숫자와 회사가 국민의 발전을 과정에서',
  },
  Arabic: {
    tag: 'ar',
    words:
      'الوقت الإنسان العمل الحياة اليد الكلمة المكان السؤال الوجه الصديق الجانب البلد العالم الحالة الرأس الطفل القوة النهاية النظام الجزء المدينة العلاقة المرأة المال الأرض الآلة الماء الأب المشكلة الساعة الحق القرار الباب الصورة التاريخ السلطة القانون الحرب الصوت الكتاب النتيجة الليل الاسم المنطقة المقال العدد الشركة الشعب',
    comma: '،',
  },
  Hebrew: {
    tag: 'he',
    words:
      'זמן אדם דבר חיים יד עבודה מילה מקום שאלה פנים חבר צד ארץ עולם מקרה ראש ילד כוח סוף מראה מערכת חלק עיר יחס אישה כסף אדמה מכונה מים אבא בעיה שעה זכות החלטה דלת תמונה היסטוריה שלטון חוק מלחמה קול ספר אפשרות תוצאה לילה שולחן שם אזור מאמר מספר חברה עם קבוצה התפתחות תהליך',
  },
  Hindi: {
    tag: 'hi',
    words:
      'समय मनुष्य काम जीवन हाथ शब्द स्थान प्रश्न चेहरा मित्र पक्ष देश दुनिया स्थिति सिर बच्चा शक्ति अंत प्रणाली भाग शहर संबंध महिला धन भूमि मशीन पानी पिता समस्या घंटा अधिकार निर्णय दरवाज़ा चित्र इतिहास सत्ता कानून युद्ध आवाज़ पुस्तक संभावना परिणाम रात मेज़ नाम क्षेत्र लेख संख्या',
    stop: '।',
  },
  Thai: {
    tag: 'th',
    words:
      'เวลา มนุษย์ งาน ชีวิต มือ คำ สถานที่ คำถาม ใบหน้า เพื่อน ด้าน ประเทศ โลก กรณี ศีรษะ เด็ก พลัง จุดจบ ระบบ ส่วน เมือง ความสัมพันธ์ ผู้หญิง เงิน แผ่นดิน เครื่องจักร น้ำ พ่อ ปัญหา ชั่วโมง สิทธิ การตัดสินใจ ประตู ภาพ ประวัติศาสตร์ อำนาจ กฎหมาย สงคราม เสียง หนังสือ',
    stop: ' ',
    comma: ' ',
    space: '',
  },
};

/**
 * A document of headings, paragraphs and lists, with its language in the front matter.
 *
 * @param {string} name @param {number} seed @param {number} sections
 */
export function writeIn(name, seed, sections) {
  const language = LANGUAGES[name];
  if (!language) throw new Error(`Cannot write ${name}, expected a language of the list`);
  const { tag, words, stop = '.', comma = ',', space = ' ' } = language;
  const list = words.split(' ');
  const random = randomFrom(seed);
  const below = (/** @type {number} */ limit) => Math.floor(random() * limit);
  const phrase = (/** @type {number} */ count) =>
    Array.from({ length: count }, () => list[below(list.length)]).join(space);
  const capital = (/** @type {string} */ text) => text.charAt(0).toLocaleUpperCase(tag) + text.slice(1);
  const sentence = () =>
    `${capital(phrase(4 + below(9)))}${comma}${comma === ' ' ? '' : space}${phrase(3 + below(9))}${stop}`;
  const sentences = (/** @type {number} */ count) => Array.from({ length: count }, sentence).join(space);
  const blocks = [
    () => sentences(3 + below(5)),
    () => sentences(3 + below(5)),
    () => Array.from({ length: 3 + below(4) }, () => `- ${capital(phrase(4 + below(18)))}`).join('\n'),
  ];
  const parts = [`---\nlang: ${tag}\n---`, `# ${capital(phrase(3))}`];
  for (let section = 0; section < sections; section += 1) {
    parts.push(`## ${capital(phrase(2 + below(4)))}`);
    for (let block = 0; block < 3; block += 1) parts.push(blocks[below(blocks.length)]?.() ?? '');
  }
  return `${parts.join('\n\n')}\n`;
}
