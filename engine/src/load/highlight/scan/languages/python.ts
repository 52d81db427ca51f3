import type { Language } from '../language.js';

const PLAIN = 'u U b B r R br bR Br BR rb rB Rb RB';
const FORMATTED = 'f F t T fr fR Fr FR rf rF Rf RF tr tR Tr TR rt rT Rt RT';

export const PYTHON: Language = {
  words: {
    keyword:
      'self and as assert async await break case class continue def del elif else except finally for from global if import in is lambda match nonlocal not or pass raise return try while with yield',
    type: `
      __import__ abs aiter all anext any ascii bin bool breakpoint bytearray bytes callable chr classmethod
      compile complex delattr dict dir divmod enumerate eval exec filter float format frozendict frozenset
      getattr globals hasattr hash help hex id input int isinstance issubclass iter len list locals map max
      memoryview min next object oct open ord pow print property range repr reversed round sentinel set
      setattr slice sorted staticmethod str sum super tuple type vars zip Any Callable Coroutine Dict List
      Literal Generic Optional Sequence Set Tuple Type Union`,
    number: 'False None True Ellipsis NotImplemented __debug__',
  },
  declares: { type: 'class', function: 'def' },
  hasBases: true,
  lineComments: '#',
  sigils: [{ sign: '@', kind: 'meta', joins: '.' }],
  strings: ['"""', "'''", '"', "'"].flatMap((open) => {
    const isLong = open.length > 1;
    return [
      { open, isLong },
      { open, isLong, prefixes: PLAIN },
      { open, isLong, prefixes: FORMATTED, inserts: '{' },
    ];
  }),
};
