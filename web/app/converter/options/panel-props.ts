import type { DocumentOptions } from './document-options';

export interface OptionsPanelProps {
  readonly options: DocumentOptions;
  readonly onChange: (changes: Partial<DocumentOptions>) => void;
}
