/*
 * The notations of two other libraries that note apps such as HackMD draw, written for Mermaid line by line, so that a mistake is
 * found on the line where it is: sequence diagrams of js-sequence-diagrams and flowcharts of flowchart.js.
 */

/** Code in the notation of a fence with this label, as Mermaid reads it, and by how many lines it is longer at its beginning. */
export function inMermaid(
  language: string,
  code: string,
): { readonly code: string; readonly linesAdded: number } {
  const lines = code.split('\n');
  if (language === 'sequence')
    return { code: ['sequenceDiagram', ...lines.map(sequenceLine)].join('\n'), linesAdded: 1 };
  if (language === 'flow') return { code: ['flowchart TD', ...flowLines(lines)].join('\n'), linesAdded: 1 };
  return { code, linesAdded: 0 };
}

/** `Ann->Bo: text`, with one or two dashes and no, one or two heads. */
const MESSAGE =
  /^(\s*)("[^"]*"|[^-"\s](?:[^-"]*[^-"\s])?)\s*(--?)(>{0,2})\s*("[^"]*"|[^:"\s](?:[^:"]*[^:"\s])?)\s*:(.*)$/;
const NOTE = /^(\s*note\s+(?:left\s+of|right\s+of|over)\s+)([^:]+):(.*)$/i;
const ACTOR = /^(\s*)participant\s+(\S.*?)(?:\s+as\s+(\S+))?\s*$/i;

/** What Mermaid has for lines without a head, with a full one and with an open one. */
const ARROWS: Readonly<Record<string, string>> = {
  '-': '->',
  '->': '->>',
  '->>': '-)',
  '--': '-->',
  '-->': '-->>',
  '-->>': '--)',
};

/** The most characters of a line that is read: longer ones are no part of a diagram, and could take long. */
const MAX_LINE = 1000;

function sequenceLine(line: string): string {
  if (line.length > MAX_LINE) return line;
  if (/^\s*#/.test(line)) return '';
  const [, title] = /^\s*title\s*:\s*(.*)$/i.exec(line) ?? [];
  if (title !== undefined) return `title: ${textOf(title)}`;
  const [, indent = '', name, alias] = ACTOR.exec(line) ?? [];
  if (name !== undefined)
    return alias === undefined
      ? `${indent}participant ${unquoted(name)}`
      : `${indent}participant ${alias} as ${textOf(unquoted(name))}`;
  const [, place, actors = '', said = ''] = NOTE.exec(line) ?? [];
  if (place !== undefined)
    return `${place}${actors
      .split(',')
      .map((each) => unquoted(each.trim()))
      .join(',')}: ${textOf(said)}`;
  const [, before = '', from, dashes = '', heads = '', to = '', message = ''] = MESSAGE.exec(line) ?? [];
  if (from === undefined) return line;
  // Mermaid asks for a text.
  return `${before}${unquoted(from)}${ARROWS[dashes + heads]}${unquoted(to)}: ${textOf(message) || '#8203;'}`;
}

function unquoted(name: string): string {
  return name.trim().replace(/^"(.*)"$/, '$1');
}

/** A text with its line breaks, and without the signs that end a statement or begin the name of a character. */
function textOf(text: string): string {
  return text
    .trim()
    .replace(/[#;]/g, (sign) => (sign === '#' ? '#35;' : '#59;'))
    .replaceAll('\\n', '<br/>');
}

/** `name=>kind: text`, with an address behind it. */
const NODE = /^(\s*)([\w-]+)=>(\w+)\s*(?::(?!>)\s*(.*?))?(?:\|[\w-]+)?(?::>.*)?$/;
/** `(yes, right)` or `@name({...})` after the name of a part. */
const ANSWER = /^\s*([\w-]+)(?:\(([^)]*)\))?(?:@[^-]*)?\s*$/;

/** The outlines of the kinds of parts. */
const OUTLINES: Readonly<Record<string, readonly [string, string]>> = {
  start: ['([', '])'],
  end: ['([', '])'],
  operation: ['[', ']'],
  subroutine: ['[[', ']]'],
  condition: ['{', '}'],
  inputoutput: ['[/', '/]'],
  input: ['[/', '/]'],
  output: ['[/', '/]'],
  parallel: ['[', ']'],
};

/** Where a line leaves a part, and how the branches of a parallel one are called. */
const NO_ANSWER = /^(?:left|right|top|bottom|path\d+)$/;

/** Lines that go on with the text of a part, in the line where it begins; empty lines stand in their place. */
function withWholeTexts(lines: readonly string[]): readonly string[] {
  const whole: string[] = [];
  let last = -1;
  for (const [index, line] of lines.entries()) {
    const goesOn = last >= 0 && line.trim() !== '' && !/[=-]>/.test(line);
    whole.push(goesOn ? '' : line);
    if (goesOn) whole[last] += `\\n${line.trim()}`;
    else if (line.trim() !== '') last = line.includes('=>') ? index : -1;
  }
  return whole;
}

function flowLines(lines: readonly string[]): readonly string[] {
  // Names that Mermaid has words for, such as `end`, would end a group.
  const nameOf = (name: string): string => `n${name}`;
  return withWholeTexts(lines).map((line) => {
    if (line.length > MAX_LINE) return line;
    const [, indent = '', name, kind = '', text = name] = NODE.exec(line) ?? [];
    const outline = OUTLINES[kind.toLowerCase()];
    if (name !== undefined && outline) {
      const shown = (text ?? name).trim() || name;
      return `${indent}${nameOf(name)}${outline[0]}"${quoted(shown)}"${outline[1]}`;
    }
    const parts = line.split('->').map((part) => ANSWER.exec(part));
    if (parts.length < 2 || parts.some((part) => !part)) return line;
    return parts
      .map((part, index) => {
        const answer = (part?.[2] ?? '').split(',').map((each) => each.trim());
        const label = answer.filter((each) => each !== '' && !NO_ANSWER.test(each)).join(', ');
        const isLast = index === parts.length - 1;
        return `${nameOf(part?.[1] ?? '')}${isLast ? '' : label === '' ? ' --> ' : ` -->|"${quoted(label)}"| `}`;
      })
      .join('');
  });
}

function quoted(text: string): string {
  return text.replaceAll('#', '#35;').replaceAll('"', '#34;').replaceAll('\\n', '<br/>');
}
