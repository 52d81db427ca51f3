import { childNamed, elements, parentOf } from '../../docx/elements';
import type { DocxPackage } from '../../docx/package';
import type { Element } from '../../docx/xml';
import { numberIn } from '../lists/definitions';
import { numberText } from '../lists/number-text';
import type { Story } from './story';
import type { PageOf } from './update';

/** The pages on which Word had the text when it saved the file (ECMA-376 Part 1, 17.3.3.13), with their numbers (17.6.12). */
export function renderedPages(file: DocxPackage): (text: Story) => PageOf {
  const sections = [...elements(file.parts.get('word/document.xml')?.root, 'w:sectPr')];
  return ({ pieces }) => {
    const ends = new Map(sections.map((each) => [ownerOf(each), each]));
    const numbers: string[] = [];
    if (!pieces.some(({ kind }) => kind === 'pageBreak')) return () => undefined;
    let page = 1;
    let section = 0;
    let started = -1;
    for (const [index, piece] of pieces.entries()) {
      const setting = sections[section] && childNamed(sections[section] as Element, 'w:pgNumType');
      if (started !== section) {
        page = numberIn(setting, 'w:start') ?? page;
        started = section;
      }
      if (piece.kind === 'pageBreak') page++;
      numbers[index] = numberText(page, setting?.getAttribute('w:fmt') ?? 'decimal');
      if (piece.kind === 'end' && ends.has(piece.paragraph)) section++;
    }
    return (at) => {
      let place = at;
      while (place < pieces.length - 1 && !isShown(pieces[place])) place++;
      return numbers[place];
    };
  };
}

const isShown = (piece: Story['pieces'][number] | undefined): boolean =>
  piece?.kind === 'text' || piece?.kind === 'end';

function ownerOf(section: Element): Element | undefined {
  const properties = parentOf(section);
  return properties?.nodeName === 'w:pPr' ? parentOf(properties) : undefined;
}
