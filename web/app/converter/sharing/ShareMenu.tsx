import { useState } from 'react';
import { Icon } from '../../ui/Icon';
import { useToast } from '../../ui/use-toast';
import { useManuscript } from '../document/use-manuscript';
import { useConverter } from '../instance/converter-context';
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

/** The other ways of getting the document out, beside the button that saves a file. On small screens, all are in the menu. */
export default function ShareMenu() {
  const converter = useConverter();
  const announce = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const hasPictures = useManuscript(({ pictures }) => pictures.length > 0);

  const run = (act: (tell: typeof announce) => Promise<void>) => () => {
    if (isBusy) return;
    setIsBusy(true);
    void act(announce).finally(() => setIsBusy(false));
  };
  const copy = {
    label: 'Copy for Word',
    hint: 'To paste into an open document',
    run: run((announce) => copyForWord(converter, announce)),
  };
  const items = [
    { ...copy, isInSight: true },
    {
      label: 'Copy as Markdown',
      hint: 'The text as it is in the editor',
      run: run((announce) => copyAsMarkdown(converter, announce)),
      isInSight: false,
    },
    {
      label: 'Save as Markdown',
      hint: hasPictures ? 'As a .zip, with its pictures' : 'As a .md file',
      run: run((tell) => saveAsMarkdown(converter).catch(() => tell(NOT_SAVED))),
      isInSight: false,
    },
    ...(canShareFiles()
      ? [
          {
            label: 'Share the file…',
            hint: 'With another app',
            run: run((announce) => shareFile(converter, announce)),
            isInSight: false,
          },
        ]
      : []),
  ];
  return (
    <>
      <button
        type="button"
        aria-label={copy.label}
        data-tooltip={`${copy.label}: ${copy.hint[0]?.toLowerCase()}${copy.hint.slice(1)}`}
        aria-busy={isBusy || undefined}
        onClick={copy.run}
        className="hidden h-control min-w-control shrink-0 items-center justify-center gap-2 rounded-small text-[0.9375rem] whitespace-nowrap hover:bg-wash hover:text-accent aria-busy:text-faint lg:inline-flex xl:px-2"
      >
        <Icon name="copyForWord" />
        <span className="max-xl:hidden">{copy.label}</span>
      </button>
      <button
        type="button"
        aria-label="Share"
        data-tooltip="Share, or take it out as Markdown"
        popoverTarget={converter.id(MENU_ID)}
        aria-busy={isBusy || undefined}
        className="inline-flex size-control shrink-0 items-center justify-center rounded-small hover:bg-wash hover:text-accent aria-busy:text-faint"
      >
        <Icon name="share" />
      </button>
      <div id={converter.id(MENU_ID)} popover="auto" className="screen-popover w-64 p-2">
        {items.map(({ label, hint, run: act, isInSight }) => (
          <button
            key={label}
            type="button"
            popoverTarget={converter.id(MENU_ID)}
            popoverTargetAction="hide"
            onClick={act}
            className={isInSight ? `lg:hidden ${ITEM}` : ITEM}
          >
            {label}
            <span className="text-sm text-faded">{hint}</span>
          </button>
        ))}
      </div>
    </>
  );
}
