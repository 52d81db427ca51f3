import type { CalloutKind } from '../model/callout-names.js';
import type { CodeTokenKind } from '../model/code-tokens.js';

/** What a template brings of its own; the rest of a theme follows from the options. */
export interface TemplateLook {
  readonly colors: Readonly<Record<ColorName, string>>;
  /** The words of code, on the ground of code blocks. */
  readonly codeColors: Readonly<Record<CodeTokenKind, string>>;
  /** Space after a body paragraph. */
  readonly paragraphSpacing: number;
  /** Indent of the first line of a body paragraph. */
  readonly firstLineIndent: number;
  /** The headings of depth 1 to 6. */
  readonly headings: readonly HeadingLook[];
  /** Indent of each level of quotation on the left, and of all quotations on the right. */
  readonly quoteIndent: number;
  readonly quoteRightIndent: number;
  /** Indent of each level of a list, which is also where its text begins after the marker. */
  readonly listIndent: number;
  /** The bar, the title and the ground of each kind of callout. */
  readonly callouts: Readonly<Record<CalloutKind, { readonly ink: string; readonly ground: string }>>;
  readonly title: TitleLook;
  /** The same above the text, where it is another than on a page of its own. */
  readonly quietTitle?: TitleLook;
  /** Where a page header's text stands: left, with the number on the right, or both together on the right. */
  readonly header: 'spread' | 'right';
}

export type ColorName =
  | 'heading'
  | 'quote'
  | 'link'
  | 'inlineCode'
  | 'rule'
  | 'codeBackground'
  | 'codeBorder'
  | 'tableHeader'
  | 'muted';

export interface HeadingLook {
  /** Times the body size. */
  readonly scale: number;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly before: number;
  readonly after: number;
  /** 240ths of a line; default: slightly more than single. */
  readonly line?: number;
  readonly centered?: boolean;
  readonly color?: string;
  readonly left?: number;
  /** Whether a fine rule stands under it. */
  readonly ruled?: boolean;
}

/** The looks of a title and of the lines beside it. */
export interface TitleLook {
  /** Times the body size. */
  readonly scale: number;
  readonly bold: boolean;
  readonly centered: boolean;
  readonly detailsCentered: boolean;
  readonly before: number;
  readonly after: number;
}
