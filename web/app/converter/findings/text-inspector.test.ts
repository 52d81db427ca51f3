import { expect, test, vi } from 'vitest';
import type { TextReport } from '../../worker/protocol';
import type { InspectionQuestion } from '../workers/pages-worker';
import { TextInspector } from './text-inspector';

const about = (markdown: string) => ({ markdown, options: {}, pictures: [] });

/** An inspector that answers when the test says so. */
function setUp() {
  const asked: { question: InspectionQuestion; answer: (report: TextReport) => void; fail: () => void }[] =
    [];
  const reports: ([string, number] | undefined)[] = [];
  const inspector = new TextInspector(
    (question) =>
      new Promise((resolve, reject) =>
        asked.push({ question, answer: resolve, fail: () => reject(new Error('Broken.')) }),
      ),
    (inspected) => reports.push(inspected && [inspected.markdown, inspected.report.statistics.words]),
  );
  const answer = async (words: number): Promise<void> => {
    asked.at(-1)?.answer({ statistics: { words } } as TextReport);
    await vi.waitFor(() => {});
  };
  const fail = async (): Promise<void> => {
    asked.at(-1)?.fail();
    await vi.waitFor(() => {});
  };
  return { inspector, asked, reports, answer, fail };
}

test('a question is answered', async () => {
  const { inspector, reports, answer } = setUp();
  inspector.inspect(about('one'));
  await answer(1);
  expect(reports).toEqual([['one', 1]]);
});

test('only the last of the questions that come meanwhile is asked, and outdated answers are not reported', async () => {
  const { inspector, asked, reports, answer } = setUp();
  for (const text of ['a', 'ab', 'abc']) inspector.inspect(about(text));
  await answer(1);
  await answer(3);
  expect(asked.map(({ question }) => question.markdown)).toEqual(['a', 'abc']);
  expect(reports).toEqual([['abc', 3]]);
});

test('a missing answer is reported, and the next question is asked', async () => {
  const { inspector, reports, answer, fail } = setUp();
  inspector.inspect(about('a'));
  await fail();
  expect(reports).toEqual([undefined]);
  inspector.inspect(about('b'));
  await answer(2);
  expect(reports).toEqual([undefined, ['b', 2]]);
});

test('a question from before a failure is asked again after it', async () => {
  const { inspector, reports, answer, fail } = setUp();
  for (const text of ['a', 'ab']) inspector.inspect(about(text));
  await fail();
  await answer(2);
  expect(reports).toEqual([['ab', 2]]);
});

test('nothing is reported after the end, until a new start', async () => {
  const { inspector, asked, reports, answer } = setUp();
  inspector.inspect(about('a'));
  inspector.stop();
  inspector.inspect(about('b'));
  await answer(1);
  expect(reports).toEqual([]);
  expect(asked.map(({ question }) => question.markdown)).toEqual(['a', 'b']);
  await answer(2);
  expect(reports).toEqual([['b', 2]]);
});
