import { useEffect } from 'react';
import { restoreDraft } from '../drafts/draft-keeper';
import { EncodingDialog } from '../files/EncodingDialog';
import { FileOrderDialog } from '../files/FileOrderDialog';
import { SharedDialog } from '../files/SharedDialog';
import { WordFilesDialog } from '../files/WordFilesDialog';
import { ReadingDialog } from '../from-word/ReadingDialog';
import { SourcesDialog } from '../library/SourcesDialog';
import { ReturnedDialog } from '../merge/ReturnedDialog';
import { restoreKeptMerge } from '../merge/restore-kept-merge';
import { TemplateDialog } from '../options/own-template/TemplateDialog';

/** The questions that opening files can raise. */
export default function AllQuestions() {
  useEffect(() => restoreKeptMerge(restoreDraft), []);
  return (
    <>
      <EncodingDialog />
      <FileOrderDialog />
      <SharedDialog />
      <WordFilesDialog />
      <TemplateDialog />
      <ReadingDialog />
      <ReturnedDialog />
      <SourcesDialog />
    </>
  );
}
