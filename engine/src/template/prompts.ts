import type { Template } from '../model/template.js';
import { elementsOf, textOf, type XmlElement } from '../xml/element.js';
import { boundControl } from './bound-controls.js';

/*
 * What other programs and people write where something is to be filled in: `[name]`, `#author#`, `<Title>`, `${date}`, `{city}`.
 * They may also be meant as they are, so they stay, and are named. So do names that stand for any name, such as John Doe or 张三.
 */

/** A word, perhaps of several words: no number, as of a reference, and no sentence. */
const NAME = String.raw`\p{L}[\p{L}\p{M}\p{N}]*(?:[ _.’'/-]{1,2}[\p{L}\p{M}\p{N}]+){0,4}`;
const ONE = [
  String.raw`\[${NAME}\]`,
  String.raw`#\p{L}[\p{L}\p{N}_.-]*#`,
  `<{1,2}${NAME}>{1,2}`,
  String.raw`\$\{${NAME}\}`,
  String.raw`(?<![{$])\{${NAME}\}(?!\})`,
]
  .map((form) => `(?:${form})`)
  .join('|');
/** Names of nobody, as languages have them, and words that only take up space. */
const ANYBODY =
  String.raw`(?<!\p{L})(?:J(?:ohn|ane) (?:Q\. )?Doe|(?:Max|Erika|Maria) Mustermann|(?:First ?name|Given ?name) (?:Last ?name|Surname|Family ?name)|` +
  String.raw`Vorname (?:Nachname|Name)|Иванов Иван Иванович|Иванов И\. ?И\.|Fulano de Tal|[Ll]orem ipsum|[XxХх]{3,}|[×Ｘ]{2,})(?!\p{L})|` +
  String.raw`张三(?!丰)|李四(?!光)|王五(?!\p{L})|某{2,}|[〇○]{2,}|홍길동|山田 ?太郎|(?:正文){3,}`;
const PROMPT = new RegExp(`${ONE}|${ANYBODY}`, 'gu');
const WHOLE = new RegExp(`^(?:${ONE})$`, 'u');

/** Words that authors put into brackets without wanting them replaced. */
const USUAL = /^\[(?:sic|ibid|et al|cf|ca|S\.?l|S\.?n|online|electronic resource)\.?\]$/i;

/** The prompts in the headers and footers of a template, and on its own pages around the text, each once. */
export function promptsIn({ body }: Template): readonly string[] {
  const pages = [...body.before, ...body.after, ...(body.rest?.blocks ?? [])];
  const stories = [...body.relations.values()].flatMap((relation) =>
    relation.kind === 'header' || relation.kind === 'footer' ? [relation.part.root] : [],
  );
  const found = [...stories, ...pages].flatMap((each) => linesIn(each).flatMap(promptsOf));
  return [...new Set(found)].filter((prompt) => !USUAL.test(prompt));
}

/** Whether a text is a prompt as a whole. */
export function isPrompt(text: string): boolean {
  return WHOLE.test(text) && !USUAL.test(text);
}

/** Whether a text is nothing but prompts and names of nobody. */
export function isPlaceholder(text: string): boolean {
  return promptsOf(text).length > 0 && text.replace(PROMPT, '').trim() === '';
}

function promptsOf(line: string): readonly string[] {
  return [...line.matchAll(PROMPT)].map(([prompt]) => prompt);
}

/** The text of each paragraph, without the instructions of fields, and apart from that of text boxes in it. */
function linesIn(element: XmlElement): readonly string[] {
  const lines: string[] = [];
  const visit = (each: XmlElement, line: string[]): void => {
    // What front matter fills in is no prompt.
    if (boundControl(each)) return;
    if (each.name === 'w:t') line.push(textOf(each));
    const own = each.name === 'w:p' ? [] : line;
    for (const child of elementsOf(each)) visit(child, own);
    if (own !== line) lines.push(own.join(''));
  };
  visit(element, []);
  return lines;
}
