import { documentFileName } from '../document/file-name';
import { useManuscript } from '../document/use-manuscript';
import { BadgeRow } from '../options/BadgeRow';
import { LanguageControl, PageCount, PrintButton, ZoomControl } from '../pages/OnDemand';
import { useDocumentOptions } from '../workspace/workspace';

/** The tools for the pages in the foot of the screen: their number, the options in use, zoom and printing. */
export function PageTools() {
  const options = useDocumentOptions();
  const fileName = useManuscript((manuscript) => manuscript.fileName);
  return (
    <div className="screen-page-tools @container">
      <PageCount />
      <LanguageControl />
      <span className="mx-auto @max-[46rem]:hidden">
        <BadgeRow options={options} />
      </span>
      <ZoomControl />
      <PrintButton fileName={(fileName ?? documentFileName(new Date())).replace(/\.docx$/, '')} />
    </div>
  );
}
