import fc from 'fast-check';

/** Pieces of running text, including every character that means something in Markdown, HTML, YAML, LaTeX or XML. */
export const word = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom('tea', 'Über', '漢字', 'שלום', '👩‍👩‍👧', 'x', 'a b', '1', 'constructor'),
  },
  { weight: 2, arbitrary: fc.constantFrom(...'|*_`[](){}<>!#+-=~^$\\&:;"\'/.,@%') },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      ...[
        'a<b',
        '&amp;',
        '&#0;',
        '&#xD800;',
        '<!--',
        '-->',
        ']]>',
        '$5',
        '$x$',
        '**',
        '__',
        '~~',
        '((64f1c2d3-0a1b-4c2d-8e3f-0123456789ab))',
        '{{embed [[a]]}}',
        '{{<',
        '^a1b2c3',
        '{#eq:a}',
        '{ref}`a <b>`',
        '(a)=',
        '\n```{note} a\n',
        '\n:::{figure} a.png\n:name: b\n',
        '{.a}',
        '==',
        '++',
      ],
      ...[
        '  ',
        '\t',
        '\u00a0',
        '\u200b',
        '\u202e',
        '\u2028',
        '\ufeff',
        '\ufffe',
        '\ud800',
        '\udc00',
        '\0',
        '\u001b',
      ],
      ...[
        '```',
        '$$',
        '\\(',
        '\\)',
        '\\[',
        '\\]',
        '[^',
        '^[',
        '](',
        '![',
        '---',
        '__proto__',
        'toString',
        '【4:2†a】',
      ],
    ),
  },
);

/** Arbitrary text, including lone surrogates. */
export const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.array(fc.nat(0xffff), { maxLength: 40 }).map((codes) => String.fromCharCode(...codes)),
);

export const words = fc.array(word, { minLength: 1, maxLength: 5 }).map((all) => all.join(' '));
