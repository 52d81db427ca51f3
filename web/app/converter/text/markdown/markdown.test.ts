import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Selection } from '../edit';
import { applyEdit } from '../edit';
import { continueLine } from './continue-line';
import { indentItem } from './indent-item';
import { markText } from './mark-text';
import type { Rewrite } from './rewrite';

type Key = (text: string, selection: Selection) => Rewrite | undefined;

/** A text with its cursor, or both ends of its selection, written as `|`. */
function pressed(key: Key, marked: string): string | undefined {
  const anchor = marked.indexOf('|');
  const last = marked.lastIndexOf('|');
  const text = marked.replaceAll('|', '');
  const rewrite = key(text, { anchor, head: last === anchor ? anchor : last - 1 });
  if (!rewrite) return undefined;
  const after = applyEdit(text, rewrite.edit);
  const { anchor: from, head: to } = rewrite.selection;
  return from === to
    ? `${after.slice(0, from)}|${after.slice(from)}`
    : `${after.slice(0, from)}|${after.slice(from, to)}|${after.slice(to)}`;
}

describe('Enter', () => {
  const enter = (marked: string) => pressed(continueLine, marked);

  test.each([
    ['a list', '- one|', '- one\n- |'],
    ['a list with stars, further in', '  * one|', '  * one\n  * |'],
    ['a numbered list', '9. nine|', '9. nine\n10. |'],
    ['a list with brackets', '1) one|', '1) one\n2) |'],
    ['tasks, the next of which is not done', '- [x] done|', '- [x] done\n- [ ] |'],
    ['a quote', '> said|', '> said\n> |'],
    ['a quote without a space', '>said|', '>said\n> |'],
    ['a list in a quote', '> - one|', '> - one\n> - |'],
    ['a quote in a quote', '> > said|', '> > said\n> > |'],
    ['an item that it cuts in two', '- one| two', '- one\n- |two'],
    ['an item whose end was selected', '- one| two|', '- one\n- |'],
    ['Chinese', '- 一|二', '- 一\n- |二'],
  ])('goes on with %s', (_what, before, after) => {
    expect(enter(before)).toBe(after);
  });

  test('counts the items after a new one on', () => {
    expect(enter('1. a|\n   - x\n\n2. b\n3. c\n\ntext')).toBe('1. a\n2. |\n   - x\n\n3. b\n4. c\n\ntext');
    expect(enter('1. a|\n1. b\n5. c')).toBe('1. a\n2. |\n1. b\n5. c');
    expect(enter('> 1. a|\n> 2. b\n2. c')).toBe('> 1. a\n> 2. |\n> 3. b\n2. c');
  });

  test.each([
    ['a list', '- one\n- |', '- one\n|'],
    ['a task', '- [ ] |', '|'],
    ['a quote', '> said\n> |', '> said\n|'],
    ['the inner one of two quotes', '> > said\n> > |', '> > said\n> |'],
    ['the list in a quote, not the quote', '> - one\n> - |', '> - one\n> |'],
    ['the inner one of two lists', '1. one\n   - two\n   - |', '1. one\n   - two\n2. |'],
  ])('on an empty item or line ends %s', (_what, before, after) => {
    expect(enter(before)).toBe(after);
  });

  test.each([
    ['in running text', 'text|'],
    ['before an item', '|- one'],
    ['within a marker', '-| one'],
    ['at a rule', '* * *|'],
    ['at a rule of hyphens', '- - -|'],
    ['in bold text', '**bold**|'],
    ['in a block of code', '```sh\n- one|\n```'],
    ['in a block of code in an item', '- x\n\n  ~~~\n  > y|'],
    ['in a formula', '$$\na\n+ b|\n$$'],
    ['in an empty text', '|'],
    ['at the beginning of a text', '|\n- one'],
  ])('is a line feed and no more %s', (_where, before) => {
    expect(enter(before)).toBeUndefined();
  });

  test('knows where code and formulas end', () => {
    expect(enter('```\n- x\n```\n- one|')).toBe('```\n- x\n```\n- one\n- |');
    expect(enter('```js `x`\n- one|')).toBe('```js `x`\n- one\n- |');
    expect(enter('$$\nx = 1 $$\n- one|')).toBe('$$\nx = 1 $$\n- one\n- |');
    expect(enter('$$x$$\n- one|')).toBe('$$x$$\n- one\n- |');
  });
});

