import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/**
 * A worker's metrics, with names and units as in Prometheus.
 *
 * @param {import('bullmq').Queue} queue asked for its job counts whenever the metrics are read
 */
export function metricsOf(queue) {
  const registers = [new Registry()];
  const [registry] = /** @type {[Registry]} */ (registers);
  collectDefaultMetrics({ register: registry });
  const conversions = new Counter({
    name: 'footmark_jobs_total',
    help: 'Attempts that this worker has finished, by outcome: converted, present (the result existed), retried (failed, will be tried again), failed',
    labelNames: ['outcome'],
    registers,
  });
  const seconds = new Histogram({
    name: 'footmark_job_seconds',
    help: 'Time from the start of a job until its result is written',
    buckets: [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30, 60],
    registers,
  });
  const written = new Counter({
    name: 'footmark_written_bytes_total',
    help: 'Bytes of Word files that this worker has written',
    registers,
  });
  const active = new Gauge({
    name: 'footmark_active_jobs',
    help: 'Jobs that this worker is working on',
    registers,
  });
  new Gauge({
    name: 'footmark_queue_jobs',
    help: 'Jobs in the whole queue, by state',
    labelNames: ['state'],
    registers,
    async collect() {
      const counts = await queue.getJobCounts('waiting', 'active', 'delayed', 'failed');
      for (const [state, count] of Object.entries(counts)) this.set({ state }, count);
    },
  });
  return { registry, conversions, seconds, written, active };
}
