/** The script of the frame: draws each SVG that it is sent, and replies with a PNG, or with nothing if that fails. */
const SCRIPT = `
addEventListener('message', async ({ data: { svg, width, height } }) => {
  const png = await draw(svg, width, height).catch(() => undefined);
  parent.postMessage({ png }, '*');
});
async function draw(svg, width, height) {
  const picture = new Image();
  picture.src = URL.createObjectURL(svg);
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d').drawImage(picture, 0, 0, width, height);
  return new Promise((resolve) => canvas.toBlob((png) => resolve(png ?? undefined), 'image/png'));
}
parent.postMessage('ready', '*');
`;

/**
 * The page of the frame in which SVGs are drawn. The build lists its script in the Content-Security-Policy, which the
 * frame inherits from the page, and no other page can be written into it.
 */
export const DRAWING_PAGE = `<!doctype html><title>Drawing</title><script>${SCRIPT}</script>`;
