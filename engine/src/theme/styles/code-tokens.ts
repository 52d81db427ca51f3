import { CODE_TOKEN_KINDS, type CodeTokenKind } from '../../model/code-tokens.js';
import { capitalized } from '../../model/names/style-ids.js';
import type { Style } from '../../model/style.js';
import type { Theme } from '../sheet.js';

/** The colours of code: one character style for each kind of token, so that all code can be changed in one place. */
export function codeTokenStyles({ codeColors }: Theme): Style[] {
  return CODE_TOKEN_KINDS.map((kind) => ({
    type: 'character',
    id: codeStyleId(kind),
    name: `Code ${capitalized(kind)}`,
    basedOn: 'DefaultParagraphFont',
    priority: 36,
    run: kind === 'comment' ? { color: codeColors[kind], italic: true } : { color: codeColors[kind] },
  }));
}

export function codeStyleId(kind: CodeTokenKind): `Code${Capitalize<CodeTokenKind>}` {
  return `Code${capitalized(kind)}`;
}
