import { useState } from 'react';
import { Icon } from '../../ui/Icon';
import { useToast } from '../../ui/use-toast';
import { useManuscript } from '../document/use-manuscript';
import { saveAsMarkdown } from './save-markdown';
import { canShareFiles, copyAsMarkdown, copyForWord, shareFile } from './share-actions';

const NOT_SAVED = {
  tone: 'destructive',
  title: 'Saving failed',
  description: 'A part of this page or a picture could not be read. Copy the text as Markdown instead.',
} as const;
const MENU_ID = 'share-menu';
const ITEM =
  'flex w-full flex-col rounded-small px-3 py-2 text-left text-[0.9375rem] hover:bg-wash hover:text-accent';

/** The other ways of getting the document out, beside the button that saves a file. */
export default function ShareMenu() {
  const announce = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const hasPictures = useManuscript(({ pictures }) => pictures.length > 0);

  const run = (act: (tell: typeof announce) => Promise<void>) => () => {
    if (isBusy) return;
    setIsBusy(true);
    void act(announce).finally(() => setIsBusy(false));
  };
  const items = [
    { label: 'Copy for Word', hint: 'To paste into an open document', run: run(copyForWord) },
    { label: 'Copy as Markdown', hint: 'The text as it is in the editor', run: run(copyAsMarkdown) },
    {
      label: 'Save as Markdown',
      hint: hasPictures ? 'As a .zip, with its pictures' : 'As a .md file',
      run: run((tell) => saveAsMarkdown().catch(() => tell(NOT_SAVED))),
    },
    ...(canShareFiles() ? [{ label: 'Share the file…', hint: 'With another app', run: run(shareFile) }] : []),
  ];
  return (
    <>
      <button
        type="button"
        aria-label="Share"
        data-tooltip="Share, or copy for Word"
        popoverTarget={MENU_ID}
        aria-busy={isBusy || undefined}
        className="inline-flex size-10 shrink-0 items-center justify-center rounded-small hover:bg-wash hover:text-accent aria-busy:text-faint"
      >
        <Icon name="share" />
      </button>
      <div id={MENU_ID} popover="auto" className="screen-popover w-64 p-2">
        {items.map(({ label, hint, run: act }) => (
          <button
            key={label}
            type="button"
            popoverTarget={MENU_ID}
            popoverTargetAction="hide"
            onClick={act}
            className={ITEM}
          >
            {label}
            <span className="text-sm text-faded">{hint}</span>
          </button>
        ))}
      </div>
    </>
  );
}
