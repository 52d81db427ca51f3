/*
 * Keeps the compiled code of the command's modules, with that of the functions that have run, beside them. Where nothing can be
 * written there, they are compiled at each start. Node.js has this from 22.8 on (`module.enableCompileCache`), but gains less than
 * half as much (decision 50).
 */
const { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } = require('node:fs');
const { createRequire, wrap } = require('node:module');
const { dirname, join, parse } = require('node:path');
const { Script } = require('node:vm');

/**
 * Runs a CommonJS module and those beside it that it requires, which are in ASCII.
 *
 * @param {string} path of the module
 * @param {string} flags a name for the options with which V8 runs: it refuses code that was compiled with others
 */
exports.loadCompiled = (path, flags) => {
  const folder = join(dirname(path), 'compiled');
  /** @type {Map<string, { exports: unknown }>} */
  const modules = new Map();
  /** @type {{ script: Script, file: string }[]} */
  const fresh = [];

  /** @param {string} file */
  const load = (file) => {
    const known = modules.get(file);
    if (known) return known.exports;
    const own = { exports: {} };
    modules.set(file, own);
    const run = compiled(file).runInThisContext();
    const others = createRequire(file);
    const require = (/** @type {string} */ id) =>
      id.startsWith('./') ? load(join(dirname(file), id)) : others(id);
    run.call(own.exports, own.exports, require, own, file, dirname(file));
    return own.exports;
  };

  /** @param {string} file */
  const compiled = (file) => {
    // V8 itself only compares the lengths of sources.
    const { size, mtimeMs } = statSync(file);
    const kept = join(
      folder,
      `${parse(file).name}-${size}-${mtimeMs}-${flags}-${process.version}-${process.arch}`,
    );
    const cachedData = read(kept);
    const script = new Script(wrap(readFileSync(file, 'latin1')), {
      filename: file,
      ...(cachedData && { cachedData }),
    });
    if (!cachedData || script.cachedDataRejected) fresh.push({ script, file: kept });
    return script;
  };

  process.on('exit', () => {
    if (fresh.length === 0) return;
    try {
      mkdirSync(folder, { recursive: true });
      for (const { script, file } of fresh) {
        const draft = `${file}-${process.pid}.tmp`;
        writeFileSync(draft, script.createCachedData());
        renameSync(draft, file);
      }
    } catch {
      // A folder that belongs to another user, or a full disk.
    }
  });
  load(path);
};

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
