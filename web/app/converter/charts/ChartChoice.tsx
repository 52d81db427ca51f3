import type { ChartMarks } from '@footmark/engine/pages';
import { useState } from 'react';
import { Button } from '../../ui/Button';
import { useToast } from '../../ui/use-toast';
import { useConverter } from '../instance/converter-context';
import { reasonIn } from '../workers/client';
import { ChartFields } from './ChartFields';
import { ChartPicture } from './ChartPicture';
import { isChart, type TableInText } from './table-at';
import { useTableChart } from './use-table-chart';
import { writeTable } from './write-table';

interface ChartChoiceProps {
  readonly table: TableInText;
  readonly onClose: () => void;
}

/** The chart of a table, drawn while it is chosen. */
export default function ChartChoice({ table, onClose }: ChartChoiceProps) {
  const converter = useConverter();
  const { shown, problem, marks, choose, written } = useTableChart(table);
  const [failure, setFailure] = useState<string>();
  const announce = useToast();
  const chart = shown?.chart;
  const wasChart = isChart(table);

  async function write(wanted: ChartMarks | undefined): Promise<void> {
    try {
      writeTable(converter, table, await written(wanted), wanted ? 'chart' : 'table', announce);
      onClose();
    } catch (error) {
      setFailure(reasonIn(error));
    }
  }

  if (shown && !chart)
    return <p className="py-4">This is not a table that Footmark can read, so it cannot be a chart.</p>;
  return (
    <div className="chart-choice">
      <ChartPicture chart={chart} isChosen={marks !== undefined} problem={failure ?? problem} />
      <form
        className="chart-fields"
        onSubmit={(event) => {
          event.preventDefault();
          if (marks) void write(marks);
        }}
      >
        {marks && chart && (
          <ChartFields marks={marks} kind={chart.drawn?.kind} columns={chart.columns} onChange={choose} />
        )}
        <div className="chart-actions">
          <Button type="submit" disabled={!marks || !chart?.drawn}>
            {wasChart ? 'Change the chart' : 'Show as chart'}
          </Button>
          {wasChart ? (
            <Button tone="secondary" onClick={() => void write(undefined)}>
              Show as table
            </Button>
          ) : (
            <Button tone="secondary" onClick={onClose}>
              Cancel
            </Button>
          )}
        </div>
      </form>
    </div>
  );
}
