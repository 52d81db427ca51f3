import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { convertForTest } from '../conversion';
import { openPackage } from '../docx/package';
import { checkVolumes } from './check-volumes';
import { checkRules } from './rules';
import { checkSchema } from './schema';
import { validateDocx } from './validate-docx';
import { bindVolumes } from './volume';

const PICTURE = '![dot](data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==)';
const markdown = (word: string): string =>
  `# ${word}\n\nSee [${word}](https://example.org/${word}) and [above](#${word}).[^1] ${PICTURE}\n\n1. a\n   - b\n\n[^1]: ${word}, [again](https://example.org)`;

const bytesOf = async (word: string): Promise<Uint8Array> => (await convertForTest(markdown(word))).bytes;

/** Puts an element where the schema does not allow it. */
function breakPart(bytes: Uint8Array, part: string): Uint8Array {
  const parts = unzipSync(bytes);
  const xml = strFromU8(parts[part] ?? new Uint8Array());
  return zipSync({ ...parts, [part]: strToU8(xml.replace(/<w:t[ >][^<]*<\/w:t>/, '<w:tbl/>')) });
}

describe('a volume', () => {
  test('contains all of its files and is valid itself', async () => {
    const words = ['one', 'two', 'three'];
    const volumes = [...bindVolumes(await Promise.all(words.map(bytesOf)))];
    expect(volumes.map(({ members }) => members)).toEqual([[0, 1, 2]]);

    const bytes = volumes[0]?.bytes ?? new Uint8Array();
    for (const word of words) {
      expect(openPackage(bytes).parts.get('word/document.xml')?.text).toContain(`>${word}<`);
      expect(openPackage(bytes).parts.get('word/footnotes.xml')?.text).toContain(`>${word}, <`);
    }
    expect(
      await validateDocx(bytes).then((findings) => findings.filter(({ rule }) => rule !== 'anchorTargets')),
    ).toEqual([]);
  });

  test.each(['word/document.xml', 'word/footnotes.xml'])(
    'tells whose element in %s is at fault',
    async (part) => {
      const files = [await bytesOf('one'), breakPart(await bytesOf('two'), part), await bytesOf('three')];
      const [volume] = bindVolumes(files);
      const [findings = []] = await checkSchema([volume?.bytes ?? new Uint8Array()], ['Microsoft365']);
      expect(findings.map(({ part: faulty }) => faulty)).toContain(part);
      expect(findings.map((finding) => volume?.memberOf(finding))).toEqual(findings.map(() => 1));
    },
  );

  test('contains the shared parts of its first file, and those that differ are first in another', async () => {
    const [plain, twin] = [await bytesOf('one'), await bytesOf('two')];
    const { bytes: other } = await convertForTest(markdown('one'), { fontFamily: 'times' });
    const { bytes: otherTwin } = await convertForTest(markdown('two'), { fontFamily: 'times' });
    const volumes = [...bindVolumes([plain, other, twin, otherTwin])];
    expect(volumes.map(({ members }) => members)).toEqual([[0, 2, 3], [1]]);
  });

  test('has no more ids of notes than the validator accepts', async () => {
    const withNoteId = async (word: string, id: number): Promise<Uint8Array> => {
      const parts = unzipSync(await bytesOf(word));
      for (const name of ['word/document.xml', 'word/footnotes.xml'])
        parts[name] = strToU8(
          strFromU8(parts[name] ?? new Uint8Array()).replace(
            /(<w:footnote(?:Reference)? w:id=)"1"/,
            `$1"${id}"`,
          ),
        );
      return zipSync(parts);
    };
    const ids = [20_000, 12_000, 12_000, 700];
    const volumes = bindVolumes(await Promise.all(ids.map((id, index) => withNoteId(`word${index}`, id))));
    expect([...volumes].map(({ members }) => members)).toEqual([[0, 1, 3], [2]]);
  });

  test.each([
    ['attribute', 'word/settings.xml', /<(\w+:\w+)[^<>]*\/>/, '<$1 bogus="1"/>'],
    ['attribute', 'word/theme/theme1.xml', /<(\w+:\w+)[^<>]*\/>/, '<$1 bogus="1"/>'],
    [
      'order',
      'word/settings.xml',
      /(<w:zoom [^<>]*\/>)(.*?)(<w:characterSpacingControl [^<>]*\/>)/,
      '$3$2$1',
    ],
    ['end', 'word/theme/theme1.xml', /<a:fmtScheme .*?<\/a:fmtScheme>/, ''],
  ])('begins with a file with a fault (%s) in %s', async (_, part, from, to) => {
    const parts = unzipSync(await bytesOf('two'));
    const xml = strFromU8(parts[part] ?? new Uint8Array());
    const faulty = zipSync({ ...parts, [part]: strToU8(xml.replace(from, to)) });
    const findings = await checkVolumes(
      [await bytesOf('one'), faulty, await bytesOf('three')],
      ['Office2007'],
    );
    expect(findings.length).toBeGreaterThan(0);
    expect(new Set(findings.map(({ member }) => member))).toEqual(new Set([1]));
  });

  test('takes files with fewer parts than its first one, and the pictures of its headers', async () => {
    const { bytes: more } = await convertForTest(markdown('one'), { headerText: 'A header' });
    const parts = unzipSync(more);
    const header = Object.keys(parts).find((name) => /header\d*\.xml$/.test(name)) ?? '';
    const picture = '<Relationship Id="rId1" Type="http://example.org/image" Target="media/logo.png"/>';
    const withPicture = zipSync({
      ...parts,
      'word/media/logo.png': new Uint8Array(1),
      [header.replace('word/', 'word/_rels/').concat('.rels')]: strToU8(
        `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${picture}</Relationships>`,
      ),
    });
    const volumes = [...bindVolumes([await bytesOf('two'), withPicture])];
    expect(volumes.map(({ members }) => members)).toEqual([[1, 0]]);
    const bound = openPackage(volumes[0]?.bytes ?? new Uint8Array());
    expect(bound.parts.has('word/media/logo.png')).toBe(true);
  });

  test('has the different styles of all of its files, and names the file at fault', async () => {
    const options = { lineSpacing: 'double', numberHeadings: true } as const;
    const { bytes: other } = await convertForTest(markdown('two'), options);
    const parts = unzipSync(other);
    const styles = strFromU8(parts['word/styles.xml'] ?? new Uint8Array());
    const faulty = zipSync({
      ...parts,
      'word/styles.xml': strToU8(styles.replace(/(w:styleId="Heading1".*?)<w:qFormat\/>/, '$1<w:tbl/>')),
    });
    const checked = async (file: Uint8Array) => {
      const [volume, ...more] = bindVolumes([await bytesOf('one'), file, await bytesOf('three')]);
      expect(more).toEqual([]);
      const [findings = []] = await checkSchema([volume?.bytes ?? new Uint8Array()], ['Office2007']);
      return findings.map((finding) => [finding.part, volume?.memberOf(finding)]);
    };
    expect(await checked(other)).toEqual([]);
    expect(await checked(faulty)).toEqual([['word/styles.xml', 1]]);
  });
});

test('our rules see what the validator passes', async () => {
  const parts = unzipSync(await bytesOf('one'));
  const xml = strFromU8(parts['word/document.xml'] ?? new Uint8Array());
  const dangling = xml.replace(/<w:numId w:val="\d+"\/>/, '<w:numId w:val="77"/>');
  const bytes = zipSync({ ...parts, 'word/document.xml': strToU8(dangling) });
  expect(checkRules(openPackage(bytes)).map(({ rule }) => rule)).toEqual(['numberingDefined']);
});
