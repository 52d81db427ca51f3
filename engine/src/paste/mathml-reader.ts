import type { AnyNode } from 'domhandler';

/** What reads MathML as LaTeX, loaded only for a text that has some. */
export async function mathmlReaderFor(markdown: string): Promise<((math: AnyNode) => string) | undefined> {
  return /<math\b/i.test(markdown) ? (await import('./mathml.js')).texOfMathml : undefined;
}
