import type { Report } from '../../api/notice.js';
import type { TextDialect } from '../../api/text-dialect.js';

/** Character sequences that occur only in texts for a site generator or a note app: a text without them is not searched further. */
const SIGN =
  /^\ufeff?\+{3}[ \t]*\r?\n|\{%|\{\{[<%]|\{:|\{\/\*|\n[ \t>]*(?:\{\w+=|\{[ \t]*[.#]|:::[a-z-]+[ =:]|::: ?(?:moniker|zone)|<\/?(?:[A-Z]|tab[ s>])|(?:[-*+] )?[a-zA-Z][\w-]*:: )|(?:^|\n)import\s|\[![a-z]+ |:::image\b|:::no-loc |#tab\/|\n[ \t>]*:{3,}[ \t]*(?:code-)?tabs\b|EXCALIDRAW|\]\(\[\[|:(?:material|fontawesome|octicons|simple)-|\^\^\S|[*_`]\{[ \t]*[.#]|\n`r |<(?:xref|wiki|rrid|ror|github):|`(?:#!|:::)[a-z]|\sclassName=|\sstyle=\{\{|\ssrc=\{/;

/**
 * A text in which the markup of site generators and note apps is translated into Markdown, line by line. The code for this is
 * loaded only for a text that has such markup.
 */
export async function withoutSiteMarkup(
  text: string,
  report: Report,
  dialect?: TextDialect,
): Promise<string> {
  if (!SIGN.test(text)) return text;
  const { readSiteMarkup } = await import('./index.js');
  return readSiteMarkup(text, report, dialect);
}
