import { inspectTemplate } from '@footmark/engine';
import { templateBytes } from './options';
import type { TemplateReport, TemplateRequest } from './protocol';

/** A template that cannot be used is an answer, too. */
export async function inspectOwn({ template, styleMap }: TemplateRequest): Promise<TemplateReport> {
  try {
    return { ok: true, ...(await inspectTemplate(await templateBytes(template), styleMap)) };
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? error.message : String(error) };
  }
}
