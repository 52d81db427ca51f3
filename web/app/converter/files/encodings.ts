import type { EncodingReading } from '../view/view';

/** The text of a file in one of the encodings that it may be in. */
/** What programs wrote before UTF-8, by the labels of the Encoding Standard, the most usual first. */
const ENCODINGS: readonly { readonly label: string; readonly name: string; readonly script: RegExp }[] = [
  { label: 'windows-1252', name: 'Western European', script: /\p{Script=Latin}/u },
  { label: 'windows-1250', name: 'Central European', script: /\p{Script=Latin}/u },
  { label: 'windows-1251', name: 'Cyrillic', script: /\p{Script=Cyrillic}/u },
  { label: 'windows-1253', name: 'Greek', script: /\p{Script=Greek}/u },
  { label: 'windows-1254', name: 'Turkish', script: /\p{Script=Latin}/u },
  {
    label: 'shift_jis',
    name: 'Japanese',
    script: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u,
  },
  { label: 'gb18030', name: 'Chinese, simplified', script: /\p{Script=Han}/u },
  { label: 'big5', name: 'Chinese, traditional', script: /\p{Script=Han}/u },
  { label: 'euc-kr', name: 'Korean', script: /\p{Script=Hangul}/u },
  { label: 'macintosh', name: 'Western European, old Macs', script: /\p{Script=Latin}/u },
];

const MAX_READINGS = 4;
/** Letters before and after the first one that differs, in characters. */
const AROUND = 30;
/** Nobody needs more to tell. */
const MAX_TESTED_BYTES = 200_000;

/** The ways in which bytes that are not UTF-8 can be read, the most likely first; none if they are no text. */
export function readingsOf(bytes: Uint8Array): readonly EncodingReading[] {
  const found: (EncodingReading & { readonly likelihood: number })[] = [];
  for (const { label, name, script } of ENCODINGS) {
    const text = decoded(bytes, label);
    if (text === undefined) continue;
    const sample = sampleOf(text);
    if (found.some((each) => each.sample === sample)) continue;
    found.push({ name, text, sample, likelihood: likelihoodOf(text.slice(0, MAX_TESTED_BYTES), script) });
  }
  return found
    .sort((a, b) => b.likelihood - a.likelihood)
    .slice(0, MAX_READINGS)
    .map(({ likelihood: _, ...reading }) => reading);
}

/** No text contains them; bytes that an encoding does not define become some of them, too. */
const CONTROLS = /[^\P{Cc}\t\n\f\r]|\ufffd/u;

function decoded(bytes: Uint8Array, label: string): string | undefined {
  try {
    const text = new TextDecoder(label, { fatal: true }).decode(bytes);
    return CONTROLS.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}

/**
 * The share of the signs outside ASCII that stand in words of their own script. Languages in the Latin script have few of them among
 * their letters; others have nearly no others.
 */
function likelihoodOf(text: string, script: RegExp): number {
  const signs = (text.match(FOREIGN) ?? []).length;
  if (signs === 0) return 0;
  const words = (text.match(/[\p{L}\p{M}ー]+/gu) ?? []).filter((word) => [...word].some(isForeign));
  const fitting = words.filter((word) => [...word].every((letter) => script.test(letter)));
  const share = fitting.reduce((sum, word) => sum + [...word].filter(isForeign).length, 0) / signs;
  const letters = words.reduce((sum, word) => sum + word.length, 0);
  return script.test('a') && signs > letters * 0.6 ? share / 3 : share;
}

/** Signs outside ASCII but for those that texts in any script have. */
const FOREIGN = /[^\0-\u007f“”‘’„«»–—…€¿¡°§·\u00a0、。，「」]/gu;

function isForeign(letter: string): boolean {
  return letter > '\u007f';
}

function sampleOf(text: string): string {
  const at = text.search(/[^\0-\u007f]/);
  const start = text.lastIndexOf('\n', at) + 1;
  const end = text.indexOf('\n', at);
  const line = text
    .slice(Math.max(start, at - AROUND), Math.min(end < 0 ? text.length : end, at + AROUND))
    .trim();
  return at - AROUND > start ? `…${line}` : line;
}
