import { textProperties } from './run.js';
import type { Look } from './writer.js';

/** The properties of an object by their local names, in the schema's order; those that are undefined are left out. */
export type ObjectProperties = Readonly<Record<string, string | true | undefined>>;

/** Arguments in the schema's order: their local names and contents. */
export type Arguments = readonly (readonly [name: string, content: string])[];

/**
 * Writes an object (ECMA-376 Part 1, 22.1.2). A property is a value, `true` for "on", or whole elements. Its signs
 * take their colour from `m:ctrlPr`, which comes last.
 */
export function mathObject(name: string, properties: ObjectProperties, look: Look, args: Arguments): string {
  let own = '';
  for (const [property, value] of Object.entries(properties)) {
    if (value === undefined) continue;
    own +=
      value !== true && value.startsWith('<')
        ? value
        : `<m:${property} m:val="${value === true ? 1 : value}"/>`;
  }
  if (look.color !== undefined || look.shading !== undefined)
    own += `<m:ctrlPr>${textProperties(look)}</m:ctrlPr>`;
  const start = own === '' ? '' : `<m:${name}Pr>${own}</m:${name}Pr>`;
  return `<m:${name}>${start}${args.map(([argument, content]) => `<m:${argument}>${content}</m:${argument}>`).join('')}</m:${name}>`;
}
