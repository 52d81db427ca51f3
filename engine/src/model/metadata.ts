/** What front matter says about a document. Keys that are not listed here are ignored. */
export interface Metadata {
  readonly title?: string;
  readonly subtitle?: string;
  readonly authors: readonly string[];
  /** As written: front matter gives dates in many forms. */
  readonly date?: string;
  readonly language?: string;
  readonly institution?: string;
  readonly course?: string;
  readonly instructor?: string;
  readonly keywords?: string;
}

export const NO_METADATA: Metadata = { authors: [] };

const LANGUAGE_TAG = /^[a-z]{2,3}(?:-[a-z\d]{2,8}){0,3}$/i;

/** Whether a text is a language tag (BCP 47) of the kinds that Word knows. */
export function isLanguageTag(text: string): boolean {
  return LANGUAGE_TAG.test(text);
}
