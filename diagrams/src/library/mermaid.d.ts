/** The part of the library that is used here. Its own types need those of a browser. */

declare const mermaid: {
  initialize(config: Readonly<Record<string, unknown>>): void;
  /** Rejects with what is wrong with the code. */
  render(id: string, code: string): Promise<{ readonly svg: string }>;
};
export default mermaid;
