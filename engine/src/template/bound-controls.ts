import {
  childOf,
  elementsOf,
  isElement,
  switchOf,
  valOf,
  withChildren,
  type XmlElement,
  type XmlNode,
} from '../xml/element.js';

/*
 * Content controls that show a property of the document, as on Word's own cover pages (ECMA-376 Part 1, 17.5.2.6). If
 * front matter sets the property, they show its value; only the text of the control is replaced.
 */

/** How a content control that is bound to a property is filled in. */
export interface BoundControl {
  /** The keys of front matter that may set the property, in lower case, in order of preference. */
  readonly fields: readonly string[];
  /** Whether it still shows a prompt instead of text. */
  readonly isPrompt: boolean;
  /** The words before it that ask for it, as they stand on a cover. */
  readonly label: string | undefined;
}

/** Front matter keys, by the last step of the XPath of a property. Other properties have keys of the same name. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  creator: ['author'],
  subject: ['subtitle', 'subject'],
  company: ['company', 'institution'],
  manager: ['manager', 'instructor'],
  publishdate: ['date'],
};

/** Word's own APA template binds its running head to the property for the abstract; only its title says what it is. */
const RUNNING_HEAD = /\b(?:running (?:head|title)|short(?:ened)? title)\b/i;

/** Attributes that record the binding on a control until it is filled in. */
const FIELD = 'footmark:fields';
const PROMPT = 'footmark:prompt';
/** What asks for it on a cover, in the words that stand there. */
const LABEL = 'footmark:label';

/** A content control with its binding as data; the data binding element itself is removed. */
export function withBinding(control: XmlElement, raw: XmlElement): XmlElement {
  const properties = childOf(raw, 'w:sdtPr');
  const path = childOf(properties, 'w:dataBinding')?.attributes['w:xpath'];
  const step = /([^/:[\]@]+)(?:\[\d+\])?$/.exec(path ?? '')?.[1]?.toLowerCase();
  if (step === undefined) return control;
  const fields = RUNNING_HEAD.test(valOf(properties, 'w:alias') ?? '')
    ? ['running-title', 'title']
    : (FIELDS[step] ?? [step]);
  const attributes = {
    ...control.attributes,
    [FIELD]: fields.join(' '),
    ...(switchOf(properties, 'w:showingPlcHdr') ? { [PROMPT]: '1' } : {}),
  };
  return { ...control, attributes };
}

/** A paragraph or a run that is filled in as such a control is: its style or the label before it says with what. */
export function withFields(element: XmlElement, fields: readonly string[], label?: string): XmlElement {
  const labelled = label === undefined ? {} : { [LABEL]: label };
  return { ...element, attributes: { ...element.attributes, [FIELD]: fields.join(' '), ...labelled } };
}

/** The labels before what is to be filled in. */
export function labelsIn(element: XmlElement): readonly string[] {
  const own = element.attributes[LABEL];
  return [...(own === undefined ? [] : [own]), ...elementsOf(element).flatMap(labelsIn)];
}

export function boundControl({ attributes }: XmlElement): BoundControl | undefined {
  const fields = attributes[FIELD];
  return fields === undefined
    ? undefined
    : { fields: fields.split(' '), isPrompt: PROMPT in attributes, label: attributes[LABEL] };
}

/**
 * The control without its binding, with `text` in its first run, or with its present content if `text` is undefined. A field
 * whose result was replaced is none any more, or Word would put the old one back.
 */
export function filledControl(control: XmlElement, text: string | undefined): XmlElement {
  const { [FIELD]: _, [PROMPT]: __, [LABEL]: ___, ...attributes } = control.attributes;
  const unbound = { ...control, attributes };
  if (text === undefined) return unbound;
  let isWritten = false;
  const inside = (node: XmlNode): readonly XmlNode[] => {
    if (!isElement(node) || node.name === 'w:pPr') return [node];
    if (node.name === 'w:fldChar' || node.name === 'w:instrText') return [];
    if (node.name === 'w:fldSimple') return node.children.flatMap(inside);
    if (node.name === 'w:t') {
      const children = isWritten || text === '' ? [] : [text];
      isWritten = true;
      return [{ ...node, attributes: { 'xml:space': 'preserve' }, children }];
    }
    return [node.name === 'w:rPr' ? withoutPromptLook(node) : withChildren(node, inside)];
  };
  if (unbound.name !== 'w:sdt') return withChildren(unbound, inside);
  return withChildren(unbound, (child) => {
    const isContent = isElement(child) && child.name === 'w:sdtContent';
    return [isContent ? withChildren(child, inside) : child];
  });
}

/** Word shows prompts in grey. */
function withoutPromptLook(properties: XmlElement): XmlElement {
  const children = elementsOf(properties).filter(
    ({ name, attributes }) => name !== 'w:rStyle' || !/placeholder/i.test(attributes['w:val'] ?? ''),
  );
  return { ...properties, children };
}
