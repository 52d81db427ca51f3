import { type DocxPackage, openPackage } from '../docx/package';
import type { Element } from '../docx/xml';

/** The charts of a file by their parts, each with its root element and the values that its caches hold. */
export interface ChartPart {
  readonly name: string;
  readonly root: Element;
  readonly workbook: DocxPackage;
}

const PACKAGE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/package';

/** Every chart of a file in the order of its parts, after checking how the package names it. */
export function chartParts(bytes: Uint8Array): readonly ChartPart[] {
  const { parts } = openPackage(bytes);
  const types = parts.get('[Content_Types].xml')?.text ?? '';
  const names = [...parts.keys()].filter((name) => /^word\/charts\/chart\d+\.xml$/.test(name));
  return names
    .sort((a, b) => Number(/\d+/.exec(a)?.[0]) - Number(/\d+/.exec(b)?.[0]))
    .map((name) => {
      const root = parts.get(name)?.root;
      if (!root) throw new Error(`${name}: ${parts.get(name)?.fault}`);
      if (
        !types.includes(
          `PartName="/${name}" ContentType="application/vnd.openxmlformats-officedocument.drawingml.chart+xml"`,
        )
      )
        throw new Error(`${name} has no content type`);
      const relations = parts.get(name.replace('charts/', 'charts/_rels/').concat('.rels'))?.root;
      const id = root.getElementsByTagName('c:externalData')[0]?.getAttribute('r:id');
      const relation = relations
        ?.getElementsByTagName('Relationship')
        .find((each) => each.getAttribute('Id') === id);
      if (relation?.getAttribute('Type') !== PACKAGE) throw new Error(`${name} has no workbook`);
      const target = `word/${relation.getAttribute('Target')?.replace('../', '')}`;
      const workbook = parts.get(target);
      if (!workbook) throw new Error(`${target} is missing`);
      return { name, root, workbook: openPackage(workbook.bytes) };
    });
}

/** The cells of the sheet by their places. */
export function cellsOf({ workbook }: ChartPart): ReadonlyMap<string, string> {
  const sheet = workbook.parts.get('xl/worksheets/sheet1.xml')?.root;
  return new Map(
    sheet?.getElementsByTagName('c').map((cell) => [cell.getAttribute('r') ?? '', cell.textContent]) ?? [],
  );
}

/** What is wrong between a chart and its workbook: each cached value has to be that of its cell, and each heading of its table too. */
export function faultsOf(part: ChartPart): readonly string[] {
  const cells = cellsOf(part);
  const faults: string[] = [];
  const references = [
    ...part.root.getElementsByTagName('c:strRef'),
    ...part.root.getElementsByTagName('c:numRef'),
  ];
  for (const reference of references) {
    const formula = reference.getElementsByTagName('c:f')[0]?.textContent ?? '';
    const places = placesOf(formula);
    const points = new Map(
      reference
        .getElementsByTagName('c:pt')
        .map((point) => [
          Number(point.getAttribute('idx')),
          point.getElementsByTagName('c:v')[0]?.textContent,
        ]),
    );
    const count = Number(reference.getElementsByTagName('c:ptCount')[0]?.getAttribute('val'));
    if (count !== places.length) faults.push(`${formula}: ${count} points`);
    for (const [index, place] of places.entries())
      if (cells.get(place) !== points.get(index))
        faults.push(`${place}: ${cells.get(place)} in the workbook, ${points.get(index)} in the chart`);
  }
  const table = part.workbook.parts.get('xl/tables/table1.xml')?.root;
  const names = table?.getElementsByTagName('tableColumn').map((column) => column.getAttribute('name')) ?? [];
  const headings = [...cells].filter(([place]) => /^[A-Z]+1$/.test(place)).map(([, text]) => text);
  if (JSON.stringify(names) !== JSON.stringify(headings)) faults.push(`${names} is not ${headings}`);
  if (new Set(names.map((name) => name?.toLowerCase())).size !== names.length)
    faults.push(`repeated: ${names}`);
  return faults;
}

function placesOf(formula: string): readonly string[] {
  const [, column = '', first = '', last = first] =
    /^Sheet1!\$([A-Z]+)\$(\d+)(?::\$[A-Z]+\$(\d+))?$/.exec(formula) ?? [];
  const rows: string[] = [];
  for (let row = Number(first); row <= Number(last); row++) rows.push(`${column}${row}`);
  return rows;
}
