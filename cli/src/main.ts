import { run } from './run.js';

// If the reader goes away, the stream also emits an error, which would end the process without a listener;
// `print` handles it.
process.stdout.on('error', () => {});
process.stderr.on('error', () => {});

// Not awaited at the top: the command is bundled as CommonJS.
void run(process.argv.slice(2), process).then((status) => {
  process.exitCode = status;
});
