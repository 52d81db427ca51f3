const names = new Intl.DisplayNames('en', { type: 'language' });

/**
 * The English name of a language by its tag (BCP 47): without the region where that is the usual one of the language, `German` for
 * `de-DE` but `Swiss High German` for `de-CH`. A tag that the browser does not know is its own name.
 */
export function languageName(tag: string): string {
  try {
    const { language, script, region } = new Intl.Locale(tag);
    const isUsual = script === undefined && region === new Intl.Locale(language).maximize().region;
    return names.of(isUsual ? language : tag) ?? tag;
  } catch {
    return tag;
  }
}

/** The name of a language without its region. */
export function plainLanguageName(tag: string): string {
  return languageName(tag.split('-')[0] ?? tag);
}
