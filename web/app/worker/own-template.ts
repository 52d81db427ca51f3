import { inspectTemplate } from '@footmark/engine';
import { templateBytes } from './options';
import type { TemplateReport, TemplateRequest } from './protocol';

/** Inspects the visitor's template. That it cannot be used is also an answer, not an error. */
export async function inspectOwn({ template, styleMap }: TemplateRequest): Promise<TemplateReport> {
  try {
    return { ok: true, ...(await inspectTemplate(await templateBytes(template), styleMap)) };
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? error.message : String(error) };
  }
}
