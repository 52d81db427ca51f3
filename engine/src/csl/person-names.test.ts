import { describe, expect, test } from 'vitest';
import { cited, people, printed } from '../../../tests/csl/small-style.js';

const names = (attributes: string, children = ''): string =>
  `<names variable="author"><name ${attributes}/>${children}</names>`;
const [ONE, TWO, THREE] = ['Doe, John', 'Doe, John; Smith, Sue', 'Doe, John; Smith, Sue; Williams, Tom'];

describe('CSL 1.0.2, Name: and, delimiter', () => {
  test.each([
    ['and="text"', TWO, 'John Doe and Sue Smith'],
    ['and="symbol"', TWO, 'John Doe & Sue Smith'],
    ['', TWO, 'John Doe, Sue Smith'],
    ['delimiter="; "', THREE, 'John Doe; Sue Smith; Tom Williams'],
    ['delimiter="/" and="text"', THREE, 'John Doe/Sue Smith/and Tom Williams'],
  ])('%s', (attributes, author, expected) => {
    expect(cited(names(attributes), { author: people(author) })).toEqual([expected]);
  });

  test.each([
    ['de-DE', 'John Doe und Sue Smith'],
    ['fr-FR', 'John Doe et Sue Smith'],
    ['ru-RU', 'John Doe и Sue Smith'],
  ])('the term of %s', (language, expected) => {
    expect(cited({ layout: names('and="text"'), language }, { author: people(TWO) })).toEqual([expected]);
  });
});

describe('CSL 1.0.2, Name: delimiter-precedes-et-al', () => {
  test.each([
    ['contextual', 'J. Doe et al.', 'J. Doe, S. Smith, et al.'],
    ['always', 'J. Doe, et al.', 'J. Doe, S. Smith, et al.'],
    ['never', 'J. Doe et al.', 'J. Doe, S. Smith et al.'],
  ])('%s', (value, first, second) => {
    const shown = (useFirst: number) =>
      cited(
        names(
          `initialize-with="." et-al-min="3" et-al-use-first="${useFirst}" delimiter-precedes-et-al="${value}"`,
        ),
        { author: people(THREE) },
      );
    expect([shown(1), shown(2)]).toEqual([[first], [second]]);
  });

  test('after-inverted-name', () => {
    const shown = (useFirst: number) =>
      cited(
        names(
          `initialize-with="." name-as-sort-order="first" et-al-min="3" et-al-use-first="${useFirst}" delimiter-precedes-et-al="after-inverted-name"`,
        ),
        { author: people(THREE) },
      );
    expect([shown(1), shown(2)]).toEqual([['Doe, J., et al.'], ['Doe, J., S. Smith et al.']]);
  });
});

describe('CSL 1.0.2, Name: delimiter-precedes-last', () => {
  test.each([
    ['contextual', 'J. Doe and S. Smith', 'J. Doe, S. Smith, and T. Williams'],
    ['always', 'J. Doe, and S. Smith', 'J. Doe, S. Smith, and T. Williams'],
    ['never', 'J. Doe and S. Smith', 'J. Doe, S. Smith and T. Williams'],
  ])('%s', (value, two, three) => {
    const layout = names(`initialize-with="." and="text" delimiter-precedes-last="${value}"`);
    expect(cited(layout, { author: people(TWO) }, { author: people(THREE) })).toEqual([two, three]);
  });

  test('after-inverted-name', () => {
    const layout = names(
      'initialize-with="." and="text" name-as-sort-order="first" delimiter-precedes-last="after-inverted-name"',
    );
    expect(cited(layout, { author: people(TWO) }, { author: people(THREE) })).toEqual([
      'Doe, J., and S. Smith',
      'Doe, J., S. Smith and T. Williams',
    ]);
  });

  test('without “and”, the delimiter is always used', () => {
    expect(cited(names('delimiter-precedes-last="never"'), { author: people(TWO) })).toEqual([
      'John Doe, Sue Smith',
    ]);
  });
});

