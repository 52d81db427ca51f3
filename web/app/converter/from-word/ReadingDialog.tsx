import { useSelect } from '../../state/use-select';
import { Button } from '../../ui/Button';
import { Modal } from '../../ui/Modal';
import { Spinner } from '../../ui/Spinner';
import { useLastShown } from '../document/use-last-shown';
import { useConverter } from '../instance/converter-context';
import { view } from '../view/view';

/** Shows the progress of reading large files. Closing it cancels. */
export function ReadingDialog() {
  const converter = useConverter();
  const reading = useSelect(view(converter), (current) => current.reading);
  const last = useLastShown(reading);
  return (
    <Modal title={last?.title ?? ''} isOpen={reading !== undefined} onClose={() => reading?.cancel()}>
      <p className="flex items-center gap-3 pt-2">
        <span className="text-accent">
          <Spinner />
        </span>
        <span className="min-w-0 font-medium wrap-anywhere">{last?.fileName}</span>
      </p>
      <p role="status" className="pt-2 text-sm text-faded">
        {last && `${last.stage}…`}
      </p>
      {last?.done !== undefined && (
        <div
          role="progressbar"
          aria-label={last.stage}
          aria-valuenow={Math.round(last.done * 100)}
          className="mt-3 h-1.5 overflow-hidden rounded-full bg-rule forced-colors:h-2 forced-colors:border"
        >
          <div
            className="h-full rounded-full bg-accent forced-colors:bg-[Highlight]"
            style={{ width: `${last.done * 100}%` }}
          />
        </div>
      )}
      <div className="flex justify-end py-3">
        <Button tone="secondary" onClick={() => reading?.cancel()}>
          Cancel
        </Button>
      </div>
    </Modal>
  );
}
