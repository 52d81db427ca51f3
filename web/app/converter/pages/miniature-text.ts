/** UTF-16 code units: more than two pages hold, even in small type. */
const MAX_LENGTH = 12_000;

const REFERENCE = /\[\^([^\]\s]+)\]/g;
const DEFINITION = /^ {0,3}\[\^[^\]\s]+\]:.*(?:\n(?:[ \t].*|(?=\n[ \t]))?)*/my;

/** The beginning of a text, as much as its first pages show, with the notes that it refers to. */
export function miniatureText(markdown: string): string {
  if (markdown.length <= MAX_LENGTH) return markdown;
  const paragraph = markdown.lastIndexOf('\n\n', MAX_LENGTH);
  const head = markdown.slice(0, paragraph > 0 ? paragraph : MAX_LENGTH);
  const labels = new Set(Array.from(head.matchAll(REFERENCE), ([, label]) => label));
  const notes = [...labels].flatMap((label) => definitionOf(`[^${label}]:`, markdown, head.length));
  return [head, ...notes].join('\n\n');
}

/** Looks only for these words: reading all notes of a book would hold up the page. */
function definitionOf(start: string, markdown: string, after: number): string[] {
  for (let at = markdown.indexOf(start, after); at !== -1; at = markdown.indexOf(start, at + 1)) {
    DEFINITION.lastIndex = markdown.lastIndexOf('\n', at) + 1;
    const definition = DEFINITION.exec(markdown)?.[0];
    if (definition?.trimStart().startsWith(start)) return [definition.trimEnd()];
  }
  return [];
}
