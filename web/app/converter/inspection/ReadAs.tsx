import type { DialectReading } from '@footmark/engine';
import { DIALECT_NAMES, OPTION_CHOICES } from '@footmark/engine/options';
import { useId, useState } from 'react';
import { Select } from '../../ui/Select';
import { TextButton } from '../../ui/TextButton';
import { useConverter } from '../instance/converter-context';
import { choicesOf } from '../workspace/choices';
import { chooseOptions, useDocumentOptions } from '../workspace/workspace';
import { saysDialect } from './dialect';

const DIALECTS = choicesOf(OPTION_CHOICES.dialect, {
  auto: 'Automatic',
  github: 'GitHub',
  pandoc: 'Pandoc',
  quarto: 'Quarto',
  rmarkdown: 'R Markdown, bookdown',
  myst: 'MyST',
  mdx: 'MDX',
  gitbook: 'GitBook',
  hackmd: 'HackMD',
  obsidian: 'Obsidian',
  azure: 'Azure DevOps',
  prompt: 'Prompt with tags',
});

/** In which dialect the text is read, where that makes a difference, with a choice of another. */
export function ReadAs({ reading }: { readonly reading: DialectReading | undefined }) {
  const converter = useConverter();
  const { dialect } = useDocumentOptions();
  const [isChanging, setChanging] = useState(false);
  const id = useId();
  if (dialect === 'auto' && !(reading && saysDialect(reading))) return null;
  return (
    <section aria-label="Dialect" className="mb-2 text-sm">
      <p className="wrap-anywhere">
        {reading && <>Read as {DIALECT_NAMES[reading.dialect]}</>}
        {reading && !reading.isChosen && <span className="text-faded"> {reasonFor(reading)}</span>}
        {' · '}
        <TextButton expanded={isChanging} onClick={() => setChanging(!isChanging)}>
          Change
        </TextButton>
      </p>
      {isChanging && (
        <div className="mt-1 max-w-xs">
          <label htmlFor={id} className="mb-1 block text-faded">
            Read this text as
          </label>
          <Select
            id={id}
            value={dialect}
            onChange={(value) => {
              const chosen = DIALECTS.find((each) => each.value === value);
              if (chosen) chooseOptions(converter, { dialect: chosen.value });
            }}
          >
            {DIALECTS.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </div>
      )}
    </section>
  );
}

/** What shows it, and what it changes. */
function reasonFor({ evidence: [first], differences }: DialectReading): string {
  const why = first && `by ${first.sign} in line ${first.line.toLocaleString('en')}`;
  const what = `for ${differences.join(' and ')}`;
  return why === undefined ? what : `(${why}; it matters ${what})`;
}
