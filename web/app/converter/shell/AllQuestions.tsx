import { FileOrderDialog } from '../files/FileOrderDialog';
import { ReadingDialog } from '../from-word/ReadingDialog';
import { SourcesDialog } from '../library/SourcesDialog';
import { TemplateDialog } from '../own-template/TemplateDialog';

/** What opened files make the page ask. */
export default function AllQuestions() {
  return (
    <>
      <FileOrderDialog />
      <TemplateDialog />
      <ReadingDialog />
      <SourcesDialog />
    </>
  );
}
