// Writes engine/API.md from the doc comments of the engine's exports: node scripts/api.mjs
import { writeFileSync } from 'node:fs';
import { apiPage } from './api/page.mjs';

writeFileSync(new URL('../engine/API.md', import.meta.url), apiPage());
