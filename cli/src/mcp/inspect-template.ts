import { readSource } from '../files.js';
import { inspectionOf, plainTemplate, templateText } from '../inspect-template.js';
import type { Roots } from '../roots.js';
import { pathIn } from './roots.js';
import type { Answer } from './tools.js';

export interface TemplateArguments {
  readonly reference: string;
}

/** Tells what becomes of a Word template. */
export async function inspectTemplateTool({ reference }: TemplateArguments, roots: Roots): Promise<Answer> {
  const found = await inspectionOf(await readSource(pathIn(roots, reference), roots), reference);
  return { text: templateText(found), data: plainTemplate(found) };
}
