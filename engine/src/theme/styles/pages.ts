import type { Style } from '../../model/style.js';
import { halfPoint } from '../measures.js';
import type { Theme } from '../sheet.js';

export function pageStyles({ fontSize, page, colors, headerScale }: Theme): Style[] {
  const style = { type: 'paragraph', basedOn: 'Normal', priority: 99 } as const;
  const width = page.width - page.margins.left - page.margins.right;
  const paragraph = { after: 0, line: 240, tabs: [{ position: width, alignment: 'right' }] } as const;
  const run = { size: Math.max(halfPoint(fontSize * headerScale), 9), color: colors.muted };
  return [
    { ...style, id: 'Header', name: 'header', paragraph, run },
    { ...style, id: 'Footer', name: 'footer', paragraph, run },
  ];
}
