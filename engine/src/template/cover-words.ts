import { isPlaceholder } from './prompts.js';
import { asksInWords } from './spoken-prompts.js';

/* The words before what is to be filled in on covers, and those that stand in its place, in the languages whose words we have (`language/`). */

/** A label, such as "Author:". */
export interface Label {
  /** The keys of front matter, in order of preference. */
  readonly keys: readonly string[];
  readonly words: RegExp;
  /** In Chinese, Japanese and Korean, whose letters covers space out. */
  readonly whole: RegExp;
}

const anyOf = (list: string): RegExp => new RegExp(`^(?:${list.replaceAll(' ', '|')})$`, 'u');

const LABELS: readonly Label[] = [
  {
    keys: ['title'],
    words: anyOf(
      'title topic titel thema titre título titolo titul název téma otsikko tytuł temat başlık konu tittel cím címe titlu titlul tema тема название назва τίτλος judul العنوان عنوان כותרת נושא शीर्षक ชื่อเรื่อง',
    ),
    whole:
      /^(?:毕业|畢業|学位|學位|本科|硕士|博士|研究)*(?:论文|論文|设计|設計|课题|논문)?(?:中文)?(?:题目|題目|标题|標題|タイトル|題名|제목)$/u,
  },
  {
    keys: ['author'],
    words: anyOf(
      'author authors author’s candidate student verfasser verfasserin verfassers autor autors autorin autoren autora autorka kandidat kandidatin studierender auteur auteurs étudiant étudiante estudiante aluno aluna autore autori studente studentessa laureando candidato candidata författare forfatter tekijä szerző hallgató yazar öğrenci автор авторы студент студентка выполнил выполнила виконав виконала συγγραφέας φοιτητής penulis mahasiswa المؤلف الطالب نویسنده دانشجو מחבר המחבר סטודנט लेखक ผู้แต่ง ผู้เขียน',
    ),
    whole: /^(?:(?:论文|論文)?(?:作者|学生|學生|研究生|申请人)(?:姓名)?|姓名|氏名|著者名?|성명|이름|저자)$/u,
  },
  {
    keys: ['date'],
    words: anyOf(
      'date datum abgabedatum abgabetermin dato data fecha dátum päivämäärä tarih дата ημερομηνία tanggal التاريخ تاريخ תאריך दिनांक วันที่',
    ),
    whole:
      /^(?:(?:论文|論文|提交|完成|提出|作成|작성|제출)*(?:日期|时间|時間|年月日|日付|날짜|일자)|提出日)$/u,
  },
  {
    keys: ['supervisor', 'advisor', 'instructor'],
    words: anyOf(
      'supervisor supervisors advisor adviser advisors instructor betreuer betreuerin directeur directrice encadrant encadrante director directora tutor tutora orientador orientadora relatore relatrice begeleider promotor opiekun školitel vedoucí handledare veileder vejleder ohjaaja konzulens témavezető coordonator руководитель керівник danışman επιβλέπων pembimbing المشرف מנחה निर्देशक ที่ปรึกษา',
    ),
    whole: /^(?:(?:指导|指導)(?:教师|教師|老师|老師|教授|教員)|导师|導師|지도교수)(?:姓名)?$/u,
  },
  {
    keys: ['institution'],
    words: anyOf(
      'institution university universität hochschule université universidad universidade università universiteit univerzita uczelnia uniwersytet universitet universitetet yliopisto egyetem universitatea университет університет üniversite πανεπιστήμιο universitas الجامعة دانشگاه אוניברסיטה विश्वविद्यालय มหาวิทยาลัย',
    ),
    whole: /^(?:学校|學校|大学|大學|대학교|所属|소속)(?:名称|名稱)?$/u,
  },
  {
    keys: ['department', 'faculty'],
    words: anyOf(
      'department faculty fachbereich fakultät département faculté departamento facultad faculdade dipartimento facoltà faculteit katedra fakulta wydział tanszék кафедра факультет bölüm fakülte τμήμα jurusan القسم',
    ),
    whole: /^(?:(?:培养|所在)?(?:院系|学院|學院|系别|系所)|学部|學部|학과)(?:名称|名稱)?$/u,
  },
];

