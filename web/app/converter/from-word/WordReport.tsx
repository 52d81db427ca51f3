import { LongList } from '../../ui/LongList';
import { TextButton } from '../../ui/TextButton';
import { edits } from '../document/edits';
import { useManuscript } from '../document/use-manuscript';
import { useConverter } from '../instance/converter-context';

export const REPORT_ID = 'from-word';

/** What was lost or changed in reading the Word file that the text came from, among the details below the text. */
export function WordReport() {
  const converter = useConverter();
  const origin = useManuscript((manuscript) => manuscript.origin);
  if (!origin) return null;
  const { fileName, notices } = origin;
  return (
    <section
      id={converter.id(REPORT_ID)}
      aria-labelledby={converter.id('from-word-title')}
      // A link to it also moves the focus.
      tabIndex={-1}
      className="scroll-mt-4 outline-none"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={converter.id('from-word-title')} className="min-w-0 text-base font-semibold wrap-anywhere">
          Differences from {fileName}
        </h2>
        <span className="text-sm">
          <TextButton tone="quiet" onClick={() => edits(converter).tellOrigin(undefined)}>
            Close this list
          </TextButton>
        </span>
      </div>
      <LongList items={notices} count={notices.length} className="mt-1 list-disc pl-5 text-sm">
        {({ message }, index) => (
          // Two of them may have the same wording.
          <li key={index} className="py-1.5 pl-1 wrap-anywhere marker:text-faded">
            {message}.
          </li>
        )}
      </LongList>
    </section>
  );
}
