import { isRecord } from '../../parse/yaml.js';
import { splitFrontMatter } from '../../source/front-matter.js';
import { textOf } from './outputs.js';

export type Json = Readonly<Record<string, unknown>>;

export function parsed(json: string): Json | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return isRecord(value) && (Array.isArray(value.cells) || Array.isArray(value.worksheets))
      ? value
      : undefined;
  } catch {
    return undefined;
  }
}

/** Before version 4 of the format, worksheets contained the cells. */
export function cellsOf({ cells, worksheets }: Json): readonly Json[] {
  const lists = Array.isArray(cells)
    ? [cells]
    : (Array.isArray(worksheets) ? worksheets : []).map((sheet) => (isRecord(sheet) ? sheet.cells : []));
  return lists.flatMap((list): unknown[] => (Array.isArray(list) ? list : [])).filter(isRecord);
}

export function languageOf({ metadata }: Json): string {
  const { language_info: info, kernelspec } = isRecord(metadata) ? metadata : {};
  const name = (isRecord(info) && info.name) || (isRecord(kernelspec) && kernelspec.language) || 'python';
  return typeof name === 'string' ? name : 'python';
}

/** Quarto's front matter is in a separate cell. */
export function yamlOf(cell: Json | undefined): string | undefined {
  if (!cell || !/^(?:raw|markdown)$/.test(textOf(cell.cell_type))) return undefined;
  const { yaml, markdown } = splitFrontMatter(`${textOf(cell.source).trimEnd()}\n`);
  return markdown.trim() === '' ? yaml : undefined;
}
