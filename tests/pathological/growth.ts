/** Something for the engine that grows, and that is meant to make it run for minutes, fill the memory or overflow its stack. */
export interface Growth {
  readonly name: string;
  /** An input whose length and number of units grow with `size`. */
  readonly input: (size: number) => GrowingInput;
}

export interface GrowingInput {
  /** In UTF-16 code units, or unpacked bytes. */
  readonly length: number;
  /** Does everything that a user would do with it. Rejects if that fails. */
  readonly run: () => Promise<void>;
}

export const each = (size: number, text: (index: number) => string): string =>
  Array.from({ length: size }, (_, index) => text(index)).join('');

/** `open` many times, some content, and `close` as many times. */
export const nested =
  (open: string, close: string, inside = 'a') =>
  (size: number): string =>
    open.repeat(size) + inside + close.repeat(size);
