import type { TextLook } from '@footmark/engine/pages';
import { paperFamily } from '../../paper/paper-fonts';
import { length, points } from './measures';

/** A look as CSS declarations. */
export function lookStyle(look: TextLook): string {
  const {
    font,
    size,
    letterSpacing,
    capitals,
    bold,
    italic,
    underline,
    strike,
    dotted,
    color,
    shading,
    border,
    raise,
    rightToLeft,
    isOverride,
  } = look;
  const lines = [underline && 'underline', strike && 'line-through'].filter(Boolean).join(' ');
  return [
    `font-family:${paperFamily(font)}`,
    `font-size:${points(size)}`,
    letterSpacing && `letter-spacing:${length(letterSpacing)}`,
    bold && 'font-weight:700',
    capitals && 'text-transform:uppercase',
    italic && 'font-style:italic',
    lines && `text-decoration-line:${lines}`,
    dotted && 'text-emphasis:dot',
    color && `color:#${color}`,
    shading && `background:#${shading}`,
    border && `outline:1px solid #${border}`,
    raise !== 0 && `vertical-align:${length(raise)}`,
    // The visitor's font may have other widths than the layout: words begin where they are read from.
    rightToLeft && 'direction:rtl;text-align:right',
    isOverride && 'unicode-bidi:bidi-override',
  ]
    .filter(Boolean)
    .join(';');
}
