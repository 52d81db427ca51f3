import type { ContentFeatures } from '@footmark/engine';
import type { DocumentOptions } from '../workspace/document-options';

export interface OptionsPanelProps {
  readonly options: DocumentOptions;
  readonly onChange: (changes: Partial<DocumentOptions>) => void;
}

/** Features of a text that some options are about. */
export type TextFeatures = Pick<ContentFeatures, 'hasFootnotes' | 'hasLinks' | 'hasEditingMarks'>;
