import { fork } from 'node:child_process';
import { once } from 'node:events';
import sharp from 'sharp';
import { fromRoot } from './paths.mjs';

/**
 * Draws Mermaid's diagrams with the built command's own program.
 *
 * @type {import('../../engine/dist/index.js').DiagramRenderer}
 */
export const diagrams = {
  languages: ['mermaid'],
  draw: async ({ code, language }) => {
    const program = fork(fromRoot('cli/dist/diagram-process.js'), [], { serialization: 'advanced' });
    program.send({ code, language });
    const [answer] = await once(program, 'message');
    program.kill();
    return answer;
  },
};

/**
 * Programs that cannot show SVG get a picture of it.
 *
 * @type {import('../../engine/dist/index.js').Rasterizer}
 */
export const rasterize = ({ bytes }) => sharp(bytes).png().toBuffer();
