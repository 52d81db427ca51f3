import { parentPort } from 'node:worker_threads';
import { type Job, runJob } from './job.js';

// A thread of the command: runs the jobs it receives, one at a time, and answers each with its outcome.
parentPort?.on('message', async (job: Job) => parentPort?.postMessage(await runJob(job)));
