import type { Notice } from './api/notice.js';
import type { StyleMapping, TemplateName } from './api/options.js';
import { settingsOf } from './api/settings.js';
import { nameOfLook, openTemplate } from './session/own-template.js';
import type { StyleSample, TemplateReport, TemplateStyleEntry } from './template/index.js';
import { themeOf } from './theme/index.js';
import { stylesOf } from './theme/styles/index.js';

/** What becomes of a Word template, and its styles, for a person who chooses which of them is used for what. */
export interface TemplateInspection extends TemplateReport {
  /** Its paragraph, character and table styles, in the order of the file. */
  readonly styles: readonly TemplateStyleEntry[];
  /** The name of the style that is used for each of ours; null where our own look is added. */
  readonly mapping: StyleMapping;
  /** How each of our styles looks where our own look is added. */
  readonly own: Readonly<Record<string, StyleSample>>;
  /** The automatic choice: `mapping` as it is without a style map. */
  readonly proposal: StyleMapping;
  /** The named look that the file was made with, whose choices of options it brings along. */
  readonly madeWith: TemplateName | undefined;
  /** The findings that every conversion with it has. */
  readonly notices: readonly Notice[];
}

/**
 * Reads a Word template as `convert` does, and tells what is kept, left out, filled in and guessed, and which of its styles
 * would be used for what. `styleMap` takes precedence over the automatic choice. If a file cannot be used, it rejects with
 * an error whose message says why in plain words.
 */
export async function inspectTemplate(
  bytes: Uint8Array,
  styleMap: StyleMapping = {},
): Promise<TemplateInspection> {
  const settings = settingsOf({ template: bytes, styleMap });
  const opened = await openTemplate(bytes);
  const { read, code, hasContentsPlace } = opened;
  const theme = themeOf(settings);
  const fit = code.fitTemplate(read.template, theme, styleMap);
  return {
    ...code.reportOf(fit, { dropped: read.dropped, hasContentsPlace }, stylesOf(theme), styleMap),
    styles: code.styleEntries(read.template, fit.looks),
    mapping: code.mappingOf(fit.map),
    own: code.ownSamples(fit.theme),
    proposal: code.mappingOf(code.fitTemplate(read.template, theme).map),
    madeWith: nameOfLook(opened),
    notices: [...read.notices, ...fit.notices],
  };
}
