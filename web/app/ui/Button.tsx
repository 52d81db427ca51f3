import type { ComponentProps } from 'react';
import { BUTTON, type ButtonTone } from './button-look';

interface ButtonProps extends ComponentProps<'button'> {
  readonly tone?: ButtonTone;
}

/** A button: it performs an action on this page. */
export function Button({ tone = 'primary', className = '', ...rest }: ButtonProps) {
  return <button type="button" className={`${BUTTON[tone]} ${className}`} {...rest} />;
}
