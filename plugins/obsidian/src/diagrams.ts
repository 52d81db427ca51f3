import type { DiagramAnswer, DiagramRequest } from '@footmark/engine';
import { loadMermaid } from 'obsidian';

/** The labels as SVG text: Word shows no HTML within pictures. Paper is white, whatever Obsidian's theme is. */
const SETTINGS =
  '%%{init: {"theme": "default", "htmlLabels": false, "flowchart": {"htmlLabels": false}}}%%\n';

let drawn = 0;

/** Draws a diagram with Obsidian's own Mermaid. */
export async function drawDiagram({ code }: Omit<DiagramRequest, 'signal'>): Promise<DiagramAnswer> {
  const mermaid: Mermaid = await loadMermaid();
  drawn += 1;
  try {
    const { svg } = await mermaid.render(`footmark-diagram-${drawn}`, withSettings(code));
    return { svg };
  } catch (error) {
    const [fault = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    return { fault };
  }
}

interface Mermaid {
  render(id: string, code: string): Promise<{ readonly svg: string }>;
}

/** Front matter of a diagram must stay at its beginning. */
function withSettings(code: string): string {
  const [frontMatter = ''] = /^\s*---\n.*?\n---\n/s.exec(code) ?? [];
  return frontMatter + SETTINGS + code.slice(frontMatter.length);
}
