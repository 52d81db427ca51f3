import { TextButton } from '../ui/TextButton';
import { countFindings } from './findings';
import type { SavedDocument } from './run-conversion';

interface ConversionHintProps {
  readonly lastSaved: SavedDocument | undefined;
  readonly findingCount: number;
  readonly onConvert: () => void;
}

/** What stands under the button between conversions; on small screens only what cannot be seen otherwise. */
export function ConversionHint({ lastSaved, findingCount, onConvert }: ConversionHintProps) {
  if (!lastSaved)
    return (
      <p className="mt-3 hidden text-sm text-faded lg:block">Ctrl or ⌘ with Enter converts, with K clears.</p>
    );
  return (
    <div className="mt-3 flex flex-wrap justify-between gap-x-4 text-sm text-faded lg:mt-3 lg:block">
      <p className="hidden lg:block">
        Saved as {lastSaved.filename} at {lastSaved.at.toLocaleTimeString(undefined, { timeStyle: 'short' })}.
      </p>
      <TextButton onClick={onConvert}>Convert again</TextButton>
      {findingCount > 0 && (
        <a href="#findings" className="text-accent underline underline-offset-4 lg:hidden">
          {countFindings(findingCount)}
        </a>
      )}
    </div>
  );
}
