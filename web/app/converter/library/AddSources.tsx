import { useRef, useState } from 'react';
import { DATA_EXTENSIONS, LIBRARY_EXTENSIONS } from '../../accepted-files';
import { askForFiles } from '../../ui/ask-for-files';
import { Button } from '../../ui/Button';
import { useToast } from '../../ui/use-toast';
import { useConverter } from '../instance/converter-context';
import { takenMessage } from './open-library-files';
import { takeLibraryFiles } from './take-library';

interface AddSourcesProps {
  /** Why the last file was refused. */
  readonly problem: string | undefined;
}

/** Adds files with sources and styles: chosen, or dropped anywhere on the page. */
export function AddSources({ problem: given }: AddSourcesProps) {
  const converter = useConverter();
  const input = useRef<HTMLInputElement>(null);
  const announce = useToast();
  const [isReading, setIsReading] = useState(false);
  const [outcome, setOutcome] = useState<{ readonly problem?: string; readonly done?: string }>();
  const problem = outcome ? outcome.problem : given;

  async function take(files: readonly File[]): Promise<void> {
    setIsReading(true);
    setOutcome({});
    const taking = await takeLibraryFiles(converter, files);
    setIsReading(false);
    setOutcome({
      ...(taking.problems.length > 0 && { problem: taking.problems.join(' ') }),
      ...(taking.taken.length > 0 && { done: takenMessage(taking) }),
    });
  }

  return (
    <>
      <div className="my-2 grid justify-items-center gap-2 rounded-sheet border border-dashed border-edge p-4 text-center">
        <Button
          aria-disabled={isReading}
          onClick={() => isReading || askForFiles(input.current, announce, 'Add files')}
        >
          {isReading ? 'Reading…' : 'Add files'}
        </Button>
        <span className="text-sm text-pretty text-faded">
          Your library as .bib, .ris, .nbib, .enw, EndNote XML, CSL JSON or YAML, or a .csl style
          <span className="pointer-coarse:hidden">; or drop them here</span>. They stay on your device.
        </span>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept={[...LIBRARY_EXTENSIONS, ...DATA_EXTENSIONS].join(',')}
          data-library=""
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            target.value = '';
            if (files.length > 0) void take(files);
          }}
        />
      </div>
      <div role="alert">
        {problem && <p className="border-l-4 border-bad bg-bad-wash py-2 pr-2 pl-3 text-pretty">{problem}</p>}
      </div>
      <p role="status" className="text-sm text-pretty text-faded">
        {outcome?.done}
      </p>
    </>
  );
}
