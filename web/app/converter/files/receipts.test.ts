import { expect, test } from 'vitest';
import type { ToastContent } from '../../ui/toast-content';
import { Receipts } from './receipts';

function collected(open: (host: ReturnType<Receipts['collecting']>) => void): readonly ToastContent[] {
  const told: ToastContent[] = [];
  const receipts = new Receipts({
    onText: () => {},
    onProblem: () => {},
    announce: (toast) => told.push(toast),
  });
  open(receipts.collecting({ onText: () => {}, onProblem: () => {}, announce: (toast) => told.push(toast) }));
  expect(told, 'held back').toEqual([]);
  receipts.give();
  return told;
}

const toast = (title: string, receipt?: ToastContent['receipt']): ToastContent => ({
  tone: 'plain',
  title,
  description: '',
  ...(receipt && { receipt }),
});
const SOURCES = toast('Added to your sources', { of: 'sources', words: '2 sources' });
const PICTURES = toast('31 pictures added', { of: 'pictures', words: '31 of 32 pictures' });
const TEMPLATE = toast('uni.dotx is now your template', { of: 'template', words: 'template uni' });

test('what came at once is told in one line, in the order of its weight', () => {
  const told = collected((host) => {
    for (const each of [TEMPLATE, SOURCES, PICTURES]) host.announce(each);
    host.onText('# A thesis', 'thesis.md');
  });
  expect(told.map(({ title, description }) => [title, description])).toEqual([
    ['Opened', 'Text · 31 of 32 pictures · 2 sources · template uni'],
  ]);
});

test('of a single kind, its own words are told, and of a text alone nothing', () => {
  expect(collected((host) => host.announce(SOURCES))).toEqual([SOURCES]);
  expect(collected((host) => host.onText('# A text', 'text.md'))).toEqual([]);
});

test('what failed is told beside the line, after it, and an offer stays', () => {
  const failed = toast('Not a picture');
  const run = () => {};
  const told = collected((host) => {
    host.announce(failed);
    host.onText('# A text', 'text.md');
    host.announce({ ...SOURCES, action: { text: 'Sources…', run } });
  });
  expect(told.map(({ title }) => title)).toEqual(['Opened', 'Not a picture']);
  expect(told[0]?.action).toEqual({ text: 'Sources…', run });
});

test('what is told later goes to the visitor at once', () => {
  const told: ToastContent[] = [];
  const host = { onText: () => {}, onProblem: () => {}, announce: (each: ToastContent) => told.push(each) };
  const receipts = new Receipts(host);
  const { announce } = receipts.collecting(host);
  receipts.give();
  announce(PICTURES);
  expect(told).toEqual([PICTURES]);
});
