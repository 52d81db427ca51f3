/** The most common short words of languages in Latin script, which hardly any text lacks. */
const COMMON_WORDS: Readonly<Record<string, string>> = {
  'en-US': 'the of and to in is that for it with as was on are this be by not or have',
  'de-DE': 'der die und das ist nicht ein eine den von mit sich auf für dem des auch zu im als',
  'fr-FR': 'le la les des et est une du dans qui que pour pas sur au avec ce sont par plus',
  'es-ES': 'el los las de que y en un una es por con para del se no su al lo como',
  'it-IT': 'il di che è e la per un una non sono con del della le gli si nel alla più',
  'pt-BR': 'o os as de que e um uma não para com do da em é por no na dos mais',
  'nl-NL': 'de het een en van is niet dat op te zijn met voor die er aan ook als bij maar',
  'sv-SE': 'och att det som en på är av för med den till inte har ett om jag var kan vi',
  'pl-PL': 'w i na z się do nie jest to że o jak po co za od przez oraz dla są',
  'tr-TR': 've bir bu da de için ile olarak çok daha gibi olan en kadar sonra ne her',
};

/** The languages in which each of these words is common. */
const LANGUAGES = new Map<string, readonly string[]>();
for (const [language, words] of Object.entries(COMMON_WORDS))
  for (const word of words.split(' ')) LANGUAGES.set(word, [...(LANGUAGES.get(word) ?? []), language]);
/** The fewest words from which a language is guessed. */
const MIN_WORDS = 12;
const MIN_SHARE = 0.12;
/** How many times as frequent as English words the words of another language must be. */
const LEAD = 1.4;

/** The language of a text in Latin script, by its common words; `undefined` if they are inconclusive. */
export function latinLanguage(text: string): string | undefined {
  const words = text.toLowerCase().match(/\p{Script=Latin}+/gu) ?? [];
  if (words.length < MIN_WORDS) return undefined;
  const found = new Map(Object.keys(COMMON_WORDS).map((language) => [language, 0]));
  for (const word of words)
    for (const language of LANGUAGES.get(word) ?? []) found.set(language, (found.get(language) ?? 0) + 1);
  const [best] = [...found].sort(([, one], [, other]) => other - one);
  const english = found.get('en-US') ?? 0;
  if (!best || best[1] < words.length * MIN_SHARE) return undefined;
  return best[0] === 'en-US' || best[1] >= english * LEAD ? best[0] : undefined;
}
