import { CommandError, explanation } from '../errors.js';
import { limitProcess } from '../process-limits.js';
import { shown } from '../shown.js';
import type { TemplateArguments } from './inspect-template.js';
import type { MergeArguments } from './merge.js';
import type { ReadArguments } from './read.js';
import { errorAnswer, type ToolAnswer, type ToolRequest } from './tool-request.js';
import {
  type Answer,
  type ConversionArguments,
  checkMarkdown,
  convertMarkdown,
  type TextArguments,
} from './tools.js';

// The process that does the work of the tools, one request at a time, so that the server can end it and always answers.
process.on('message', async (request: ToolRequest) => process.send?.(await answerTo(request)));
limitProcess(Number(process.argv[2]) * 1e6);
process.send?.('ready');

/** Every error becomes an answer that the assistant can act on; none ends the process. */
async function answerTo(request: ToolRequest): Promise<ToolAnswer> {
  try {
    const { text, data } = await worked(request);
    return { content: [{ type: 'text', text }], structuredContent: data };
  } catch (error) {
    return errorAnswer(
      error instanceof CommandError ? error.lines.map(shown).join('\n') : explanation(error),
    );
  }
}

async function worked({ tool, input, roots }: ToolRequest): Promise<Answer> {
  switch (tool) {
    case 'convert_markdown':
      return convertMarkdown(input as ConversionArguments, roots);
    case 'check_markdown':
      return checkMarkdown(input as TextArguments, roots);
    case 'read_word':
      return (await import('./read.js')).readWordTool(input as ReadArguments, roots);
    case 'merge_word':
      return (await import('./merge.js')).mergeWordTool(input as MergeArguments, roots);
    case 'inspect_template':
      return (await import('./inspect-template.js')).inspectTemplateTool(input as TemplateArguments, roots);
  }
}
