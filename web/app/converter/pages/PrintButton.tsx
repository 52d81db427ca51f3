import { useEffect } from 'react';
import { useSelect } from '../../state/use-select';
import { useConverter } from '../instance/converter-context';
import { usePageTotal } from './PageTotal';
import { printing } from './print-store';

interface PrintButtonProps {
  /** The document's file name, without its extension. */
  readonly fileName?: string | undefined;
}

/** Prints the pages, which the browser can also save as a PDF. */
export function PrintButton({ fileName }: PrintButtonProps) {
  const converter = useConverter();
  const total = usePageTotal();
  const { share } = useSelect(printing(converter).printStore);
  useEffect(() => printing(converter).nameForPrint(fileName), [fileName, converter]);
  if (total === 0) return null;
  const isBusy = share !== undefined;
  return (
    <button
      type="button"
      onClick={isBusy ? printing(converter).cancelPrint : () => void printing(converter).print()}
      className="inline-flex h-[1.875rem] items-center gap-2 rounded-small px-2.5 text-sm whitespace-nowrap text-faded hover:bg-wash hover:text-ink"
    >
      <svg
        viewBox="0 0 20 20"
        className="size-[1.125rem] fill-none stroke-current"
        strokeWidth="1.5"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M6 7V3h8v4M6 14H3.5V7.5h13V14H14M6 11.5h8V17H6Z" />
      </svg>
      {isBusy ? (
        `Cancel (${Math.round(share * 100)}%)`
      ) : (
        <span className="@max-[33rem]:sr-only">Print / PDF</span>
      )}
    </button>
  );
}
