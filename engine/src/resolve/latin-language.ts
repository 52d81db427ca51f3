/** The most common short words of languages in Latin script, which hardly any text lacks. Single letters are names as often. */
const COMMON_WORDS: Readonly<Record<string, string>> = {
  'en-US':
    'the of and to in is that for it with as was on are this be by not or have you your from can will if an at which when',
  'de-DE':
    'der die und das ist nicht ein eine den von mit sich auf für dem des auch zu im als werden wird oder kann sie wenn einen zum bei',
  'fr-FR':
    'le la les des et est une du dans qui que pour pas sur au avec ce sont par plus vous ou il un de aux cette en être votre',
  'es-ES':
    'el los las de que en un una es por con para del se no su al lo como más está puede cuando este esta la son todos',
  'it-IT':
    'il di che è la per un una non sono con del della le gli si nel alla più dei delle da come questo essere in anche può tutti',
  'pt-BR':
    'os as de que um uma não para com em da do no na dos mais você por são se ao isso como está pode das sua todos ou',
  'nl-NL':
    'de het een en van is niet dat op te zijn met voor die er aan ook als bij maar je kan wordt naar uit dit worden alle',
  'sv-SE':
    'och att det som en på är av för den med till inte har ett om jag var kan vi du eller alla från ditt när',
  'pl-PL':
    'na się do nie jest to że jak po od przez oraz dla są czy lub tego ten może który jako wszystkie być przed ich',
  'tr-TR':
    've bir bu da de için ile olarak çok daha gibi olan en kadar sonra ne her veya tüm değil var bunu olduğunu ya',
  'cs-CZ':
    'se na je že to do jako pro nebo od pokud při které který být jsou jen tak ve této všechny podle po není',
  'da-DK':
    'og at det som en på er af for den med til ikke har et om jeg var kan vi du eller alle fra din når blive bliver blevet bruge efter mig dig noget nogle ud',
  'nb-NO':
    'og at det som en på er av for den med til ikke har et om jeg var kan vi du eller alle fra din når bli blir blitt bruke etter meg deg noe noen ut',
  'fi-FI':
    'ja on ei se että tai kun jos ovat myös sekä kuin mutta voi joka tämä hän olla ole sen joita ohjelma kaikki',
  'hu-HU':
    'és az egy hogy nem is van ha meg vagy ez csak el már mint lehet kell azt volt ami minden ki fel több',
  'ro-RO':
    'și în de la cu pe nu este un o să care din pentru sau mai ca se sunt fi că dacă toate unui ale prin',
  'ca-ES':
    'el la els les de que en un una és per amb del no es al més com són aquest pot si dels tots seva des i',
  'id-ID':
    'dan yang di untuk dengan ini dari dalam ke pada adalah itu akan atau tidak anda oleh sebagai dapat semua sebuah bisa ada karena bahwa saja hanya agar jika',
  'ms-MY':
    'dan yang di untuk dengan ini dari dalam pada adalah itu akan atau tidak anda oleh sebagai semua ialah boleh daripada kerana bahawa supaya sahaja mempunyai ia iaitu',
  'hr-HR':
    'je se na da za su od kao koji ili nije što iz koje po ali ako koja biti može svi sa sve do te samo ima',
  'vi-VN':
    'và của là một các cho không có được trong với những này người để khi bạn đã hoặc tại ra từ như tất cả',
};

/** The same as sets. */
const LANGUAGES = Object.entries(COMMON_WORDS).map(
  ([language, words]) => ({ language, words: new Set(words.split(' ')) }) as const,
);

/** The fewest words from which a language is guessed, how many of them must be common, and how many different ones. */
const MIN_WORDS = 8;
const MIN_FOUND = 4;
const MIN_DIFFERENT = 3;
const MIN_SHARE = 0.12;
/** How many of its words must not be those of any other language, and how many times as many as the other way round. */
const MIN_OWN = 2;
const LEAD = 2;

/** A word in small letters: others are names, or abbreviations such as CO₂ and OS. */
const SMALL_WORD = /(?<![\p{L}\p{M}\p{N}_])\p{Ll}[\p{Ll}\p{M}]+(?![\p{L}\p{N}_])/gu;

/**
 * The language of running text in Latin script, by its common words; `undefined` if they are inconclusive: too few, or
 * those of another language nearly as much.
 */
export function latinLanguage(text: string): string | undefined {
  const words = text.normalize('NFC').match(SMALL_WORD) ?? [];
  if (words.length < MIN_WORDS) return undefined;
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const found = LANGUAGES.map(({ language, words: common }) => {
    const present = [...common].filter((word) => counts.has(word));
    return { language, common, present, count: sumOf(present, counts) };
  });
  const [best, ...others] = found.toSorted((one, other) => other.count - one.count);
  if (!best || best.count < Math.max(MIN_FOUND, words.length * MIN_SHARE)) return undefined;
  if (best.present.length < MIN_DIFFERENT) return undefined;
  const leads = others.every((other) => {
    const own = sumOf(best.present, counts, other.common);
    return own >= Math.max(MIN_OWN, LEAD * sumOf(other.present, counts, best.common));
  });
  return leads ? best.language : undefined;
}

/** How often words occur, without those that another language has, too. */
function sumOf(
  words: readonly string[],
  counts: ReadonlyMap<string, number>,
  without?: ReadonlySet<string>,
): number {
  let sum = 0;
  for (const word of words) if (!without?.has(word)) sum += counts.get(word) ?? 0;
  return sum;
}
