import { pathOf } from '../docx/elements';
import type { DocxPackage } from '../docx/package';
import type { Element } from '../docx/xml';

/** Something in a file that would cause trouble in Word or for a reader. */
export interface Finding {
  /** The rule's name, or the validator's error id. */
  readonly rule: string;
  readonly part: string;
  /** The element, as an XPath; empty if the finding is about the whole part. */
  readonly path: string;
  readonly message: string;
}

export type Problem = Omit<Finding, 'rule'>;

/** A rule that Microsoft's validator lacks. It yields the violations. */
export type Rule = (file: DocxPackage) => Iterable<Problem>;

export function problem(part: string, element: Element | undefined, message: string): Problem {
  return { part, path: element === undefined ? '' : pathOf(element), message };
}

export function describeFinding({ rule, part, path, message }: Finding): string {
  return `${part}${path === '' ? '' : ` ${path}`}: ${message} (${rule})`;
}
