import { bytesOf } from './bounded-stream.js';
import { CommandError, reason, systemCode } from './errors.js';

/** The name that stands for standard input and standard output. */
export const STREAM = '-';

/** The three standard streams; tests replace those of the process. */
export interface Terminal {
  readonly stdin: AsyncIterable<Uint8Array> & Stream;
  readonly stdout: Output;
  readonly stderr: Output;
}

interface Stream {
  /** Its file descriptor. */
  readonly fd?: number;
}

export interface Output extends Stream {
  /** True when a person reads the stream on a screen. */
  readonly isTTY?: boolean;
  /** How many characters fit on a line of the terminal. */
  readonly columns?: number;
  write(data: string | Uint8Array, done: (error?: Error | null) => void): unknown;
}

export async function readAll(stream: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  try {
    return await bytesOf(stream);
  } catch (error) {
    throw new CommandError(`cannot read standard input: ${reason(error)}`);
  }
}

/**
 * Resolves when the data is written, and also when the reader has gone away (`| head`): it has seen what it
 * wanted.
 */
export function print(output: Output, data: string | Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    output.write(data, (error) => {
      if (!error || systemCode(error) === 'EPIPE') resolve();
      else reject(new CommandError(`cannot write to the output: ${reason(error)}`));
    });
  });
}
