import { Suspense, useState } from 'react';
import { Icon } from '../../ui/Icon';
import { loadedLater } from '../../ui/load-later';
import { Modal } from '../../ui/Modal';
import { NotLoaded } from '../../ui/NotLoaded';
import type { Manuscript } from '../document/manuscript';
import { screenDocument } from '../document/screen-document';
import { useLastShown } from '../document/use-last-shown';
import { useManuscript } from '../document/use-manuscript';
import { useConverter } from '../instance/converter-context';
import { isChart, type TableInText, tableAt } from './table-at';
import './charts.css';

const ChartChoice = loadedLater(
  () => import('./ChartChoice'),
  ({ onClose }) => <NotLoaded name="Charts" onClose={onClose} />,
);

/** Offers to show the table with the cursor as a chart, and asks for its kind. */
export default function ChartOffer() {
  const converter = useConverter();
  const found = useManuscript(foundAt);
  const [table, setTable] = useState<TableInText>();
  const last = useLastShown(table);
  const close = (): void => setTable(undefined);

  function open(): void {
    const { text, selection } = screenDocument(converter).read();
    setTable(tableAt(text, selection.head));
  }

  return (
    <div className="chart-offer">
      {found !== 'nothing' && (
        <button type="button" onClick={open} className="chart-offer-button">
          <Icon name="chart" />
          {found === 'chart' ? 'Edit chart' : 'Show as chart'}
        </button>
      )}
      <Modal title="Chart" shape="wide" isOpen={table !== undefined} onClose={close}>
        {last && (
          <Suspense>
            <ChartChoice key={last.from} table={last} onClose={close} />
          </Suspense>
        )}
      </Modal>
    </div>
  );
}

function foundAt({ text, selection }: Manuscript): 'nothing' | 'table' | 'chart' {
  const table = tableAt(text, selection.head);
  if (!table) return 'nothing';
  return isChart(table) ? 'chart' : 'table';
}