describe('Tab', () => {
  const indent = (marked: string) => pressed((text, selection) => indentItem(text, selection, 'in'), marked);
  const outdent = (marked: string) =>
    pressed((text, selection) => indentItem(text, selection, 'out'), marked);

  test.each([
    ['under a bullet', '- a\n- b|', '- a\n  - b|'],
    ['under a number', '9. a\n10. b|\n', '9. a\n   1. b|\n'],
    ['after the items that are there', '1. a\n   1. b\n2. |c', '1. a\n   1. b\n   2. |c'],
    ['with what is in it', '- a\n- b|\n  more\n  - c\n- d', '- a\n  - b|\n    more\n    - c\n- d'],
    ['with all that is selected', '- a\n- |b\n- c|\n- d', '- a\n  - |b\n  - c|\n- d'],
    ['with numbers that go on', '1. a\n2. |b\n3. c|', '1. a\n   1. |b\n   2. c|'],
    ['in a quote', '> - a\n> - b|', '> - a\n>   - b|'],
  ])('takes an item into the one before it, %s', (_how, before, after) => {
    expect(indent(before)).toBe(after);
  });

  test.each([
    ['of the first item', '- a|'],
    ['of an item that is as far in as can be', '- a\n  - b|'],
    ['after a text that ends the list', '- a\n\ntext\n\n- b|'],
    ['outside lists', 'text|'],
    ['in code', '```\n- a\n- b|'],
    ['between a quote and a list', '> - a\n- b|'],
  ])('leaves the field %s', (_where, before) => {
    expect(indent(before)).toBeUndefined();
  });

  test.each([
    ['of a list', '- a\n  - b|', '- a\n- b|'],
    ['of a numbered list, whose next it becomes', '1. a\n   - b|\n     - c', '1. a\n2. b|\n   - c'],
    ['that nothing is above', '  - a|', '- a|'],
  ])('with Shift takes an item out %s', (_of, before, after) => {
    expect(outdent(before)).toBe(after);
  });

  test('with Shift leaves the field where nothing can be taken out', () => {
    expect(outdent('- a|')).toBeUndefined();
    expect(outdent('text|')).toBeUndefined();
  });

  test('indents an item a limited number of times: the field can be left', () => {
    const line = fc.constantFrom('- a', '  - b', '1. c', '   2. d', '', 'text', '> - q', '    x');
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), fc.nat(200), (lines, seed) => {
        let text = lines.join('\n');
        let selection = { anchor: seed % (text.length + 1), head: seed % (text.length + 1) };
        for (let press = 0; press < 20; press += 1) {
          const rewrite = indentItem(text, selection, 'in');
          if (!rewrite) return;
          text = applyEdit(text, rewrite.edit);
          selection = { ...rewrite.selection };
        }
        throw new Error('Tab never leaves the field');
      }),
    );
  });
});

describe('Ctrl+B and Ctrl+I', () => {
  const bold = (marked: string) => pressed((text, selection) => markText(text, selection, 'bold'), marked);
  const italic = (marked: string) =>
    pressed((text, selection) => markText(text, selection, 'italic'), marked);

  test.each([
    ['what is selected', 'a |word| b', 'a **|word|** b'],
    ['the word around the cursor', 'a wo|rd b', 'a **wo|rd** b'],
    ['no spaces at its ends', 'a| word |b', 'a **|word|** b'],
    ['each line, after its marker', '|# T\n- a\n\n> b|', '# **|T**\n- **a**\n\n> **b|**'],
    ['Chinese', '一|二|三', '一**|二|**三'],
  ])('mark %s', (_what, before, after) => {
    expect(bold(before)).toBe(after);
  });

  test.each([
    ['selected within its marks', '**|word|**', '|word|'],
    ['selected with its marks', '|**word**|', '|word|'],
    ['around the cursor', '**wo|rd**', 'wo|rd'],
    ['on each line', '|**a**\n- **b**|', '|a\n- b|'],
    ['with low lines', '__|word|__', '|word|'],
  ])('take the marks off what is bold already: %s', (_what, before, after) => {
    expect(bold(before)).toBe(after);
  });

  test('make bold what is not yet bold on several lines', () => {
    expect(bold('|**a**\nb|')).toBe('**|a**\n**b|**');
  });

  test('combine and separate italic and bold', () => {
    expect(italic('**|a|**')).toBe('***|a|***');
    expect(bold('***|a|***')).toBe('*|a|*');
    expect(italic('***|a|***')).toBe('**|a|**');
    expect(italic('_|a|_')).toBe('|a|');
  });

  test('leave the underscores of a name alone', () => {
    expect(italic('a_|name|_b')).toBe('a_*|name|*_b');
  });

  test('insert a pair of marks, remove an empty pair, and leave a filled one', () => {
    expect(bold('a |')).toBe('a **|**');
    expect(bold('a **|**')).toBe('a |');
    expect(bold('a **b|**')).toBe('a **b**|');
    expect(italic('|')).toBe('*|*');
    expect(bold('|   |')).toBe('   **|**');
  });

  test('pressed twice on any selection restore the text', () => {
    const text = fc.stringMatching(/^[ab \n#>😀]{0,20}$/u);
    fc.assert(
      fc.property(text, fc.nat(40), fc.nat(40), (before, a, b) => {
        const [anchor, head] = [a % (before.length + 1), b % (before.length + 1)];
        const once = markText(before, { anchor, head }, 'bold');
        const between = applyEdit(before, once.edit);
        const twice = markText(between, once.selection, 'bold');
        expect(applyEdit(between, twice.edit)).toBe(before);
      }),
    );
  });
});
