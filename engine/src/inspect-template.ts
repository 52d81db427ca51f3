import type { Notice } from './api/notice.js';
import type { StyleMapping, TemplateName } from './api/options.js';
import { settingsOf } from './api/settings.js';
import { nameOfLook, openTemplate } from './session/own-template.js';
import type { StyleSample, TemplateStyleEntry } from './template/index.js';
import { themeOf } from './theme/index.js';

/** The styles of a Word template, for a person who chooses which of them is used for what. */
export interface TemplateInspection {
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
  /** What will be left out of the file. */
  readonly notices: readonly Notice[];
}

/**
 * Reads a Word template as `convert` does, and tells which of its styles would be used for what. `styleMap` takes
 * precedence over the automatic choice. If a file cannot be used, it rejects with an error whose message says why in
 * plain words.
 */
export async function inspectTemplate(
  bytes: Uint8Array,
  styleMap: StyleMapping = {},
): Promise<TemplateInspection> {
  const settings = settingsOf({ template: bytes, styleMap });
  const opened = await openTemplate(bytes);
  const { read, code } = opened;
  const fit = code.fitTemplate(read.template, themeOf(settings), styleMap);
  return {
    styles: code.styleEntries(read.template, fit.looks),
    mapping: code.mappingOf(fit.map),
    own: code.ownSamples(fit.theme),
    proposal: code.mappingOf(code.fitTemplate(read.template, themeOf(settings)).map),
    madeWith: nameOfLook(opened),
    notices: [...read.notices, ...fit.notices],
  };
}
