/** What a tooltip keeps from its button, and from the edges of the window. CSS pixels. */
const GAP = 6;
const EDGE = 8;

type Box = Pick<DOMRect, 'left' | 'top' | 'bottom' | 'width'>;
type Size = { readonly width: number; readonly height: number };

/** Where a tooltip of this size stands: over the middle of its button, or under it where there is no room above. */
export function tooltipPlace(button: Box, tooltip: Size, windowWidth: number) {
  const centred = button.left + (button.width - tooltip.width) / 2;
  const left = Math.max(EDGE, Math.min(centred, windowWidth - tooltip.width - EDGE));
  const above = button.top - tooltip.height - GAP;
  return { left, top: above >= EDGE ? above : button.bottom + GAP };
}
