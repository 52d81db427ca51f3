import { arch, cpus, loadavg, release, totalmem, type } from 'node:os';

const [LOAD = 0] = loadavg();

/** The machine that the figures were measured on, and its load before. */
export function machine() {
  const processors = cpus();
  const [{ model = '' } = {}] = processors;
  const memory = (totalmem() / 2 ** 30).toFixed(0);
  return `Machine: ${model.trim()}, ${processors.length} processors, ${memory} GiB of memory, ${type()} ${release()} ${arch()}, Node.js ${process.versions.node}. Load of other programs when it began: ${LOAD.toFixed(1)}.`;
}
