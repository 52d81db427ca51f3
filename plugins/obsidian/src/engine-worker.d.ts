/** The code of the bundled worker (`worker/worker.ts`), which `scripts/build-obsidian.mjs` puts in the place of this module. */
declare const code: string;
export default code;
