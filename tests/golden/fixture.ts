import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AssetLoader, ConversionOptions, DiagramRenderer } from '@footmark/engine';

const FIXTURES = fileURLToPath(new URL('../fixtures/', import.meta.url));

export interface Fixture {
  readonly name: string;
  readonly markdown: string;
  readonly options: ConversionOptions;
}

export function fixtures(): Fixture[] {
  return readdirSync(FIXTURES)
    .sort()
    .map((name) => ({
      name,
      markdown: readFileSync(join(FIXTURES, name, 'input.md'), 'utf8'),
      options: optionsOf(name),
    }));
}

/**
 * `options.json`, with `date` as an ISO string. Pictures come from the case's folder `assets`, a host's rendering of an
 * SVG from its file `rasterized.png`, and drawn diagrams from the folder `diagrams`.
 */
function optionsOf(name: string): ConversionOptions {
  const path = join(FIXTURES, name, 'options.json');
  const written: ConversionOptions & { readonly date?: string } = existsSync(path)
    ? JSON.parse(readFileSync(path, 'utf8'))
    : {};
  const { date, ...options } = written;
  const assets = join(FIXTURES, name, 'assets');
  const raster = join(assets, 'rasterized.png');
  const drawings = join(FIXTURES, name, 'diagrams');
  return {
    ...options,
    ...(date === undefined ? {} : { date: new Date(date) }),
    ...(existsSync(assets) ? { loadAsset: loaderFrom(assets) } : {}),
    ...(existsSync(raster) ? { rasterize: async () => readFileSync(raster) } : {}),
    ...(existsSync(drawings) ? { diagrams: rendererFrom(drawings) } : {}),
  };
}

const loaderFrom =
  (folder: string): AssetLoader =>
  async ({ source }) =>
    existsSync(join(folder, source)) ? { bytes: readFileSync(join(folder, source)) } : undefined;

/**
 * Drawings by the first word of their code, with their shapes. `tests/golden/diagrams.test.ts` compares them with what is really drawn.
 */
const rendererFrom = (folder: string): DiagramRenderer => ({
  languages: ['mermaid'],
  draw: async ({ code, wantsShapes }) => {
    const path = join(folder, `${/^\w+/.exec(code)?.[0]}.svg`);
    if (!existsSync(path)) return { fault: 'there is a mistake in it', line: 2 };
    const shapes = path.replace(/svg$/, 'json');
    return {
      svg: readFileSync(path, 'utf8'),
      ...(wantsShapes && existsSync(shapes) && { shapes: JSON.parse(readFileSync(shapes, 'utf8')) }),
    };
  },
});

/** The expected files of a fixture: their text by names relative to its folder. */
export function readExpected(name: string): ReadonlyMap<string, string> {
  const folder = join(FIXTURES, name);
  const expected = new Map<string, string>();
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
    if (path === 'notices.json' || /^expected\/.*\.(xml|rels|txt)$/.test(path))
      expected.set(path, readFileSync(join(folder, path), 'utf8'));
  return expected;
}

export function writeExpected(name: string, actual: ReadonlyMap<string, string>): void {
  const folder = join(FIXTURES, name);
  rmSync(join(folder, 'expected'), { recursive: true, force: true });
  for (const [path, text] of actual) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}
