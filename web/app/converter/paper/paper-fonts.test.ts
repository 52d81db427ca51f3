import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PAPER_FONTS, SIMILAR_PAPER_FONTS } from './paper-font-table';
import { paperFaces, paperFamily, similarFaces } from './paper-fonts';

const faces = paperFaces().split('\n');

test('every face of the free fonts comes from a file of this site', () => {
  const standIns = faces.filter((face) => face.includes('stand-in'));
  expect(standIns.length).toBeGreaterThan(100);
  for (const face of standIns)
    expect(face).toMatch(
      /src:url\("[^:"]*\/[a-z]+-[a-z-]+-(400|700)-(normal|italic)[^":]*"\) format\("woff2"\)/,
    );
});

test('no file of a package is left out', () => {
  for (const { standIn } of Object.values(PAPER_FONTS)) {
    const folder = new URL(`../../../../node_modules/@fontsource/${standIn.name}/files`, import.meta.url);
    const subsets = readdirSync(folder).flatMap(
      (file) => /^[a-z]+-(.+)-400-normal\.woff2$/.exec(file)?.[1] ?? [],
    );
    expect(Object.keys(standIn.ranges).sort()).toEqual(subsets.sort());
  }
});

test('each font has its own copy before the free one, in four styles', () => {
  for (const font of Object.keys(PAPER_FONTS)) {
    const own = faces.filter((face) => face.includes(`font-family:"Footmark ${font}";`));
    expect(own).toHaveLength(4);
    for (const face of own) expect(face).toContain(`local("${font}`);
    expect(paperFamily(font)).toMatch(
      new RegExp(`^"Footmark ${font}","Footmark ${font} stand-in",(sans-serif|serif|monospace)$`),
    );
  }
});

test('a font without a free substitute is requested by its name', () => {
  expect(paperFamily('Yu Mincho')).toBe('"Yu Mincho",sans-serif');
});

test('a font that only templates have is drawn in a free one of the same width where the visitor lacks it', () => {
  for (const font of Object.keys(SIMILAR_PAPER_FONTS)) {
    const [regular, , , , bold] = similarFaces(font).filter((face) => face.includes('local('));
    expect(regular).toContain(`src:local("${font}"),local("${font} Regular")`);
    expect(bold).toBeUndefined();
    expect(similarFaces(font).filter((face) => face.includes('stand-in')).length).toBeGreaterThan(20);
  }
  expect(similarFaces('Verdana').find((face) => face.includes('stand-in'))).toContain('size-adjust:115.500%');
});
