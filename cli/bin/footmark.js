#!/usr/bin/env node
const { statSync } = require('node:fs');
const { join } = require('node:path');
const { loadCompiled } = require('./compiled.cjs');

/**
 * In these versions of V8, functions wait longer until they are optimized: a process that converts a few texts ends before
 * that has paid, and the compiler takes processors from it. Later versions have a compiler in between (decision 46).
 */
const OPTIMIZE_LATER = {
  11.3: '--interrupt-budget=400000',
  12.4: '--invocation-count-for-turbofan=12000',
};
/** In bytes. A shorter text is converted before V8 would optimize much, and loading what sets the option takes 5 ms. */
const LONG = 50_000;

const later = OPTIMIZE_LATER[process.versions.v8.split('.', 2).join('.')];
const isLong = process.argv.slice(2).some((argument) => {
  const stats = statSync(argument, { throwIfNoEntry: false });
  return stats !== undefined && (stats.isDirectory() || stats.size > LONG);
});
if (later && isLong) require('node:v8').setFlagsFromString(later);

loadCompiled(join(__dirname, '../dist/footmark.js'), isLong ? 'long' : 'short');
