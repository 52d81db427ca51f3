import type { Validation } from './notice.js';
import type { DialectReading } from './text-dialect.js';

/** The result of a conversion; `success` tells which of the two forms it has. */
export type ConversionResult =
  | {
      readonly success: true;
      /** The .docx file, of type `application/vnd.openxmlformats-officedocument.wordprocessingml.document`. */
      readonly blob: Blob;
      readonly validation: Validation;
      /** The dialect in which the text was read, if it shows one or one was chosen. */
      readonly reading?: DialectReading;
    }
  | {
      readonly success: false;
      /** One sentence for the user. */
      readonly error: string;
      readonly validation: Validation;
    };

/** The stages of a conversion, in order, as reported to `ConversionOptions.onProgress`. */
export type ConversionStage = 'parse' | 'load' | 'resolve' | 'write' | 'zip';
