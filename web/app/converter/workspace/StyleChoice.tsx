import { OPTION_CHOICES } from '@footmark/engine/options';
import { SelectField } from '../../ui/SelectField';
import type { LibraryReport } from '../../worker/protocol';
import { useConverter } from '../instance/converter-context';
import { choicesOf } from './choices';
import { styleChoices } from './style-choices';
import { useLibrary } from './use-library';
import { chooseOptions, useDocumentOptions } from './workspace';

const CITATION_FORMS = choicesOf(OPTION_CHOICES.citations, {
  text: 'Text',
  zotero: 'Zotero fields',
  word: 'Word fields',
});

interface StyleChoiceProps {
  readonly report: LibraryReport | undefined;
}

/** The citation style, and the form of citations in Word. */
export function StyleChoice({ report }: StyleChoiceProps) {
  const converter = useConverter();
  const { csl, citations } = useDocumentOptions();
  const choices = styleChoices(report, useLibrary());
  return (
    <>
      <SelectField
        label="Citation style"
        value={choices.some(({ value }) => value === csl) ? csl : ''}
        choices={choices}
        onChange={(chosen) => chooseOptions(converter, { csl: chosen })}
      />
      <SelectField
        label="Citations in Word"
        value={citations}
        choices={CITATION_FORMS}
        onChange={(chosen) => chooseOptions(converter, { citations: chosen })}
      />
    </>
  );
}
