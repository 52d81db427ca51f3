import type { Direction } from '../../model/direction.js';
import { tokenMeta } from './token-meta.js';

/** On the opening token of a block: the direction that its attributes give it. */
export const directionOf = tokenMeta<Direction>('direction');
