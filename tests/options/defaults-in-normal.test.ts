import { expect, test } from 'vitest';
import { convertForTest } from '../conversion';
import { openPackage } from '../docx/package';

test.each([{}, { template: 'academic' }, { fontFamily: 'arial', fontSize: 14 }] as const)(
  'the style of all paragraphs names again what the defaults name, so that cells do not replace it in LibreOffice: %j',
  async (options) => {
    const { bytes } = await convertForTest('> [!NOTE]\n> `code`', options);
    const styles = openPackage(bytes).parts.get('word/styles.xml')?.text ?? '';
    const defaults = /<w:rPrDefault><w:rPr>(.*?)<w:lang [^>]*\/><\/w:rPr>/.exec(styles)?.[1];
    const normal = /w:styleId="Normal">.*?<w:rPr>(.*?)<\/w:rPr>/.exec(styles)?.[1];
    expect(defaults).toMatch(/^<w:rFonts [^>]*\/><w:sz [^>]*\/><w:szCs [^>]*\/>$/);
    expect(normal).toBe(defaults);
  },
);
