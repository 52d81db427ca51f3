import { useSelect } from '../../state/use-select';
import { Button } from '../../ui/Button';
import { Modal } from '../../ui/Modal';
import { useLastShown } from '../document/use-last-shown';
import { useConverter } from '../instance/converter-context';
import { view } from '../view/view';

/** More names than this are only counted. */
const MAX_NAMES = 3;

/** Asks before what was shared is opened: any website can send something here. */
export function SharedDialog() {
  const converter = useConverter();
  const question = useSelect(view(converter), ({ shared }) => shared);
  const last = useLastShown(question);
  const files = last?.files ?? [];
  const named = files.slice(0, MAX_NAMES);
  const rest = files.length - named.length;
  return (
    <Modal
      title="Open what was shared?"
      isOpen={question !== undefined}
      onClose={() => question?.answer(false)}
    >
      <p className="py-2 text-pretty">
        Another app or a website has sent this to the converter. Open it if you have just shared it. The text
        that is open now stays saved.
      </p>
      <ul className="pb-1">
        {named.map(({ name, size }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names may be the same, and the list does not change
          <li key={index} className="flex justify-between gap-4 border-t border-rule py-2">
            <strong className="line-clamp-2 min-w-0 font-semibold wrap-anywhere">
              <bdi>{name}</bdi>
            </strong>
            <span className="shrink-0 text-sm text-faded">{inUnits(size)}</span>
          </li>
        ))}
        {rest > 0 && <li className="border-t border-rule py-2">and {rest.toLocaleString('en')} more</li>}
      </ul>
      <div className="flex flex-wrap justify-end gap-3 py-3">
        <Button tone="secondary" onClick={() => question?.answer(false)}>
          Do not open
        </Button>
        <Button onClick={() => question?.answer(true)}>Open</Button>
      </div>
    </Modal>
  );
}

function inUnits(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return kilobytes < 1024
    ? `${kilobytes.toLocaleString('en')} kB`
    : `${(kilobytes / 1024).toLocaleString('en', { maximumFractionDigits: 1 })} MB`;
}
