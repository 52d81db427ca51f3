import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

interface RealDocument {
  /** Its path below node_modules. */
  readonly name: string;
  readonly markdown: string;
}

const NODE_MODULES = fileURLToPath(new URL('../../node_modules/', import.meta.url));
const NAME = /(^|\/)(readme|changelog)[^/]*\.(md|markdown)$/i;

/** What hundreds of people wrote as Markdown without Word in mind: the packages' own pages. */
export function realDocuments(): RealDocument[] {
  return readdirSync(NODE_MODULES, { recursive: true, encoding: 'utf8' })
    .filter((name) => NAME.test(name) && !name.startsWith('@footmark/') && !name.includes('.vite'))
    .sort()
    .map((name) => ({ name, markdown: readFileSync(NODE_MODULES + name, 'utf8') }));
}
