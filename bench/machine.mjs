import { arch, cpus, release, totalmem, type } from 'node:os';

/** What the figures were measured on, as a sentence. */
export function machine() {
  const processors = cpus();
  const [{ model = '' } = {}] = processors;
  const memory = (totalmem() / 2 ** 30).toFixed(0);
  return `Machine: ${model.trim()}, ${processors.length} processors, ${memory} GiB of memory, ${type()} ${release()} ${arch()}, Node.js ${process.versions.node}.`;
}
