import { latexOf } from '../../latex/omml/index.js';
import type { Revision } from '../../model/document.js';
import {
  childOf,
  elementsOf,
  isElement,
  someElement,
  withChildren,
  type XmlElement,
  type XmlNode,
} from '../../xml/element.js';
import { type Reading, reportChange } from '../reading.js';
import { revisionOf } from './reviews.js';

/** A formula, or a version of one. */
interface ReadFormula {
  readonly latex: string;
  readonly isDisplayed: boolean;
  /** The tracked change that it is, if changes are kept. */
  readonly revision: Revision['type'] | undefined;
}

/**
 * Reads an equation with its tracked changes (ECMA-376 Part 1, 22.1.2.77, 17.13.5): around runs and structures, in the properties of
 * a run, and in those of the sign of a structure (`m:ctrlPr`), without which only what the structure held is left. If changes are
 * kept, one that has some is its version before them, deleted, and that after them, inserted, both inline: CriticMarkup has no
 * marks within formulas, nor around displayed ones. `outer` is the change that surrounds the equation.
 */
export function formulasOf(
  math: XmlElement,
  isDisplayed: boolean,
  reading: Reading,
  outer: Revision['type'] | undefined,
): readonly ReadFormula[] {
  const count = changesIn(math);
  for (let change = 0; change < count; change++) reportChange(reading);
  const version = (gone: Revision['type']): string =>
    latexOf(count === 0 ? math : without(gone, math), isDisplayed);
  const { changes } = reading;
  const found: ReadFormula[] = [];
  const add = (latex: string, revision: Revision['type'] | undefined): void => {
    if (latex !== '') found.push({ latex, isDisplayed: isDisplayed && revision !== 'deletion', revision });
  };
  if (changes === 'reject' || outer === 'deletion') add(version('insertion'), outer);
  else if (changes === 'accept' || outer === 'insertion' || count === 0) add(version('deletion'), outer);
  else {
    const [before, after] = [version('insertion'), version('deletion')];
    if (before === after) add(after, undefined);
    else {
      add(before, 'deletion');
      add(after, 'insertion');
      return found.map((each) => ({ ...each, isDisplayed: false }));
    }
  }
  return found;
}

function changesIn(element: XmlElement): number {
  let count = revisionOf(element) === undefined ? 0 : 1;
  for (const child of elementsOf(element)) count += changesIn(child);
  return count;
}

/** An equation, or a part of one, without what has changes of this type and without the marks of all changes. */
function without(type: Revision['type'], element: XmlElement): XmlElement {
  return withChildren(element, (child) => partsWithout(type, child));
}

function partsWithout(type: Revision['type'], node: XmlNode): readonly XmlNode[] {
  if (!isElement(node)) return [node];
  const change = revisionOf(node);
  if (change !== undefined) return change === type ? [] : without(type, node).children;
  if (node.name === 'm:r' || node.name === 'w:r') return isMarked(node, type) ? [] : [withoutMarks(node)];
  if (/^[mw]:\w*Pr$/.test(node.name)) return [withoutMarks(node)];
  const own = without(type, node);
  return isMarked(controlOf(node), type) ? argumentsOf(own) : [own];
}

/** Whether a run, or the properties of a sign, have a change of this type, perhaps within another one. */
function isMarked(holder: XmlElement | undefined, type: Revision['type']): boolean {
  return holder !== undefined && someElement(holder, (element) => revisionOf(element) === type);
}

function withoutMarks(holder: XmlElement): XmlElement {
  return withChildren(holder, (child) =>
    isElement(child) ? (revisionOf(child) === undefined ? [withoutMarks(child)] : []) : [child],
  );
}

/** The properties of the sign of a structure, such as the bar of a fraction: `m:fPr/m:ctrlPr`. */
function controlOf(structure: XmlElement): XmlElement | undefined {
  return childOf(childOf(structure, `${structure.name}Pr`), 'm:ctrlPr');
}

/** What the arguments of a structure hold: a numerator and a denominator, or the cells of a matrix in their rows. */
function argumentsOf(structure: XmlElement): readonly XmlNode[] {
  return elementsOf(structure).flatMap((argument) => {
    if (argument.name.endsWith('Pr')) return [];
    return argument.name === 'm:mr' ? argumentsOf(argument) : argument.children;
  });
}
