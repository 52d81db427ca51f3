import { QueryClientProvider } from '@tanstack/react-query';
import { EXAMPLES, type Example, type ExampleId } from '../../content/examples';
import { queryClient } from '../../data/query-client';
import ModalDialog from '../../ui/ModalDialog';
import { ExamplePanel } from './ExamplePanel';

interface ExampleDialogProps {
  readonly selected: ExampleId;
  readonly onSelect: (id: ExampleId) => void;
  readonly onClose: () => void;
}

/** Shows the three samples. It is loaded when first opened, because it needs the query library. */
export default function ExampleDialog({ selected, onSelect, onClose }: ExampleDialogProps) {
  const example = EXAMPLES.find(({ id }) => id === selected);
  return (
    <ModalDialog title="See Footmark in Action" isOpen onClose={onClose} shape="wide">
      <ExampleChoice selected={selected} onSelect={onSelect} />
      <QueryClientProvider client={queryClient}>
        {example && <ExamplePanel key={selected} example={example} onTry={onClose} />}
      </QueryClientProvider>
    </ModalDialog>
  );
}

interface ExampleChoiceProps {
  readonly selected: ExampleId;
  readonly onSelect: (id: ExampleId) => void;
}

function ExampleChoice({ selected, onSelect }: ExampleChoiceProps) {
  return (
    <fieldset className="mt-1 flex flex-wrap gap-2">
      <legend className="sr-only">Example</legend>
      {EXAMPLES.map(({ id, title }: Example) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === selected}
          onClick={() => onSelect(id)}
          className={`min-h-10 rounded-small border px-3 py-1 text-sm ${id === selected ? 'border-accent bg-accent text-on-accent' : 'border-edge bg-sheet hover:border-accent hover:text-accent'}`}
        >
          {title}
        </button>
      ))}
    </fieldset>
  );
}
