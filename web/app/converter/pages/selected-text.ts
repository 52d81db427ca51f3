/**
 * The selected text of the pages, for the clipboard. A formula is a line of text in Word's linear format; by itself,
 * the browser would put each of its characters on a line of its own.
 */
export function selectedText(): string {
  const selection = document.getSelection();
  if (!selection || selection.rangeCount === 0) return '';
  const range = selection.getRangeAt(0);
  const { commonAncestorContainer: ancestor } = range;
  const root = ancestor instanceof Element ? ancestor : ancestor.parentElement;
  const formulas = [...(root?.querySelectorAll('.page-equation > math') ?? [])].filter((formula) =>
    isWithin(formula, range),
  );
  const written = formulas.map((formula) => {
    const text = document.createElement('span');
    text.textContent = linear(formula);
    formula.replaceWith(text);
    return { formula, text };
  });
  const words = String(selection);
  for (const { formula, text } of written) text.replaceWith(formula);
  return words;
}

function isWithin(node: Node, range: Range): boolean {
  const own = document.createRange();
  own.selectNode(node);
  return (
    range.compareBoundaryPoints(Range.START_TO_START, own) <= 0 &&
    range.compareBoundaryPoints(Range.END_TO_END, own) >= 0
  );
}

/** A formula in one line. */
function linear(node: Element): string {
  const parts = [...node.children].map(linear);
  const [first = '', second = '', third = ''] = parts;
  switch (node.localName) {
    case 'mfrac':
      return `${grouped(first)}/${grouped(second)}`;
    case 'msqrt':
      return `√(${parts.join('')})`;
    case 'mroot':
      return `√(${second}&${first})`;
    case 'msup':
    case 'mover':
      return `${first}^${grouped(second)}`;
    case 'msub':
    case 'munder':
      return `${first}_${grouped(second)}`;
    case 'msubsup':
    case 'munderover':
      return `${first}_${grouped(second)}^${grouped(third)}`;
    case 'mtr':
      return parts.join('&');
    case 'mtable':
      return `(${parts.join('@')})`;
    default:
      return node.children.length > 0 ? parts.join('') : (node.textContent?.trim() ?? '');
  }
}

function grouped(part: string): string {
  return [...part].length > 1 ? `(${part})` : part;
}
