import type { Token } from 'markdown-it';
import { notice, repeatable } from '../../../api/notice.js';
import type { Inline, Paragraph } from '../../../model/document.js';
import { pictureAlone } from '../../../model/nodes/picture-alone.js';
import { blocksAmong, hasTree } from '../../html/among-text.js';
import { isJoined } from '../../rules/core/line-breaks.js';
import { addTokens } from '../inlines/index.js';
import type { BlockHandler, TokenReader } from '../reader.js';
import { directionOfWhole, withoutWholeSpan } from '../whole-span.js';
import { haveFormulas, splitAtFormulas } from './math.js';

export const paragraph: BlockHandler = (reader, open) => {
  const { line, lastLine } = reader;
  if (isJoined.get(open)) reportJoined(reader, line);
  const id = open.attrGet('id');
  if (id !== null) reader.anchor(String(id));
  const token = reader.next();
  if (token?.children && haveFormulas(token.children)) {
    const blocks = splitAtFormulas(reader, token.children, line);
    reader.expect('paragraph_close');
    return blocks;
  }
  if (token?.children && token.content.includes('<') && hasTree(token.children)) {
    const blocks = blocksAmong(reader, token.children, addTokens);
    reader.expect('paragraph_close');
    return blocks;
  }
  const figure = token?.children && withCaptionBelow(reader, token.children);
  if (figure) {
    reader.expect('paragraph_close');
    reader.hasNumbered = true;
    return [{ type: 'paragraph', ...reader.takeAnchors(), ...figure, line, lastLine }];
  }
  const read =
    token?.type === 'too_deep' ? tooDeep(reader, token.content, line) : reader.inlines(token?.children);
  reader.expect('paragraph_close');
  const direction = directionOfWhole(token?.children ?? []);
  const children = direction === undefined ? read : withoutWholeSpan(read);
  const own = { type: 'paragraph', ...(direction !== undefined && { direction }) } as const;
  // A name that is a whole paragraph belongs to the next block.
  if (children.length === 0 && (id !== null || token?.content !== '')) return [];
  const picture = pictureAlone(children);
  const caption = picture && reader.captions.get(picture);
  if (!caption?.isNamed && !(reader.captionsAreAlt && isFigure(open, children)))
    return [{ ...own, ...reader.takeAnchors(), children, line, lastLine }];
  reader.hasNumbered = true;
  return [{ ...own, ...reader.takeAnchors(), children, caption: caption?.text ?? [], line, lastLine }];
};

const BREAKS: ReadonlySet<string> = new Set(['softbreak', 'hardbreak']);

/**
 * A picture with a line below it that is emphasized as a whole: on the pages of Jekyll's themes and on Medium, where this is written, its
 * caption. In CommonMark, it is text beside the picture, which nobody means.
 */
function withCaptionBelow(
  reader: TokenReader,
  tokens: readonly Token[],
): Pick<Paragraph, 'children' | 'caption'> | undefined {
  const [first] = tokens;
  if ((first?.type !== 'image' && first?.type !== 'link_open') || tokens.at(-1)?.type !== 'em_close')
    return undefined;
  const at = tokens.findIndex(({ type }) => BREAKS.has(type));
  const below = tokens.slice(at + 1);
  const isWhole =
    at > 0 &&
    below[0]?.type === 'em_open' &&
    below.findIndex(({ type, level }) => type === 'em_close' && level === below[0]?.level) ===
      below.length - 1;
  if (!isWhole || below.some(({ type }) => type === 'image' || BREAKS.has(type))) return undefined;
  const picture = reader.inlines(tokens.slice(0, at));
  if (!pictureAlone(picture)) return undefined;
  // The line break counts its line.
  const [space, ...rest] = reader.inlines([...tokens.slice(at, at + 1), ...below.slice(1, -1)]);
  const text = space?.type === 'text' ? space.value.trimStart() : '';
  return { children: picture, caption: text === '' ? rest : [{ type: 'text', value: text }, ...rest] };
}

/**
 * Whether a picture is a figure without having a name: with words, not in a link, not in a tight list, and without a space
 * after it that does not break (pandoc's manual, "Extension: implicit_figures").
 */
function isFigure({ hidden }: Token, children: readonly Inline[]): boolean {
  const [only, ...others] = children;
  return !hidden && only?.type === 'image' && others.length === 0 && only.alt !== '';
}

function reportJoined(reader: TokenReader, line: number): void {
  reader.report(
    repeatable(notice('lines-joined', JOINED, line), {
      subject: 'paragraphs of short lines',
      predicate: 'were joined into running text; “Keep line breaks” keeps their lines',
      from: 2,
    }),
  );
}

const JOINED =
  'The short lines of this paragraph were joined into running text; “Keep line breaks” keeps them';

const tooDeep = (reader: TokenReader, value: string, line: number): readonly Inline[] => {
  reader.report(
    repeatable(notice('nesting-too-deep', TOO_DEEP, line), {
      subject: 'lists or quotes',
      predicate: 'are nested too deeply; the text of each was kept as one plain paragraph',
    }),
  );
  return [{ type: 'text', value }];
};

const TOO_DEEP = 'Lists or quotes are nested too deeply here; the text was kept as one plain paragraph';
