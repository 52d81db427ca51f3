#!/usr/bin/env node
import module from 'node:module';

// Node.js 22.8 and later keep compiled code in the system's temporary folder, so that the next start takes less time.
module.enableCompileCache?.();
await import('../dist/footmark.js');
