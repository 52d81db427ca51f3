import type { ChartMarks } from '@footmark/engine/pages';
import { useEffect, useRef, useState } from 'react';
import { frontMatterIn } from '../../../../engine/src/source/front-matter';
import type { ChartReply } from '../../worker/protocol';
import { screenDocument } from '../document/screen-document';
import { type Converter, part } from '../instance/converter';
import { useConverter } from '../instance/converter-context';
import { reasonIn, WorkerClient } from '../workers/client';
import { spawnWorker } from '../workers/spawn-worker';
import { chosenOptions } from '../workspace/workspace';
import { firstMarks } from './chart-marks';
import type { TableInText } from './table-at';

/** In milliseconds: the worker ends when no chart has been asked for so long. */
const REST_MS = 60_000;

const worker = part(() => new WorkerClient(spawnWorker, { restAfter: REST_MS }));

export interface TableChart {
  /** The last answer. */
  readonly shown: ChartReply | undefined;
  /** Why there is none. */
  readonly problem: string | undefined;
  /** What is chosen; undefined until the table is known. */
  readonly marks: ChartMarks | undefined;
  readonly choose: (marks: ChartMarks) => void;
  /** The Markdown of the table as a chart, or, without marks, as a table. */
  readonly written: (marks: ChartMarks | undefined) => Promise<string>;
}

/** The chart of a table while it is being chosen, drawn by a worker. */
export function useTableChart({ markdown }: TableInText): TableChart {
  const converter = useConverter();
  const [shown, setShown] = useState<ChartReply>();
  const [problem, setProblem] = useState<string>();
  const [marks, setMarks] = useState<ChartMarks>();
  const last = useRef(0);

  useEffect(() => {
    last.current += 1;
    const own = last.current;
    const take = (answer: ChartReply): void => {
      // Answers come in the order of the questions; only the last one counts.
      if (own !== last.current) return;
      setShown(answer);
      setProblem(undefined);
      if (!marks && answer.chart) setMarks(answer.chart.marks ?? firstMarks(answer.chart.columns));
    };
    ask(converter, markdown, marks && { marks }).then(take, (error: unknown) => {
      if (own === last.current) setProblem(reasonIn(error));
    });
    return () => {
      last.current += 1;
    };
  }, [markdown, marks, converter]);

  return {
    shown,
    problem,
    marks,
    choose: setMarks,
    written: async (wanted) => (await ask(converter, markdown, { marks: wanted })).markdown,
  };
}

function ask(
  converter: Converter,
  markdown: string,
  wanted: { readonly marks: ChartMarks | undefined } | undefined,
) {
  const frontMatter = frontMatterIn(screenDocument(converter).read().text)?.lines ?? '';
  return worker(converter).ask<'show-chart'>({
    kind: 'show-chart',
    markdown,
    frontMatter: frontMatter === '' || frontMatter.endsWith('\n') ? frontMatter : `${frontMatter}\n`,
    ...(wanted && { wanted }),
    options: chosenOptions(converter),
  });
}
