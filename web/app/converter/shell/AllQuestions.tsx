import { FileOrderDialog } from '../files/FileOrderDialog';
import { ReadingDialog } from '../from-word/ReadingDialog';
import { TemplateDialog } from '../own-template/TemplateDialog';

/** What opened files make the page ask. */
export default function AllQuestions() {
  return (
    <>
      <FileOrderDialog />
      <TemplateDialog />
      <ReadingDialog />
    </>
  );
}