describe('CSL 1.0.2, Name: et-al-min, et-al-use-first, et-al-use-last', () => {
  test.each([
    ['et-al-min="3" et-al-use-first="1"', TWO, 'John Doe, Sue Smith'],
    ['et-al-min="2" et-al-use-first="1"', TWO, 'John Doe et al.'],
    ['et-al-min="3" et-al-use-first="1" et-al-use-last="true"', THREE, 'John Doe, … Tom Williams'],
    ['et-al-min="3" et-al-use-first="2" et-al-use-last="true"', THREE, 'John Doe, Sue Smith, et al.'],
    ['and="text" et-al-min="3" et-al-use-first="1"', THREE, 'John Doe et al.'],
  ])('%s', (attributes, author, expected) => {
    expect(cited(names(attributes), { author: people(author) })).toEqual([expected]);
  });

  test('et-al-subsequent-min and et-al-subsequent-use-first, for items that were cited before', () => {
    const attributes =
      'et-al-min="4" et-al-use-first="2" et-al-subsequent-min="3" et-al-subsequent-use-first="1"';
    const style = { layout: names(attributes), style: 'class="note"' };
    expect(printed(style, [{ author: people(THREE) }], [[0], [0]]).citations).toEqual([
      'John Doe, Sue Smith, Tom Williams',
      'John Doe et al.',
    ]);
  });
});

describe('CSL 1.0.2, Et-al', () => {
  test.each([
    ['<et-al term="and others"/>', 'John Doe and others'],
    ['<et-al font-style="italic"/>', 'John Doe *et al.*'],
    ['<et-al term="and others" font-style="italic"/>', 'John Doe *and others*'],
  ])('%s', (etAl, expected) => {
    expect(cited(names('et-al-min="2" et-al-use-first="1"', etAl), { author: people(TWO) })).toEqual([
      expected,
    ]);
  });
});

describe('CSL 1.0.2, Name: form', () => {
  const gogh = { given: 'Vincent', 'non-dropping-particle': 'van', family: 'Gogh', suffix: 'III' };
  const humboldt = { given: 'Alexander', 'dropping-particle': 'von', family: 'Humboldt', suffix: 'Jr.' };
  test.each([
    ['', ['Vincent van Gogh III', 'Alexander von Humboldt Jr.']],
    ['form="long"', ['Vincent van Gogh III', 'Alexander von Humboldt Jr.']],
    ['form="short"', ['van Gogh', 'Humboldt']],
  ])('%s', (form, expected) => {
    expect(cited(names(form), { author: [gogh] }, { author: [humboldt] })).toEqual(expected);
  });

  test.each([
    ['', '3'],
    ['et-al-min="3" et-al-use-first="1"', '1'],
    ['et-al-min="4" et-al-use-first="1"', '3'],
  ])('count, with %s', (etAl, expected) => {
    expect(cited(names(`form="count" ${etAl}`), { author: people(THREE) })).toEqual([expected]);
  });
});

describe('CSL 1.0.2, Name-part order, of inverted names', () => {
  const gogh = { given: 'Vincent', 'non-dropping-particle': 'van', family: 'Gogh', suffix: 'III' };
  const both = { given: 'Jo', 'dropping-particle': 'de', 'non-dropping-particle': 'van', family: 'Meer' };
  test.each([
    ['never', ['van Gogh, Vincent, III', 'van Meer, Jo de']],
    ['sort-only', ['van Gogh, Vincent, III', 'van Meer, Jo de']],
    ['display-and-sort', ['Gogh, Vincent van, III', 'Meer, Jo de van']],
  ])('demote-non-dropping-particle="%s"', (value, expected) => {
    const style = {
      layout: names('name-as-sort-order="all"'),
      style: `demote-non-dropping-particle="${value}"`,
    };
    expect(cited(style, { author: [gogh] }, { author: [both] })).toEqual(expected);
  });

  test.each([
    ['name-as-sort-order="first"', 'Doe, John, Sue Smith'],
    ['name-as-sort-order="all"', 'Doe, John, Smith, Sue'],
    ['name-as-sort-order="all" sort-separator=" "', 'Doe John, Smith Sue'],
    ['name-as-sort-order="all" sort-separator=" " initialize-with=""', 'Doe J, Smith S'],
  ])('%s', (attributes, expected) => {
    expect(cited(names(attributes), { author: people(TWO) })).toEqual([expected]);
  });

  test.each([
    ['', '毛泽东'],
    ['form="short"', '毛'],
    ['name-as-sort-order="all"', '毛泽东'],
  ])('names in Asian scripts have the family name first: %s', (attributes, expected) => {
    expect(cited(names(attributes), { author: [{ family: '毛', given: '泽东' }] })).toEqual([expected]);
  });
});

