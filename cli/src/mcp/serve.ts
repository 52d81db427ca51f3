import { McpServer, type StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import { OPTION_SCHEMA, optionFaults } from '../option-checks.js';
import type { Roots } from '../roots.js';
import { oneLine, shown } from '../shown.js';
import { skillText } from '../skill.js';
import { version } from '../version.js';
import type { TemplateArguments } from './inspect-template.js';
import type { MergeArguments } from './merge.js';
import type { ReadArguments } from './read.js';
import { serverRoots } from './roots.js';
import { ToolProcesses } from './tool-processes.js';
import { errorAnswer, type RequestLimits, type ToolAnswer, type ToolName } from './tool-request.js';
import type { ConversionArguments, TextArguments } from './tools.js';

/**
 * Serves the Model Context Protocol over standard input and output until the client disconnects. Assistants can read and
 * write only in the given folders. Throws a `CommandError` for a folder that does not exist.
 */
export async function serve(folders: readonly string[], limits: RequestLimits): Promise<void> {
  const roots = await serverRoots(folders);
  const processes = new ToolProcesses(new URL('./tool-process.js', import.meta.url), limits);
  const transport = new StdioServerTransport();
  const onerror = ({ message }: Error): void => void process.stderr.write(`footmark: ${oneLine(message)}\n`);
  const handle = serveStdio(() => serverFor(roots, processes), { transport, onerror });
  await closed(transport);
  processes.endAll();
  await handle.close();
  // A client that broke the protocol may still write.
  process.stdin.destroy();
}

/** When the client is gone, or has sent something that ends the connection. */
function closed(transport: StdioServerTransport): Promise<void> {
  const { onclose } = transport;
  return new Promise((resolve) => {
    transport.onclose = () => {
      onclose?.();
      resolve();
    };
  });
}

function serverFor(roots: Roots, processes: ToolProcesses): McpServer {
  const answering =
    (tool: ToolName) =>
    (input: object, { mcpReq }: { readonly mcpReq: { readonly signal: AbortSignal } }): Promise<ToolAnswer> =>
      processes.answerTo({ tool, input, roots }, mcpReq.signal);
  const server = new McpServer(
    { name: 'footmark', title: 'Footmark', version: version() },
    {
      instructions: `Converts Markdown to Word documents, and reads them as Markdown. Paths may lead into these folders: ${roots.folders.join(', ')}.`,
    },
  );
  server.registerTool(
    'convert_markdown',
    {
      title: 'Convert Markdown to Word',
      description:
        'Converts Markdown to a Word document (.docx) with real footnotes, tables, lists, equations and styles, writes it, and returns its findings about the text.',
      inputSchema: argumentsSchema<ConversionArguments>({
        output: {
          type: 'string',
          description: 'Path of the Word file, ending in .docx. An existing file is replaced.',
        },
      }),
      annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
    },
    withValidOptions(answering('convert_markdown')),
  );
  server.registerTool(
    'check_markdown',
    {
      title: 'Check Markdown for Word',
      description:
        'Looks at Markdown as a conversion to Word would, without writing anything: problems with their lines, statistics and the outline.',
      inputSchema: argumentsSchema<TextArguments>({}),
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    withValidOptions(answering('check_markdown')),
  );
  server.registerTool(
    'read_word',
    {
      title: 'Read Word as Markdown',
      description:
        'Reads a Word document (.docx), whoever made it, as Markdown with notes, lists, tables, equations and citations, and returns it, or writes it with its pictures in a folder beside it. Also returns what Markdown cannot express.',
      inputSchema: schemaOf<ReadArguments>(READ, ['source']),
      annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
    },
    answering('read_word'),
  );
  server.registerTool(
    'merge_word',
    {
      title: 'Merge changes from Word',
      description:
        'Merges what others changed in a Word document (.docx) made from Markdown, tracked or not, into that Markdown, and writes the result. Returns each change and comment, and the conflicts; where there is one, the Markdown stays as it is.',
      inputSchema: schemaOf<MergeArguments>(MERGE, ['source', 'returned', 'output']),
      annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
    },
    answering('merge_word'),
  );
  server.registerTool(
    'inspect_template',
    {
      title: 'Inspect a Word template',
      description:
        'Says what becomes of a Word template (.docx, .dotx) that is given as reference, without converting anything: what is kept, left out, filled in and guessed, and which of its styles are used for what.',
      inputSchema: schemaOf<TemplateArguments>(TEMPLATE, ['reference']),
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    answering('inspect_template'),
  );
  server.registerResource(
    'markdown-for-word',
    'skill://footmark/markdown-for-word/SKILL.md',
    {
      title: 'Writing Markdown for Word',
      mimeType: 'text/markdown',
      description: 'The syntax that converts well to Word.',
    },
    async ({ href }) => ({
      contents: [{ uri: href, mimeType: 'text/markdown', text: await skillText() }],
    }),
  );
  return server;
}

/** Options are checked before they are sent on, since what is nested too deeply cannot be. */
function withValidOptions<Rest extends unknown[]>(
  answer: (input: TextArguments, ...rest: Rest) => Promise<ToolAnswer>,
): (input: TextArguments, ...rest: Rest) => Promise<ToolAnswer> {
  return async (input, ...rest) => {
    const faults = optionFaults(input.options ?? {});
    if (faults.length > 0) return errorAnswer(faults.map((fault) => shown(`options: ${fault}`)).join('\n'));
    return answer(input, ...rest);
  };
}

const TEXT = {
  markdown: { type: 'string', description: 'The Markdown text itself.' },
  source: {
    type: 'string',
    description:
      'Path, instead of the text itself: of a Markdown file, a notebook, an HTML page or a CSV file; or of a folder or zip archive of such files, which become one document.',
  },
  reference: {
    type: 'string',
    description:
      'Path of a Word file (.docx, .dotx) whose styles, paper, headers and footers the document takes, instead of the option template.',
  },
  code: {
    type: 'boolean',
    description:
      'Whether the code of notebooks, R Markdown and Quarto is shown, beside its results; true by default.',
  },
  options: { ...OPTION_SCHEMA, description: 'Options of the conversion; all have defaults.' },
} as const;

const READ = {
  source: { type: 'string', description: 'Path of the Word file (.docx, .docm, .dotx).' },
  output: {
    type: 'string',
    description:
      'Path of the Markdown file, ending in .md; its pictures are in a folder beside it. An existing file is replaced. Without it, the Markdown is the answer.',
  },
  changes: {
    type: 'string',
    enum: ['accept', 'reject', 'track'],
    description:
      'What becomes of tracked changes: accepted (the default), rejected, or kept as CriticMarkup, together with comments.',
  },
  dialect: {
    type: 'string',
    enum: ['footmark', 'github', 'pandoc'],
    description: 'The program that the Markdown is for; whatever its dialect cannot express is reported.',
  },
  wrap: {
    type: 'integer',
    minimum: 20,
    description: 'The width, in columns, at which paragraphs are folded; by default, each is one line.',
  },
} as const;

const MERGE = {
  source: { type: 'string', description: 'Path of the Markdown file that the Word file was made from.' },
  returned: { type: 'string', description: 'Path of the returned Word file.' },
  output: {
    type: 'string',
    description: 'Path of the merged Markdown file, ending in .md. An existing file is replaced.',
  },
  changes: {
    type: 'string',
    enum: ['take', 'mark'],
    description: 'What becomes of the changes: made (the default), or written into the text as CriticMarkup.',
  },
} as const;

const TEMPLATE = {
  reference: { type: 'string', description: 'Path of the Word file (.docx, .dotx).' },
} as const;

/** The schema of a tool's arguments. The tool itself checks the options, so that its message names all errors at once. */
function argumentsSchema<Arguments extends TextArguments>(
  required: Readonly<Record<string, Property>>,
): StandardSchemaWithJSON<Arguments> {
  return schemaOf<Arguments>({ ...required, ...TEXT }, Object.keys(required));
}

interface Property {
  readonly type?: unknown;
  readonly description: string;
}

function schemaOf<Arguments>(
  properties: Readonly<Record<string, Property>>,
  required: readonly string[],
): StandardSchemaWithJSON<Arguments> {
  const schema = { type: 'object', properties, required, additionalProperties: false };
  return {
    '~standard': {
      version: 1,
      vendor: 'footmark',
      validate: (value) => {
        const issues = faultsOf(value, properties, required);
        return issues.length > 0 ? { issues } : { value: value as Arguments };
      },
      jsonSchema: { input: () => schema, output: () => schema },
    },
  };
}

function faultsOf(
  value: unknown,
  properties: Readonly<Record<string, Property>>,
  required: readonly string[],
): { readonly message: string }[] {
  if (typeof value !== 'object' || value === null) return [{ message: 'expected an object' }];
  const given = new Map<string, unknown>(Object.entries(value));
  const known = Object.keys(properties);
  const missing = required.filter((name) => !given.has(name));
  const unknown = [...given.keys()].filter((name) => !known.includes(name));
  const isWrong = (name: string, type: 'string' | 'boolean'): boolean =>
    properties[name]?.type === type && given.has(name) && typeof given.get(name) !== type;
  return [
    ...missing.map((name) => ({ message: `${name}: expected text, found none` })),
    ...unknown.map((name) => ({ message: `${name}: no such argument; expected ${known.join(', ')}` })),
    ...known.filter((name) => isWrong(name, 'string')).map((name) => ({ message: `${name}: expected text` })),
    ...known
      .filter((name) => isWrong(name, 'boolean'))
      .map((name) => ({ message: `${name}: expected true or false` })),
  ];
}
