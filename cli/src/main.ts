import { run } from './run.js';

// A reader that goes away also makes the stream emit an error, which would end the process if nobody listened;
// `print` deals with it.
process.stdout.on('error', () => {});
process.stderr.on('error', () => {});

process.exitCode = await run(process.argv.slice(2), process);
