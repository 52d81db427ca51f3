import { openPackage } from '../docx/package';

const attribute = (xml: string, name: string): string | undefined =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(xml)?.[1];

/** A diagram of a Word file as shapes: its XML, and that of the picture for other programs. */
export interface Canvas {
  readonly shapes: string;
  readonly picture: string;
}

export function canvasesIn(bytes: Uint8Array): readonly Canvas[] {
  const document = openPackage(bytes).parts.get('word/document.xml')?.text ?? '';
  return Array.from(
    document.matchAll(
      /<mc:Choice Requires="wpc">([\s\S]*?)<\/mc:Choice><mc:Fallback>([\s\S]*?)<\/mc:Fallback>/g,
    ),
    ([, shapes = '', picture = '']) => ({ shapes, picture }),
  );
}

/** The shapes of a canvas, each as its XML. */
export function shapesIn({ shapes }: Canvas): readonly string[] {
  return shapes.match(/<wps:wsp>[\s\S]*?<\/wps:wsp>/g) ?? [];
}

export function nameOf(shape: string): string {
  return attribute(/<wps:cNvPr[^>]*>/.exec(shape)?.[0] ?? '', 'name') ?? '';
}

export function wordsOf(shape: string): string {
  return (shape.match(/<w:t[ >][^<]*<\/w:t>/g) ?? []).map((text) => text.replace(/<[^>]+>/g, '')).join('|');
}

/** What is wrong with a canvas: what Word would call damaged, draw elsewhere, or draw twice. */
export function faultsOf(canvas: Canvas): readonly string[] {
  const faults: string[] = [];
  const shapes = shapesIn(canvas);
  const ids = shapes.map((shape) => attribute(/<wps:cNvPr[^>]*>/.exec(shape)?.[0] ?? '', 'id'));
  if (shapes.length === 0) faults.push('no shapes');
  if (new Set(ids).size !== ids.length) faults.push('an id occurs twice');
  if (!canvas.picture.includes('<pic:pic>')) faults.push('no picture for other programs');
  const [extent] = canvas.shapes.match(/<wp:extent [^>]*>/) ?? [''];
  if (!canvas.picture.includes(extent)) faults.push('the picture has another size');
  if (!/<wp:docPr [^>]*descr="[^"]/.test(canvas.shapes)) faults.push('no alternative text');
  const [width, height] = ['cx', 'cy'].map((name) => Number(attribute(extent, name)));
  const glued = new Set<string>();
  for (const shape of shapes) {
    const name = nameOf(shape);
    const [, x, y] = /<a:off x="([^"]*)" y="([^"]*)"/.exec(shape) ?? [];
    const [, cx, cy] = /<a:ext cx="([^"]*)" cy="([^"]*)"/.exec(shape) ?? [];
    const numbers = [x, y, cx, cy];
    if (!numbers.every((value) => /^-?\d+$/.test(value ?? ''))) faults.push(`${name}: ${numbers}`);
    if (Number(cx) < 0 || Number(cy) < 0) faults.push(`${name}: a negative size`);
    const isTurned = shape.includes(' rot=');
    const slack = 20_000;
    if (!isTurned && (Number(x) < -slack || Number(x) + Number(cx) > (width ?? 0) + slack))
      faults.push(`${name}: beside the canvas`);
    if (!isTurned && (Number(y) < -slack || Number(y) + Number(cy) > (height ?? 0) + slack))
      faults.push(`${name}: above or below the canvas`);
    for (const size of shape.match(/<w:sz w:val="\d+"/g) ?? [])
      if (Number(/\d+/.exec(size)?.[0]) < 14) faults.push(`${name}: letters below 7 points`);
    const ends = ['stCxn', 'endCxn'].map((end) =>
      new RegExp(`<a:${end} id="(\\d+)" idx="(\\d+)"/>`).exec(shape),
    );
    for (const end of ends)
      if (end && !ids.includes(end[1])) faults.push(`${name}: attached to what does not exist`);
    if (ends.every(Boolean)) {
      const place = ends
        .map((end) => `${end?.[1]}/${end?.[2]}`)
        .sort()
        .join(' ');
      if (glued.has(place)) faults.push(`${name}: two lines attached to the same places`);
      glued.add(place);
    }
  }
  return faults;
}
