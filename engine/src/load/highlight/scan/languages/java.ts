import type { Language } from '../language.js';

export const JAVA: Language = {
  words: {
    keyword: `synchronized abstract private var static if const for while strictfp finally protected import native final enum else
      break transient catch instanceof volatile case assert package default public try switch continue throws module requires
      exports do sealed yield permits goto when class interface extends implements new return throw`,
    type: 'char boolean long float int byte short double void super this',
    number: 'false true null',
  },
  modifiers: 'record',
  declares: {
    type: 'class interface enum extends implements new record',
    name: 'var',
    function: 'public protected private',
  },
  hasTypesFirst: true,
  lineComments: '//',
  blockComments: [['/*', '*/']],
  sigils: [{ sign: '@', kind: 'meta' }],
  strings: [{ open: '"""', isLong: true }, { open: '"' }, { open: "'" }],
};
