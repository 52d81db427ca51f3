import { QueryClientProvider } from '@tanstack/react-query';
import { Dialog } from 'radix-ui';
import { EXAMPLES, type Example } from '../../content/examples';
import type { SampleId } from '../../content/samples';
import { queryClient } from '../../data/query-client';
import { Icon } from '../../ui/Icon';
import { ExamplePanel } from './ExamplePanel';

interface ExampleDialogProps {
  readonly selected: SampleId;
  readonly onSelect: (id: SampleId) => void;
  readonly onClose: () => void;
}

/** Shows the three samples. Loaded when it is first opened: it brings the query library. */
export default function ExampleDialog({ selected, onSelect, onClose }: ExampleDialogProps) {
  const example = EXAMPLES.find(({ id }) => id === selected);
  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-20 bg-[#0f1830]/50" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-2 z-20 m-auto flex h-fit max-h-[calc(100dvh-1rem)] max-w-4xl animate-arrive flex-col overflow-y-auto rounded-sheet border border-rule bg-desk p-4 shadow-raised sm:p-6"
        >
          <div className="flex items-start justify-between gap-4">
            <Dialog.Title className="text-2xl font-semibold tracking-tight">
              See the product in Action
            </Dialog.Title>
            <Dialog.Close
              aria-label="Close"
              className="-mt-1 -mr-1 grid size-10 shrink-0 place-items-center rounded-small hover:bg-wash hover:text-accent"
            >
              <Icon name="close" />
            </Dialog.Close>
          </div>
          <ExampleChoice selected={selected} onSelect={onSelect} />
          <QueryClientProvider client={queryClient}>
            {example && <ExamplePanel key={selected} example={example} onTry={onClose} />}
          </QueryClientProvider>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface ExampleChoiceProps {
  readonly selected: SampleId;
  readonly onSelect: (id: SampleId) => void;
}

function ExampleChoice({ selected, onSelect }: ExampleChoiceProps) {
  return (
    <fieldset className="mt-4 flex flex-wrap gap-2">
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
