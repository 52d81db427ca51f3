#!/usr/bin/env node
import module from 'node:module';
import { setFlagsFromString } from 'node:v8';

/**
 * In these versions of V8, functions wait longer until they are optimized: a process that converts a few texts ends before
 * that has paid, and the compiler takes processors from it. Later versions have a compiler in between (decision 46).
 */
const OPTIMIZE_LATER = {
  11.3: '--interrupt-budget=400000',
  12.4: '--invocation-count-for-turbofan=12000',
};
const later = OPTIMIZE_LATER[process.versions.v8.split('.', 2).join('.')];
if (later) setFlagsFromString(later);
// Node.js 22.8 and later keep compiled code in the system's temporary folder, so that the next start takes less time.
module.enableCompileCache?.();
await import('../dist/footmark.js');
