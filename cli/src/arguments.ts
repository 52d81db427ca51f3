import { parseArgs } from 'node:util';
import { UsageError } from './errors.js';
import { REQUEST_LIMITS, type RequestLimits } from './mcp/tool-request.js';
import type { MergeInputs } from './merge-file.js';
import type { OptionRow } from './option-row.js';
import { OPTIONS } from './options.js';
import { merge, type Settings } from './settings.js';
import { isWordFile } from './word-files.js';

/** The parsed command line. */
type Command =
  | { readonly kind: 'help' }
  | { readonly kind: 'version' }
  | { readonly kind: 'mcp'; readonly roots: readonly string[]; readonly limits: RequestLimits }
  | { readonly kind: 'inspect'; readonly template: string; readonly settings: Settings }
  | { readonly kind: 'merge'; readonly inputs: MergeInputs; readonly settings: Settings }
  | { readonly kind: 'convert'; readonly inputs: readonly string[]; readonly settings: Settings };

/** Parses the arguments; throws a `UsageError` if they are invalid. */
export function parseCommand(words: readonly string[]): Command {
  if (words[0] === MCP) return parseMcp(words.slice(1));
  if (words[0] === MERGE) return parseMerge(words.slice(1));
  if (words[0] === INSPECT) return parseInspect(words.slice(1));
  const { tokens } = parseArgs({ args: [...words], options: parserOptions(), strict: false, tokens: true });
  const inputs: string[] = [];
  let settings: Settings = {};
  for (const token of tokens) {
    if (token.kind === 'positional') inputs.push(token.value);
    if (token.kind === 'option') settings = merge(settings, readOption(token));
  }
  if (settings.help) return { kind: 'help' };
  if (settings.version) return { kind: 'version' };
  if (inputs.length === 0 || inputs.includes(''))
    throw new UsageError('no input file given; - is standard input');
  return { kind: 'convert', inputs, settings };
}

/** The word that starts the server for assistants. A file with this name can be given as `./mcp`. */
const MCP = 'mcp';

/** The word that merges a returned Word file into its text. A file with this name can be given as `./merge`. */
const MERGE = 'merge';

/** The word that tells what becomes of a template. A file with this name can be given as `./inspect`. */
const INSPECT = 'inspect';

/** The options that `inspect` takes, by what they set. */
const INSPECT_SETTINGS: ReadonlySet<string> = new Set(['json', 'styleMapFile', 'conversion']);

function parseInspect(words: readonly string[]): Command {
  const command = parseCommand(words);
  if (command.kind !== 'convert') return command;
  const { inputs, settings } = command;
  const [template, ...others] = inputs;
  const { footnoteOptions = {}, ...conversion } = settings.conversion ?? {};
  const isOther =
    Object.keys(settings).some((name) => !INSPECT_SETTINGS.has(name)) ||
    Object.keys({ ...conversion, ...footnoteOptions }).length > 0;
  if (template === undefined || others.length > 0 || isOther)
    throw new UsageError('inspect takes one Word template, --style-map FILE and --json: inspect THESIS.dotx');
  return { kind: 'inspect', template, settings };
}

function parseMerge(words: readonly string[]): Command {
  const marks = words.includes('--mark');
  const command = parseCommand(words.filter((word) => word !== '--mark'));
  if (command.kind !== 'convert') return command;
  const [text, returned, ...others] = command.inputs;
  if (
    text === undefined ||
    returned === undefined ||
    others.length > 0 ||
    isWordFile(text) ||
    !isWordFile(returned)
  )
    throw new UsageError('merge needs a text and the returned Word file: merge PAPER.md RETURNED.docx');
  return { kind: 'merge', inputs: { text, returned, marks }, settings: command.settings };
}

function parseMcp(words: readonly string[]): Command {
  const roots: string[] = [];
  let limits = REQUEST_LIMITS;
  const options = {
    root: { type: 'string', multiple: true },
    'time-limit': { type: 'string' },
    'memory-limit': { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  } as const;
  const { tokens } = parseArgs({ args: [...words], options, strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind === 'option' && token.name === 'help') return { kind: 'help' };
    if (token.kind !== 'option' || !Object.hasOwn(MCP_VALUES, token.name))
      throw new UsageError(
        `mcp takes no ${token.kind === 'option' ? token.rawName : 'input files'}; only --root FOLDER, --time-limit SECONDS and --memory-limit MB`,
      );
    if (!token.value) throw new UsageError(`${token.rawName}: needs a value, ${MCP_VALUES[token.name]}`);
    if (token.name === 'root') roots.push(token.value);
    if (token.name === 'time-limit') limits = { ...limits, seconds: limit(token.rawName, token.value, 1) };
    if (token.name === 'memory-limit')
      limits = { ...limits, megabytes: limit(token.rawName, token.value, LEAST_MEGABYTES) };
  }
  return { kind: 'mcp', roots, limits };
}

const MCP_VALUES: Readonly<Record<string, string>> = {
  root: 'FOLDER',
  'time-limit': 'SECONDS',
  'memory-limit': 'MB',
};

/** As many megabytes as the shortest text needs, with some to spare. */
const LEAST_MEGABYTES = 200;

function limit(name: string, value: string, least: number): number {
  const number = Number(value);
  if (/^\d{1,6}$/.test(value) && number >= least) return number;
  throw new UsageError(`${name}: '${value}' is not accepted; write a whole number, ${least} or more`);
}

function parserOptions() {
  return Object.fromEntries(
    OPTIONS.map(({ name, short, value }) => [
      name,
      { type: value === undefined ? ('boolean' as const) : ('string' as const), ...(short && { short }) },
    ]),
  );
}

/** Without `strict`, `parseArgs` leaves the checks to us, so that we can word the messages ourselves. */
interface OptionToken {
  readonly name: string;
  readonly rawName: string;
  readonly value: string | undefined;
  readonly inlineValue: boolean | undefined;
}

function readOption(token: OptionToken): Settings {
  const row = OPTIONS.find(({ name }) => name === token.name);
  if (row === undefined) throw new UsageError(`unknown option '${token.rawName}'`);
  try {
    return row.settings(checkedValue(row, token));
  } catch (error) {
    throw error instanceof UsageError ? new UsageError(`${token.rawName}: ${error.message}`) : error;
  }
}

function checkedValue(row: OptionRow, { value, inlineValue }: OptionToken): string {
  if (row.value === undefined) {
    if (value !== undefined && !row.mayHaveValue) throw new UsageError(`takes no value, but got '${value}'`);
    return value ?? '';
  }
  const looksLikeOption = value !== undefined && !inlineValue && /^-./.test(value);
  if (value === undefined || (value === '' && !row.mayBeEmpty) || looksLikeOption)
    throw new UsageError(`needs a value, ${row.value}`);
  return value;
}
