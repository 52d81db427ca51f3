import { useEffect } from 'react';
import type { DropPlace } from '../document/given-files';
import { draftKeeper } from '../drafts/draft-keeper';
import { EncodingDialog } from '../files/EncodingDialog';
import { FileOrderDialog } from '../files/FileOrderDialog';
import { SharedDialog } from '../files/SharedDialog';
import { WordFilesDialog } from '../files/WordFilesDialog';
import { ReadingDialog } from '../from-word/ReadingDialog';
import { useConverter } from '../instance/converter-context';
import { SourcesDialog } from '../library/SourcesDialog';
import { ReturnedDialog } from '../merge/ReturnedDialog';
import { restoreKeptMerge } from '../merge/restore-kept-merge';
import { TemplateDialog } from '../options/own-template/TemplateDialog';
import { DropCover } from './DropCover';

interface AllQuestionsProps {
  /** Where files are being dragged. */
  readonly over: DropPlace | undefined;
}

/** Where files can be dropped, and the questions that opening them can raise. */
export default function AllQuestions({ over }: AllQuestionsProps) {
  const converter = useConverter();
  useEffect(() => restoreKeptMerge(converter, draftKeeper(converter).restoreDraft), [converter]);
  return (
    <>
      <DropCover over={over} />
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
