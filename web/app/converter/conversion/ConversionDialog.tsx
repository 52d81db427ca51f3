import type { ConversionStage } from '@footmark/engine';
import { Dialog } from 'radix-ui';
import { Button } from '../../ui/Button';
import { EscapeCloses } from '../../ui/EscapeCloses';
import { FocusReturn } from '../../ui/FocusReturn';
import { Spinner } from '../../ui/Spinner';
import { useBackCloses } from '../../ui/use-back-closes';
import { type Conversion, isBusy } from './conversion-state';

export interface ConversionDialogProps {
  readonly state: Conversion;
  readonly onCancel: () => void;
  readonly onClosed: () => void;
}

const STAGES: Record<ConversionStage, string> = {
  parse: 'Reading the text',
  load: 'Loading pictures',
  resolve: 'Numbering the notes',
  write: 'Writing the document',
  zip: 'Packing the file',
};

export default function ConversionDialog({ state, onCancel, onClosed }: ConversionDialogProps) {
  const progress = isBusy(state) ? state.progress : 0;
  useBackCloses(isBusy(state), onCancel);
  return (
    <Dialog.Root open={isBusy(state)} onOpenChange={(open) => !open && onCancel()}>
      {isBusy(state) && <EscapeCloses onClose={onCancel} />}
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-30 bg-veil motion-safe:animate-fade-in" />
        <Dialog.Content
          onEscapeKeyDown={(event) => event.preventDefault()}
          onPointerDownOutside={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
          className="fixed inset-0 z-30 m-auto flex h-fit w-[min(22rem,calc(100%-2rem))] flex-col rounded-sheet border border-transparent bg-sheet p-6 text-ink shadow-raised max-[18rem]:p-4 motion-safe:animate-fade-in"
        >
          <FocusReturn onGone={onClosed} />
          <Dialog.Title className="flex flex-wrap items-center gap-x-3 font-serif text-xl font-semibold max-[18rem]:text-base">
            <span className="text-accent">
              <Spinner />
            </span>
            Converting...
          </Dialog.Title>
          <div
            role="progressbar"
            aria-label="Conversion"
            aria-valuenow={progress}
            className="mt-5 h-1.5 overflow-hidden rounded-full bg-rule forced-colors:h-2 forced-colors:border"
          >
            <div
              className="h-full rounded-full bg-accent forced-colors:bg-[Highlight] motion-safe:transition-[width] motion-safe:duration-200"
              style={{ width: `${progress}%` }}
            />
          </div>
          <p className="mt-3 text-sm text-faded">{stageOf(state)}</p>
          <Dialog.Description className="mt-1 text-sm text-faded">
            Please wait while we process your document
          </Dialog.Description>
          {/* Not `disabled` at the end, so that it keeps the focus until the page takes it back. */}
          <Button
            tone="secondary"
            aria-disabled={state.phase !== 'converting'}
            className="mt-5 self-end aria-disabled:cursor-default aria-disabled:opacity-60"
            onClick={onCancel}
          >
            Cancel
          </Button>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function stageOf(state: Conversion): string {
  if (state.phase === 'converting') return STAGES[state.stage];
  return state.phase === 'settling' && state.succeeded ? 'Done' : 'Stopped';
}
