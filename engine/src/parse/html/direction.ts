import type { Element } from 'domhandler';
import type { Direction } from '../../model/direction.js';
import { directionFrom } from '../direction.js';

/** The direction that an element sets for its content. */
export function directionOfElement({ attribs }: Element): Direction | undefined {
  return directionFrom(/(?:^|[;\s])direction:\s*(\w+)/i.exec(attribs.style ?? '')?.[1] ?? attribs.dir);
}
