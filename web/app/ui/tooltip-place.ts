/** The distance of a tooltip from its button and from the edges of the window, in CSS pixels. */
const GAP = 6;
const EDGE = 8;

type Box = Pick<DOMRect, 'left' | 'top' | 'bottom' | 'width'>;
type Size = { readonly width: number; readonly height: number };

/** The position of a tooltip of this size: centred above its button, or below if there is no room. */
export function tooltipPlace(button: Box, tooltip: Size, windowWidth: number) {
  const centred = button.left + (button.width - tooltip.width) / 2;
  const left = Math.max(EDGE, Math.min(centred, windowWidth - tooltip.width - EDGE));
  const above = button.top - tooltip.height - GAP;
  return { left, top: above >= EDGE ? above : button.bottom + GAP };
}
