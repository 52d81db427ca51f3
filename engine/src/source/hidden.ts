/*
 * The parts of a text that only its author sees: comments in HTML, Obsidian and YAML syntax, and link definitions that
 * lead nowhere.
 */

/** Lines of a text, counted from 0; `end` is the first line after them. */
interface Lines {
  readonly start: number;
  readonly end: number;
}

/** How editing marks are treated: they stay, or are accepted or rejected as in the document. */
type Marks = 'track' | 'accept' | 'reject';

/** Escapes, code spans, comments, and editing marks with what they hold. */
const PLACES = new RegExp(
  [
    String.raw`\\[\s\S]`,
    String.raw`(?<!\x60)(\x60+)(?!\x60)[\s\S]*?[^\x60]\1(?!\x60)`,
    String.raw`<!--(?<html>[\s\S]*?)-->`,
    String.raw`(?<![\p{L}\p{N}%])%%(?!%)(?<obsidian>(?:[^%]|%(?!%)){1,5000})%%(?![%\p{L}\p{N}])`,
    String.raw`\{\+\+(?<added>[\s\S]*?)\+\+\}`,
    String.raw`\{--(?<deleted>[\s\S]*?)--\}`,
    String.raw`\{~~(?<old>[\s\S]*?)~>(?<new>[\s\S]*?)~~\}`,
    String.raw`\{==(?<about>[\s\S]*?)==\}(?=\{>>)`,
    String.raw`\{>>(?<comment>[\s\S]*?)<<\}`,
  ].join('|'),
  'gu',
);

/** Comments that the converter obeys; what is said of a chart is shown in it. */
const COMMAND = /^\s*(?:page-?break|\/?\w+:?\s*(?:start|end)|toc|more|chart:[^\n]*)?\s*$/i;

/** A link definition that leads nowhere, which people use for remarks: `[//]: # (remark)`. */
const REMARK = /^ {0,3}\[[^\]\n]+\]:\s*(?:#|<>)\s+(?:"[^\n]*"|'[^\n]*'|\([^\n]*\))[ \t]*$/gm;

/** A text without its front matter and without what is hidden in it; the lines in `kept` are code, and stay. */
export function withoutHidden(markdown: string, kept: readonly Lines[], marks: Marks): string {
  const lines = markdown.split('\n');
  const result: string[] = [];
  let at = 0;
  for (const { start, end } of [...kept, { start: lines.length, end: lines.length }]) {
    if (start < at) continue;
    if (start > at) result.push(cleaned(lines.slice(at, start).join('\n'), marks));
    if (end > start) result.push(lines.slice(start, end).join('\n'));
    at = end;
  }
  return result.join('\n');
}

/** A comment that is never closed is shown, and stays. */
function cleaned(text: string, marks: Marks): string {
  return settled(text, marks).replace(REMARK, '');
}

function settled(text: string, marks: Marks): string {
  return text.replace(PLACES, (whole, ...found) => {
    const groups = found.at(-1) as Readonly<Record<string, string | undefined>>;
    if (groups.html !== undefined) {
      // One that is not closed in its block is shown.
      const [at, all] = [found.at(-3) as number, found.at(-2) as string];
      if (!isInBlock(whole, all.slice(all.lastIndexOf('\n', at) + 1, at)))
        return `<!--${settled(whole.slice(4), marks)}`;
      return COMMAND.test(groups.html) ? whole : '<!-- -->';
    }
    if (groups.obsidian !== undefined) return '%% %%';
    if (marks === 'track') return whole;
    const { added, deleted, old, about, comment } = groups;
    if (comment !== undefined) return '';
    const taken =
      marks === 'accept' ? (added ?? (old === undefined ? undefined : groups.new)) : (deleted ?? old);
    if (taken !== undefined || about !== undefined) return settled(taken ?? about ?? '', marks);
    return added === undefined && deleted === undefined && old === undefined ? whole : '';
  });
}

/**
 * Whether a comment closes in the block where it begins, as far as is certain, given what is before it on its line: one in running
 * text does not go over a blank line, and one in an item or a quotation not beyond it.
 */
function isInBlock(comment: string, before: string): boolean {
  const [, ...others] = comment.split(/\n[ \t]*\n/);
  if (others.length === 0 || /[<[]/.test(before)) return true;
  if (/[\p{L}\p{N}]/u.test(before.replace(/^\s*\d+[.)] /, ''))) return false;
  if (before.includes('>')) return others.every((part) => /^\s*>/.test(part));
  return !/[-+*.)]/.test(before) || others.every((part) => /^\s/.test(part));
}

/** Front matter without comments. */
export function withoutYamlComments(yaml: string): string {
  /** The indent of a block of text, whose lines may begin with the sign. */
  let block: number | undefined;
  const kept: string[] = [];
  for (const line of yaml.split('\n')) {
    const indent = line.search(/\S/);
    if (block !== undefined && (indent === -1 || indent > block)) {
      kept.push(line);
      continue;
    }
    block = /(?:^|[\s:-])[|>][+-]?\d?[+-]?\s*$/.test(line) ? indent : undefined;
    if (/^\s*#/.test(line)) continue;
    // A value in quotes may hold the sign.
    kept.push(/["']/.test(line) ? line : line.replace(/\s+#.*$/, ''));
  }
  return kept.join('\n');
}