/** What stands beside these words in labels and in samples of values. */
const BESIDE = anyOf(
  'a an the your my full here insert enter type goes of for this del first last family and ihr ihre ihres hier der die das des dein deine le la les du de el su do da seu il lo dello della van het til av af på ' +
    'name names surname vorname nachname nom prénom nombre nome nimi navn namn naam jméno příjmení imię nazwisko név neve ad soyad имя фио имени ονοματεπώνυμο nama ' +
    'dissertation thesis report paper document project article work master masters master’s bachelor bachelor’s phd doctoral arbeit masterarbeit bachelorarbeit thèse mémoire rapport tesis trabajo informe tese trabalho relatório tesi práce pracy dolgozat szakdolgozat diplomaterv работы роботи диссертации tezi skripsi ' +
    'submission defense defence publication sample example muster beispiel ejemplo exemple esempio exemplo academic scientific научный dr prof professor',
);
/** Words that are labels of the author, but of the cover only: a page for signatures has names and days, too. */
const NAME = anyOf(
  'name names nom nombre nome nimi navn namn naam jméno imię név neve фио ονοματεπώνυμο nama الاسم שם नाम ชื่อ tên',
);
const BY =
  /^(?:(?:submitted|presented|prepared|written) by|(?:vorgelegt|eingereicht|verfasst) von|présentée? par|presentad[oa] por|presentat[oa] da|apresentad[oa] por|vypracovala?|zpracovala?|készítette)$/u;

const LONGEST_LABEL = 60;
/** What is left open for writing by hand. */
const OPEN = /^[\s_.…·‥–—-]*$/u;
/** Days to be filled in, such as `DD.MM.YYYY` and 20XX 年 X 月 X 日. */
const OPEN_DAY = /^(?=.*[a-zдг])[dmyjtaдгм./ -]+$|^(?:20)?[x×]*年[x×]*月(?:[x×]*日)?$/iu;
const TITLES = /(?:副?教授|讲师|講師|职称|職稱|老师|교수)$/u;

interface Known {
  readonly label: Label;
  /** Whether the same words stand for other things on later pages. */
  readonly isOfCover: boolean;
}

/** The label that a text is; on later pages than the cover, fewer are known. */
export function knownLabel(text: string, isLater: boolean): Known | undefined {
  const known = labelOf(text.trim().replace(/\s*[:：]$|\(s\)|\/in\b/gu, ''));
  return known && isLater && known.isOfCover ? undefined : known;
}

function labelOf(text: string): Known | undefined {
  if (text.length > LONGEST_LABEL || /[\d:：;!?。]/u.test(text)) return undefined;
  const compact = text.replace(/\s/gu, '');
  const found = LABELS.find(({ whole }) => whole.test(compact));
  const isOfCover = (label: Label): boolean => label.keys[0] === 'date';
  if (found) return { label: found, isOfCover: isOfCover(found) };
  const words = wordsOf(text);
  const [, author] = LABELS;
  if (author && BY.test(words.join(' '))) return { label: author, isOfCover: false };
  const label = LABELS.find((each) => areAll(words, each.words));
  if (label) return { label, isOfCover: isOfCover(label) };
  return author && areAll(words, NAME) ? { label: author, isOfCover: true } : undefined;
}

function areAll(words: readonly string[], asked: RegExp): boolean {
  return (
    words.some((each) => asked.test(each)) && words.every((each) => asked.test(each) || BESIDE.test(each))
  );
}

function wordsOf(text: string): readonly string[] {
  return (
    text
      .toLowerCase()
      .replaceAll("'", '’')
      .match(/[\p{L}\p{M}’]+/gu) ?? []
  );
}

/** Whether a value only takes up the place of the one that is asked for. */
export function isSample(label: Label, text: string): boolean {
  const value = text.trim();
  if (OPEN.test(value) || isPlaceholder(value)) return true;
  const compact = value.replace(/\s/gu, '');
  const [key = ''] = label.keys;
  if (key === 'date' && (OPEN_DAY.test(compact) || asksInWords('date', value))) return true;
  const own = labelOf(value);
  if (own) return own.label === label || (own.isOfCover && own.label.keys[0] === 'author');
  if (label.whole.test(compact.replace(TITLES, ''))) return true;
  const words = wordsOf(value);
  return words.length > 0 && !/\d/.test(value) && words.every((each) => BESIDE.test(each));
}
