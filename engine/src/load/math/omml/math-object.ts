import type { MathContent, MathLook, MathObject, MathProperties } from '../../../model/formula.js';

/** An object (ECMA-376 Part 1, 22.1.2), with its properties and arguments in the schema's order. */
export function mathObject(
  name: string,
  properties: MathProperties,
  look: MathLook,
  args: MathObject['args'],
): MathContent {
  return [{ type: 'object', name, properties, look, args }];
}
