/** Longer than this no drawing takes, unless it was made to. */
const TIMEOUT_MS = 15_000;

/**
 * Draws an SVG as a PNG, with the browser's own fonts. As a picture it runs no scripts and reaches nothing; and the
 * engine has taken out what it could run or reach.
 */
export async function drawSvg(svg: Blob, width: number, height: number): Promise<Blob | undefined> {
  const address = URL.createObjectURL(svg);
  const picture = new Image();
  picture.src = address;
  try {
    await Promise.race([picture.decode(), timeout()]);
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height);
    return await new Promise((resolve) => canvas.toBlob((png) => resolve(png ?? undefined), 'image/png'));
  } catch {
    return undefined;
  } finally {
    URL.revokeObjectURL(address);
  }
}

function timeout(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('Drawing took too long')), TIMEOUT_MS);
  });
}
