import { expect, test } from 'vitest';
import { convertForTest } from '../conversion';
import { children, childrenNamed, elements } from '../docx/elements';
import { type DocxPackage, openPackage } from '../docx/package';
import type { Element } from '../docx/xml';
import { judgedFields } from './fields/comparison';

/** Two chapters with all that is counted by chapter. */
const CHAPTERS = ['One', 'Two'].map(
  (chapter, index) => `# ${chapter}

${Array.from({ length: index + 1 }, (_, each) => `| a |\n|---|\n| 1 |\n\n: Of ${chapter} {#tbl:${chapter}${each}}`).join('\n\n')}

![Of ${chapter}](a.png){#fig:${chapter}}

$$x = y$$ {#eq:${chapter}}

::: {.theorem #thm:${chapter}}
Words.
:::

See @tbl:${chapter}0, @fig:${chapter}, @eq:${chapter}, @thm:${chapter} and @sec:one.`,
);
const [one = '', two = ''] = CHAPTERS;

const fileOf = async (markdown: string): Promise<DocxPackage> =>
  openPackage((await convertForTest(markdown, { numberByChapter: true, numberHeadings: true })).bytes);

/** Moves the second chapter in front of the first. */
function withChaptersMoved(file: DocxPackage): DocxPackage {
  const [body] = [...elements(file.parts.get('word/document.xml')?.root, 'w:body')];
  if (!body) return file;
  const [first, second] = [...children(body)].filter(isChapter);
  const moved: Element[] = [];
  for (const each of children(body)) if (moved.length > 0 || each === second) moved.push(each);
  for (const each of moved) if (first && each.nodeName !== 'w:sectPr') body.insertBefore(each, first);
  return file;
}

function isChapter(block: Element): boolean {
  const [properties] = childrenNamed(block, 'w:pPr');
  return (
    properties !== undefined &&
    childrenNamed(properties, 'w:pStyle').some((each) => each.getAttribute('w:val') === 'Heading1')
  );
}

const results = (file: DocxPackage, which: 'word' | 'ours'): readonly string[] =>
  [...judgedFields(file, () => () => undefined)].map((each) => each[which]);

test('numbers by chapter are right after chapters were moved in Word and the fields updated', async () => {
  const moved = withChaptersMoved(await fileOf(`${one}\n\n${two}`));
  const swapped = await fileOf(`${two}\n\n${one}`);
  expect(results(moved, 'word')).toEqual(results(swapped, 'ours'));
  expect(results(moved, 'ours')).not.toEqual(results(swapped, 'ours'));
});
