import type { ComposedInline, Equation, RunProperties } from '../model/composed.js';

/** What changes in the look of some content. */
interface RunChange {
  readonly properties: (properties: RunProperties) => RunProperties;
  readonly equation?: (equation: Equation) => Equation;
  /** Whether links keep their own look. */
  readonly sparesLinks?: boolean;
}

/** Content with another look, at any depth. Runs that look the same go on sharing one object. */
export function changedRuns(content: readonly ComposedInline[], change: RunChange): ComposedInline[] {
  const known = new Map<RunProperties, RunProperties>();
  const changed = (properties: RunProperties): RunProperties => {
    const made = known.get(properties) ?? change.properties(properties);
    known.set(properties, made);
    return made;
  };
  const each = (inline: ComposedInline): ComposedInline => {
    switch (inline.type) {
      case 'text':
      case 'field':
        return { ...inline, properties: changed(inline.properties) };
      case 'equation':
        return change.equation?.(inline) ?? inline;
      case 'link':
        return change.sparesLinks ? inline : { ...inline, content: inline.content.map(each) };
      case 'bookmarked':
      case 'revised':
        return { ...inline, content: inline.content.map(each) };
      case 'lineBreak':
      case 'tab':
      case 'pageBreak':
      case 'picture':
      case 'checkbox':
      case 'noteReference':
      case 'noteNumber':
      case 'fieldMark':
      case 'commentMark':
        return inline;
    }
  };
  return content.map(each);
}
