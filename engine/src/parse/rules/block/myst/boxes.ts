import type { StateBlock } from 'markdown-it';
import { pushParagraph } from '../../core/callout-tokens.js';
import type { Directive } from './directive.js';
import { inDiv, pushTarget, readBody } from './push.js';

/** A foldable block below a line that stays visible. */
export function pushToggle(state: StateBlock, directive: Directive): void {
  inDiv(state, directive, { kind: 'details' }, () => {
    pushParagraph(state, directive.argument, directive.startLine);
    pushTarget(state, directive.label, directive.startLine);
    readBody(state, directive);
  });
}

/** Text beside the text. With a title, it is a callout. */
export function pushBox(state: StateBlock, directive: Directive): void {
  const { label, startLine, endLine } = directive;
  state.push('aside_open', 'aside', 1).map = [startLine, endLine];
  pushTarget(state, label, startLine);
  readBody(state, directive);
  state.push('aside_close', 'aside', -1);
}

const CHANGES: Readonly<Record<string, string>> = {
  versionadded: 'Added in version',
  versionchanged: 'Changed in version',
  versionremoved: 'Removed in version',
  deprecated: 'Deprecated since version',
};

/** A version, and words about its changes. */
export function pushVersion(state: StateBlock, directive: Directive): void {
  const { name, argument, startLine } = directive;
  const [, version = '', rest = ''] = /^(\S*)\s*(.*)$/.exec(argument) ?? [];
  inDiv(state, directive, undefined, () => {
    pushParagraph(state, `**${CHANGES[name]} ${version}**${rest && `: ${rest}`}`, startLine);
    readBody(state, directive);
  });
}
