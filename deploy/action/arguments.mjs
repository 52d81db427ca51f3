/** @typedef {Readonly<Record<string, string>>} Inputs the inputs of the action by their names, as Actions hands them over: all of them texts */

/** Inputs that are not options of the command. */
const OWN_INPUTS = new Set(['files', 'output', 'artifact']);

/**
 * The arguments of the command for the inputs of the action. An input with several lines gives its option several times.
 *
 * @param {Inputs} inputs
 * @param {ReadonlySet<string>} flags the options of the command that take no value, with `no-` where they turn something off
 * @returns {readonly string[]}
 * @throws {Error} if no files are named, or an option without a value is neither `true` nor `false`
 */
export function commandArguments(inputs, flags) {
  const files = lines(inputs.files);
  if (files.length === 0) throw new Error('files: name at least one file or folder, one a line');
  const options = Object.entries(inputs).flatMap(([name, value]) =>
    OWN_INPUTS.has(name) ? [] : option(name, value, flags),
  );
  const output = inputs.check === 'true' ? [] : ['--output', place(inputs.output || 'word')];
  // What begins with a hyphen is the name of a file here, too.
  return [...output, ...options, '--json', ...files.map((file) => file.replace(/^-/, './-'))];
}

/**
 * The output: a folder, unless it is named as a file is. The command takes what ends with a slash as a folder even for one text.
 *
 * @param {string} output
 */
const place = (output) => (/\.\w+$|\/$/.test(output) ? output : `${output}/`);

/**
 * @param {string} name
 * @param {string} value
 * @param {ReadonlySet<string>} flags
 * @returns {readonly string[]}
 */
function option(name, value, flags) {
  if (value.trim() === '') return [];
  if (!flags.has(name)) return lines(value).map((line) => `--${name}=${line}`);
  if (value === 'true') return [`--${name}`];
  if (value === 'false') return flags.has(`no-${name}`) ? [`--no-${name}`] : [];
  throw new Error(`${name}: write true or false, not ${JSON.stringify(value)}`);
}

/**
 * The options without a value that the command explains in its help.
 *
 * @param {string} help
 * @returns {ReadonlySet<string>}
 */
export const flagsIn = (help) =>
  new Set(Array.from(help.matchAll(/^ {2}(?:-\w, )?--([\w-]+)$/gm), ([, name = '']) => name));

/** @param {string | undefined} text */
const lines = (text) =>
  (text ?? '')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
