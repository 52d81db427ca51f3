import { type ConversionOptions, convert, inspect, NOTICE_CODES, type Notice } from '@footmark/engine';
import { unzipSync } from 'fflate';
import { type DocxPackage, openPart, type Part } from '../docx/package';
import { checkRules } from '../validation/rules';
import { describeFindings } from '../validation/validate-docx';

export interface FuzzInput {
  readonly markdown: string;
  readonly options: ConversionOptions;
}

/**
 * What must be true for any input: there is a document, the same one twice; it obeys our rules; its notices have known
 * codes and existing lines; and the text can be inspected. Returns the document; throws if a property is violated.
 */
export async function checkInput({ markdown, options }: FuzzInput): Promise<Uint8Array> {
  const { bytes, notices } = await converted(markdown, options);
  const again = await converted(markdown, options);
  if (Buffer.compare(bytes, again.bytes) !== 0) throw new Error('The same input gave two documents');
  expectNone(describeFindings('document', checkRules(openKnown(bytes))));
  checkNotices(notices, markdown);
  checkNotices(inspect(markdown, options).notices, markdown);
  return bytes;
}

async function converted(markdown: string, options: ConversionOptions) {
  const result = await convert(markdown, options);
  const notices = [...result.validation.errors, ...result.validation.warnings];
  if (!result.success) throw new Error(`Not converted: ${notices.map(({ message }) => message).join('; ')}`);
  return { bytes: new Uint8Array(await result.blob.arrayBuffer()), notices };
}

function checkNotices(notices: readonly Notice[], markdown: string): void {
  const lines = markdown.split(/\r\n?|\n/).length;
  for (const { code, line, column = 1, message } of notices) {
    if (!NOTICE_CODES.includes(code)) throw new Error(`There is no notice ${code}`);
    if (!(line >= 1 && line <= lines && column >= 1))
      throw new Error(`"${message}" is on line ${line}, column ${column} of ${lines} lines`);
  }
}

function expectNone(findings: string): void {
  if (findings !== '') throw new Error(findings);
}

/** Parts that most documents share, such as the styles, parsed once. */
const known = new Map<string, Part>();

function openKnown(bytes: Uint8Array): DocxPackage {
  const parts = Object.entries(unzipSync(bytes)).map(([name, content]): [string, Part] => {
    if (!/styles|theme|settings|fontTable|\.rels$|Types/.test(name)) return [name, openPart(name, content)];
    const key = `${name} ${Buffer.from(content).toString('latin1')}`;
    const part = known.get(key) ?? openPart(name, content);
    if (known.size < 2000) known.set(key, part);
    return [name, part];
  });
  return { parts: new Map(parts) };
}
