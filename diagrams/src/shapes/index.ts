/*
 * A drawing as shapes that Word can move. In: the finished drawing, as elements, and what the library knows of its parts. Out: boxes,
 * lines and labels as plain data, where they are drawn. `read-shapes.ts` walks through the drawing, with `outline.ts`, `marks.ts`,
 * `text.ts`, `breaks.ts` and `paint.ts`; `glue.ts` then says which lines can follow the boxes that they join.
 */
export { readShapes } from './read-shapes.js';
