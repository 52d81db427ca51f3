import { useEffect, useState } from 'react';
import type { FileDrop } from '../../start/file-drop';
import { useToast } from '../../ui/use-toast';
import { whenIdle } from '../../ui/when-idle';
import type { DropPlace, GivenFile } from '../document/given-files';
import { useConverter } from '../instance/converter-context';
import { NOT_LOADED } from './opening-host';

const load = () => import('./open-files');
type Opener = Awaited<ReturnType<typeof load>>;

/**
 * Opens what a visitor chose, dropped or pasted: a text, its pictures, or both. `problem` says why the last text could
 * not be opened.
 */
export function useFileOpening(onText: (text: string, fileName: string) => void) {
  const converter = useConverter();
  const [problem, setProblem] = useState<string>();
  const announce = useToast();
  useEffect(() => {
    const ended = new AbortController();
    const take = ({ takeRichDrops }: Opener) => takeRichDrops(converter, announce, ended.signal);
    const cancel = whenIdle(() => void load().then(take, () => undefined));
    return () => {
      cancel();
      ended.abort();
    };
  }, [announce, converter]);

  const host = { onText, onProblem: setProblem, announce };
  /** Each kind of file needs further parts of the page. */
  async function having(run: (opener: Opener) => Promise<void>): Promise<void> {
    await load()
      .then(run)
      .catch(() => announce(NOT_LOADED));
  }

  return {
    problem,
    open: (files: readonly GivenFile[]) => having((opener) => opener.openFiles(converter, files, host)),
    openFor: (picture: string, files: readonly GivenFile[]) =>
      having((opener) => opener.openFor(converter, picture, files, host)),
    drop: (drop: FileDrop, { picture }: DropPlace) =>
      having((opener) => opener.openDrop(converter, drop, picture, host)),
    paste: (files: readonly File[]) => having((opener) => opener.pasteFiles(converter, files, host)),
    dismiss: () => setProblem(undefined),
    /** Reports that a part of the page could not be loaded. */
    miss: () => announce(NOT_LOADED),
  };
}
