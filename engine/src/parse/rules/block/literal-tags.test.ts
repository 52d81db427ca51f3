import { describe, expect, test } from 'vitest';
import type { Notice } from '../../../api/notice.js';
import type { Block, Inline, ListItem } from '../../../model/document.js';
import { NO_METADATA } from '../../../model/metadata.js';
import { parse } from '../../index.js';

const MARKS: Readonly<Record<string, string>> = { strong: '*', delete: '~', emphasis: '_', monospace: '`' };

/** A document as text: marks as signs, other blocks and inlines by type. */
function read(markdown: string): { text: string; notices: string[] } {
  const notices: Notice[] = [];
  const { blocks } = parse(markdown, NO_METADATA, (found) => notices.push(found));
  return { text: blocks.map(blockText).join(' | '), notices: notices.map(({ message }) => message) };
}

function blockText(block: Block | ListItem): string {
  if (!('type' in block)) return `item(${childrenText(block.children)})`;
  if (block.type === 'paragraph' || block.type === 'heading') return block.children.map(inlineText).join('');
  if (block.type === 'code') return `code(${block.value})`;
  return 'children' in block ? `${block.type}(${childrenText(block.children)})` : block.type;
}

function childrenText(children: readonly unknown[]): string {
  return (children as readonly (Block | ListItem)[]).map(blockText).join(' ');
}

function inlineText(inline: Inline): string {
  if (inline.type === 'text') return inline.value;
  const sign = MARKS[inline.type];
  if (sign !== undefined && 'children' in inline)
    return sign + inline.children.map(inlineText).join('') + sign;
  return 'url' in inline ? `(${inline.url})` : `(${inline.type})`;
}

describe('what has no end tag and is not an element stays as written', () => {
  test.each([
    ['List<String> and Vec<u8>'],
    ['<filename> of <your name>, <file-name>'],
    ['x<y and y>z, a<b and c>d, i<p and p>0'],
    ['Map<A>, f<S>(s) and <B> is a type, a<b> too'],
    ['cp <source> <target>, <title>, <input>, <option>'],
    ['</filename> ends'],
    ['std::vector<std::string> and <host:port>'],
    ['the <img> and <svg> and <math> elements'],
    ['<script> tags | and more'],
    ['<!-- never ends | and more'],
    ['<?php echo 1; ?>'],
    ['<![CDATA[ words ]]>'],
    ['<title> is | and more'],
    ['<table> is what it is | and more'],
  ])('%s', (text) => {
    expect(read(text.replaceAll(' | ', '\n\n'))).toEqual({ text, notices: [] });
  });

  test('the line that begins with it is Markdown', () => {
    expect(read('<filename>\nis a **name**').text).toBe('<filename> is a *name*');
    expect(read('One\n<title> and **two**').text).toBe('One <title> and *two*');
  });

  test.each([
    ['<p>List<String> here</p>', 'List<String> here'],
    ['<p>a<b then</p>', 'a<b then'],
    ['<p>Map<String,Integer> here</p>', 'Map<String,Integer> here'],
    ['<p>i<p and p>0</p>', 'i<p and p>0'],
    ['<pre>List<String></pre>', 'code(List<String>)'],
    ['<p>One <? and <! two</p>', 'One <? and <! two'],
    ['<p>One <!-- two</p>', 'One <!-- two'],
    ['<p>One <!DOCTYPE html> two</p>', 'One <!DOCTYPE html> two'],
  ])('in HTML: %s', (markdown, text) => {
    expect(read(markdown)).toEqual({ text, notices: [] });
  });

  test('what was meant as a tag is left to the search for printed markup', () => {
    expect(read('One <Tweet id="1"/>')).toEqual({ text: 'One <Tweet id="1"/>', notices: [] });
    expect(read('<p>One\n<tweet id="1"></p>')).toEqual({ text: 'One <tweet id="1">', notices: [] });
  });
});

describe('real elements stay elements', () => {
  test.each([
    ['One <b>two</b> TEXT<BR>three', 'One *two* TEXT(break)three'],
    ['One <b>two three', 'One *two three*'],
    ['One </b> two</span>', 'One  two'],
    ['a<x-y>b</x-y>c', 'abc'],
    ['<Tabs>\n\n**One**\n\n</Tabs>', '*One*'],
    ['<Steps>\n\n- One\n- Two\n</Steps>', 'list(item(One) item(Two ))'],
    ['<div foo>One</div>', 'One'],
    ['<p>One<o:p></o:p></p>', 'One'],
    ['<!DOCTYPE html>\n<html><body>\n<p>One', 'One'],
    ['<?xml version="1.0"?>\n\nOne', 'One'],
    ['<!DOCTYPE html PUBLIC "a"\n"b">\n<p>One', 'One'],
    ['<?xml version="1.0"?><!DOCTYPE html><p>One', 'One'],
    ['<select>\n<option>One\n<option>Two\n</select>', 'One | Two'],
    ['<div><label>One <input></label></div>', 'One'],
    ['<section>\n\nOne', 'One'],
    ['<!-- One -->Two<!-- three -->', 'Two'],
    ['One<!-- two -->', 'One'],
    [
      '<https://example.org> <urn:isbn:1> <a@example.org>',
      '(https://example.org) (urn:isbn:1) (mailto:a@example.org)',
    ],
    ['<math><mspace width="1em"/><mi>x</mi></math>', '(inlineMath)'],
  ])('%s', (markdown, text) => {
    expect(read(markdown).text.trim()).toBe(text);
  });

  test('HTML that begins in a list item ends in that item', () => {
    expect(read('- One <details><summary>Two</summary>\n\n  Three\n\n  </details>').text).toBe(
      'list(item(One details() Three))',
    );
  });
});
