/** UTF-16 code units: more than two pages hold, even in small type. */
const MAX_LENGTH = 12_000;

const DEFINITION = /^ {0,3}\[\^([^\]\s]+)\]:.*(?:\n(?:[ \t].*|(?=\n[ \t]))?)*/gm;

/** The beginning of a text, as much as its first pages show, with the notes that it refers to. */
export function miniatureText(markdown: string): string {
  if (markdown.length <= MAX_LENGTH) return markdown;
  const paragraph = markdown.lastIndexOf('\n\n', MAX_LENGTH);
  const head = markdown.slice(0, paragraph > 0 ? paragraph : MAX_LENGTH);
  const notes: string[] = [];
  for (const { 0: definition, 1: label, index } of markdown.matchAll(DEFINITION))
    if (index >= head.length && head.includes(`[^${label}]`)) notes.push(definition.trimEnd());
  return [head, ...notes].join('\n\n');
}
