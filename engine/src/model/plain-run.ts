import type { RunProperties } from './composed.js';

/** A run that looks like its paragraph. */
export const PLAIN_RUN: RunProperties = {
  style: undefined,
  bold: false,
  italic: false,
  strike: false,
  underline: false,
  highlight: false,
  position: undefined,
  rightToLeft: false,
  emoji: false,
  eastAsian: false,
};
