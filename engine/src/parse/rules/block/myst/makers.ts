import type { StateBlock } from 'markdown-it';
import { pushBox, pushToggle, pushVersion } from './boxes.js';
import { pushCell, pushCode, pushFormula, pushRaw } from './code.js';
import type { Directive } from './directive.js';
import type { DirectiveKind } from './directive-kinds.js';
import { pushFigure, pushPicture } from './figures.js';
import { pushGlossary } from './glossary.js';
import {
  pushAddress,
  pushExternalFile,
  pushIndexEntries,
  pushPageBreak,
  pushPlace,
  pushSources,
  pushWebOnly,
} from './places.js';
import { inDiv, pushBold, pushTarget, readBody } from './push.js';
import { pushCaptionedTable, pushCsvTable, pushListTable } from './tables.js';
import { pushTheorem } from './theorems.js';

/** Pushes the tokens of a directive. */
type Maker = (state: StateBlock, directive: Directive) => void;

export const MAKERS: Readonly<Record<DirectiveKind, Maker>> = {
  // Others are callouts, which come first.
  callout: pushToggle,
  version: pushVersion,
  box: pushBox,
  toggle: pushToggle,
  quotation: pushQuotation,
  figure: pushFigure,
  image: pushPicture,
  table: pushCaptionedTable,
  'list-table': pushListTable,
  'csv-table': pushCsvTable,
  formula: pushFormula,
  code: pushCode,
  cell: pushCell,
  raw: pushRaw,
  glossary: pushGlossary,
  rubric: (state, { argument, label, startLine }) => {
    pushTarget(state, label, startLine);
    pushBold(state, argument, startLine);
  },
  theorem: pushTheorem,
  gated: pushTheorem,
  group: pushGroup,
  titled: pushGroup,
  contents: (state, directive) => pushPlace(state, directive, 'headings'),
  'index-place': (state, directive) => pushPlace(state, directive, 'index'),
  'page-break': pushPageBreak,
  sources: pushSources,
  index: pushIndexEntries,
  address: pushAddress,
  elsewhere: pushExternalFile,
  webOnly: pushWebOnly,
};

function pushQuotation(state: StateBlock, directive: Directive): void {
  const { startLine, endLine } = directive;
  state.push('blockquote_open', 'blockquote', 1).map = [startLine, endLine];
  readBody(state, directive);
  state.push('blockquote_close', 'blockquote', -1);
}

/** Blocks that are side by side or in tabs on the screen follow one another on paper, each under its title. */
function pushGroup(state: StateBlock, directive: Directive): void {
  const { kind, argument, label, startLine } = directive;
  inDiv(state, directive, undefined, () => {
    pushTarget(state, label, startLine);
    if (kind === 'titled') pushBold(state, argument, startLine);
    readBody(state, directive);
  });
}
