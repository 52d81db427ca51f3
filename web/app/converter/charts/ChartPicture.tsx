import type { ShownChart } from '@footmark/engine/pages';
import { useEffect, useState } from 'react';

interface ChartPictureProps {
  readonly chart: ShownChart | undefined;
  /** Whether the chart is the one that is chosen, and not the table as it was. */
  readonly isChosen: boolean;
  readonly problem: string | undefined;
}

/** The chart as it will be in the Word file, and what is to be said of it. */
export function ChartPicture({ chart, isChosen, problem }: ChartPictureProps) {
  const svg = chart?.drawn?.svg;
  const [address, setAddress] = useState<string>();

  useEffect(() => {
    if (svg === undefined) return undefined;
    const own = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    setAddress(own);
    return () => URL.revokeObjectURL(own);
  }, [svg]);

  const remarks = problem === undefined ? (isChosen ? (chart?.remarks ?? []) : []) : [problem];
  return (
    <div className="chart-picture">
      <div className="chart-paper" data-empty={svg === undefined || undefined}>
        {svg !== undefined && address !== undefined && (
          <img src={address} alt={chart?.drawn?.description ?? ''} />
        )}
      </div>
      <ul aria-live="polite" className="chart-remarks">
        {remarks.map((remark) => (
          <li key={remark}>{remark}.</li>
        ))}
      </ul>
    </div>
  );
}
