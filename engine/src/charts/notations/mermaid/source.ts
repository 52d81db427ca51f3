/** The statements of a Mermaid diagram, and what is said of it around them. */
export interface MermaidSource {
  /** Without comments, directives, titles and descriptions. */
  readonly body: string;
  readonly title?: string;
  readonly description?: string;
  /** Its front matter and its directives. */
  readonly configuration: string;
}

const FRONT = /^\s*---[ \t]*\n([\s\S]*?)\n[ \t]*---[ \t]*(?:\n|$)/;
const DIRECTIVE = /%%\{[\s\S]*?\}%%/g;
/** They may stand on the first line of a pie, too. */
const DESCRIPTION_BLOCK = /^([ \t]*(?:pie(?:[ \t]+showData)?[ \t]+)?)accDescr\s*\{([^}]*)\}/gm;
const SPOKEN = /^([ \t]*(?:pie(?:[ \t]+showData)?[ \t]+)?)acc(Title|Descr)[ \t]*:[ \t]*(.*)$/gm;

/** Takes what all kinds of diagrams share out of the code. */
export function mermaidSource(code: string): MermaidSource {
  const front = FRONT.exec(code)?.[1] ?? '';
  const directives = code.match(DIRECTIVE) ?? [];
  const spoken = new Map<string, string>();
  const body = code
    .replace(FRONT, '')
    .replace(DIRECTIVE, '')
    .replace(/^[ \t]*%%.*$/gm, '')
    .replace(DESCRIPTION_BLOCK, (_, before: string, text: string) => {
      spoken.set('Descr', text.replace(/\s+/g, ' ').trim());
      return before;
    })
    .replace(SPOKEN, (_, before: string, key: string, text: string) => {
      spoken.set(key, text.trim());
      return before;
    });
  const title = /^[ \t]*title[ \t]*:[ \t]*(\S.*?)[ \t]*$/m.exec(front)?.[1];
  const description = ['Title', 'Descr'].flatMap((key) => spoken.get(key) || []).join('. ');
  return {
    body,
    ...(title !== undefined && { title: title.replace(/^(["'])(.*)\1$/, '$2') }),
    ...(description !== '' && { description }),
    configuration: [front, ...directives].join('\n'),
  };
}

/** Whether the configuration sets an option, in YAML or in JSON. */
export function isSet(configuration: string, option: string, value: string): boolean {
  return new RegExp(`["']?\\b${option}\\b["']?\\s*:\\s*["']?${value}\\b`).test(configuration);
}

/** A text as it is written: in quotation marks, in those around Markdown, or bare. */
export function unquoted(text: string): string {
  const written = text.trim();
  const [, , within] = /^(["'])([\s\S]*)\1$/.exec(written) ?? [];
  return (within ?? written).replace(/^`([\s\S]*)`$/, '$1').trim();
}