describe('CSL 1.0.2, Name: initialize, initialize-with', () => {
  test.each([
    ['initialize-with="."', 'James T', 'J.T. Kirk'],
    ['initialize-with=". "', 'James T', 'J. T. Kirk'],
    ['initialize-with=""', 'James T', 'JT Kirk'],
    ['initialize-with=" "', 'James T', 'J T Kirk'],
    ['initialize-with="." initialize="false"', 'James T', 'James T. Kirk'],
    ['initialize-with="."', 'Jean-Luc', 'J.-L. Kirk'],
    ['initialize-with=". "', 'Jean-Luc', 'J.-L. Kirk'],
    ['initialize-with="."', 'J. T.', 'J.T. Kirk'],
    ['', 'J. T.', 'J. T. Kirk'],
    ['initialize-with="."', 'Élise', 'É. Kirk'],
    ['initialize-with="."', 'Иван Иванович', 'И.И. Kirk'],
    // Nicknames stay.
    ['initialize-with="."', '“No Bugs”', '“No Bugs” Kirk'],
    ['initialize-with="."', 'James "The Cap" Tiberius', 'J. “The Cap” T. Kirk'],
    ['initialize-with="."', '(Little Jim) James', '(Little Jim) J. Kirk'],
    ['initialize-with=""', 'Ann (née Bell)', 'A (née Bell) Kirk'],
    ['initialize-with="."', 'Ann “unclosed Bell', 'A. “unclosed B. Kirk'],
  ])('%s: %s', (attributes, given, expected) => {
    expect(cited(names(attributes), { author: [{ family: 'Kirk', given }] })).toEqual([expected]);
  });

  test('Global options: initialize-with-hyphen="false"', () => {
    const style = { layout: names('initialize-with=". "'), style: 'initialize-with-hyphen="false"' };
    expect(cited(style, { author: people('Picard, Jean-Luc') })).toEqual(['J. L. Picard']);
  });
});

describe('CSL 1.0.2, Name-part formatting', () => {
  test.each([
    ['<name-part name="family" text-case="uppercase"/>', 'Jane DOE'],
    ['<name-part name="given" font-style="italic"/>', '*Jane* Doe'],
    [
      '<name-part name="family" font-weight="bold"/><name-part name="given" font-style="italic"/>',
      '*Jane* **Doe**',
    ],
    ['<name-part name="family" prefix="(" suffix=")"/>', 'Jane (Doe)'],
  ])('%s', (parts, expected) => {
    const layout = `<names variable="author"><name>${parts}</name></names>`;
    expect(cited(layout, { author: people('Doe, Jane') })).toEqual([expected]);
  });

  test('the suffix has none', () => {
    const layout =
      '<names variable="author"><name><name-part name="family" text-case="uppercase"/></name></names>';
    expect(cited(layout, { author: [{ family: 'Doe', given: 'Jane', suffix: 'Jr.' }] })).toEqual([
      'Jane DOE Jr.',
    ]);
  });
});

describe('CSL 1.0.2, Inheritable name options', () => {
  const author = people(THREE);
  test.each([
    ['of cs:style', { style: 'and="symbol"' }, 'John Doe, Sue Smith, & Tom Williams'],
    ['of cs:citation', { citation: 'and="symbol"' }, 'John Doe, Sue Smith, & Tom Williams'],
    [
      'of the lowest level',
      { style: 'and="symbol"', citation: 'and="text"' },
      'John Doe, Sue Smith, and Tom Williams',
    ],
    ['name-form', { citation: 'name-form="short"' }, 'Doe, Smith, Williams'],
    ['name-delimiter', { citation: 'name-delimiter="; "' }, 'John Doe; Sue Smith; Tom Williams'],
  ])('%s', (_, options, expected) => {
    expect(cited({ layout: names(''), ...options }, { author })).toEqual([expected]);
  });

  test('names-delimiter', () => {
    const layout = '<names variable="author editor"/>';
    const item = { author: people(ONE), editor: people('Ed, Ann') };
    expect(cited({ layout, citation: 'names-delimiter="; "' }, item)).toEqual(['John Doe; Ann Ed']);
  });
});
