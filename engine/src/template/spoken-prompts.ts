/*
 * What people write on a cover where the title, a name or a date goes, in plain words: "Thesis title", "Your name", "Month and year".
 */

type Key = 'title' | 'subtitle' | 'author' | 'date';

/** Words for what is asked for, and those that may stand beside them. */
interface Words {
  readonly asked: RegExp;
  readonly beside: RegExp;
}

const ANY =
  'a an the your my full here insert enter type goes or and of in for this ihr ihre ihres hier der die das des dein deine le la les du de votre ici el los su aquí del do da seu il lo dello della vostro qui práce vaše';
const WORKS =
  'dissertation thesis report paper document project main work article manuscript study research proposal book master masters bachelor phd doctoral arbeit berichts dokuments masterarbeit bachelorarbeit dissertationsschrift thèse mémoire rapport tesis trabajo informe tese trabalho relatório tesi relazione závěrečné diplomové';
const PEOPLE =
  'student candidate student’s author author’s first last family surname vorname nachname prénom apellidos cognome';
const PLACES = 'submission graduation defense defence publication day abgabe';

const words = (...lists: readonly string[]): RegExp =>
  new RegExp(`^(?:${lists.join(' ').split(' ').join('|')})$`, 'u');

const PROMPTS: Readonly<Record<Key, Words>> = {
  title: {
    asked: words('title titel titre título titolo název otsikko tytuł başlık'),
    beside: words(ANY, WORKS),
  },
  subtitle: {
    asked: words('subtitle untertitel sous-titre subtítulo sottotitolo podtitul'),
    beside: words(ANY, WORKS, 'optional'),
  },
  author: {
    asked: words(
      'name names author authors author’s verfasser verfassers autor autors auteur nom nombre nome jméno',
    ),
    beside: words(ANY, PEOPLE),
  },
  date: {
    asked: words('date month year datum monat jahr mois année mes año mês ano'),
    beside: words(ANY, PLACES, 'und et y e'),
  },
};

/** In Chinese and Japanese, which have no spaces between words. */
const WHOLE: Readonly<Record<Key, RegExp>> = {
  title: /^(?:毕业|学位)?(?:论文|論文)?(?:中文)?(?:题目|題目|标题|標題|タイトル)$/u,
  subtitle: /^(?:副标题|副標題|サブタイトル)$/u,
  author: /^(?:作者|学生)?姓名$/u,
  date: /^(?:日期|年月日?)$/u,
};

/** Whether all words of a text ask for the value of a key: two at least, since one alone may be the label of what follows. */
export function asksInWords(key: Key, text: string): boolean {
  const found = tokensOf(text);
  const { asked, beside } = PROMPTS[key];
  return (
    found.length > 1 &&
    found.some((each) => asked.test(each)) &&
    found.every((each) => asked.test(each) || beside.test(each))
  );
}

/** Whether a short text in the style for a key asks for its value, perhaps beside other words, such as the name of a company. */
export function mentions(key: Key, text: string): boolean {
  const found = tokensOf(text);
  if (WHOLE[key].test(text.replace(/\s/gu, ''))) return true;
  return (
    !text.includes(':') && found.length <= MOST_WORDS && found.some((each) => PROMPTS[key].asked.test(each))
  );
}

const MOST_WORDS = 5;

function tokensOf(text: string): readonly string[] {
  const straight = text.toLowerCase().replaceAll("'", '’');
  return /[:;.!?\d]/u.test(straight) ? [] : (straight.match(/[\p{L}\p{M}’-]+/gu) ?? []);
}

export type { Key as PromptKey };
