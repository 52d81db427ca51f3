import { convert, inspect } from '@footmark/engine';
import { CITING_TEXTS } from './citing-texts';
import { FURTHER_TEXTS } from './further-texts';
import type { GrowingInput, Growth } from './growth';
import { OTHER_INPUTS } from './other-inputs';
import { TEXTS } from './texts';

const OPTIONS = { repairs: true, includeTableOfContents: true } as const;

function converted(text: string): GrowingInput {
  return {
    length: text.length,
    run: async () => {
      const result = await convert(text, OPTIONS);
      if (!result.success) throw new Error(result.validation.errors.at(-1)?.message);
      inspect(text, OPTIONS);
    },
  };
}

const ofTexts = (texts: Readonly<Record<string, (size: number) => string>>): readonly Growth[] =>
  Object.entries(texts).map(([name, text]) => ({ name, input: (size) => converted(text(size)) }));

export const GROWTHS: readonly Growth[] = [
  ...ofTexts(TEXTS),
  ...ofTexts(FURTHER_TEXTS),
  ...ofTexts(CITING_TEXTS),
  ...OTHER_INPUTS,
];
