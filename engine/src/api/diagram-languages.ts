/**
 * The labels of fences whose code Footmark's own hosts draw: Mermaid's, and those of the sequence diagrams and flowcharts that HackMD and
 * other note apps have, which are read as Mermaid's.
 */
export const DIAGRAM_LANGUAGES = ['mermaid', 'sequence', 'flow'] as const;
