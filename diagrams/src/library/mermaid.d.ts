/** The part of the library that is used here. Its own types need those of a browser. */

declare const mermaid: {
  initialize(config: Readonly<Record<string, unknown>>): void;
  /** Rejects with what is wrong with the code. */
  render(id: string, code: string): Promise<{ readonly svg: string }>;
  readonly mermaidAPI: {
    /** Reads a diagram without drawing it. What its database has depends on its kind. */
    getDiagramFromText(code: string): Promise<{ readonly type: string; readonly db: unknown }>;
  };
};
export default mermaid;
