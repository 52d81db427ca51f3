import type { TemplateReport, TemplateRequest } from '../../worker/protocol';
import { CRASHED } from '../conversion/conversion-worker';
import { RestingWorker } from '../conversion/resting-worker';
import type { OwnTemplate } from './template-store';

/** Has a worker read templates, separate from those for conversions and pages. Never rejects. */
export class TemplateReader {
  readonly #worker: RestingWorker<TemplateRequest>;

  constructor(spawn: () => Worker) {
    this.#worker = new RestingWorker(spawn);
  }

  async read({ key, file, styleMap }: OwnTemplate): Promise<TemplateReport> {
    const reply = await this.#worker.ask({ kind: 'inspect-template', template: { key, file }, styleMap });
    if (reply.kind === 'template-inspected') return reply.report;
    return { ok: false, reason: reply.kind === 'failed' ? reply.message : CRASHED };
  }
}
