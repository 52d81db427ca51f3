import type { Language } from '../language.js';

export const GO: Language = {
  words: {
    keyword: `
      break case chan const continue default defer else fallthrough for func go goto if import interface map
      package range return select struct switch type var`,
    type: `bool byte complex64 complex128 error float32 float64 int8 int16 int32 int64 string uint8 uint16 uint32 uint64 int uint
      uintptr rune append cap close complex copy imag len make new panic print println real recover delete any min max clear`,
    number: 'true false iota nil',
  },
  declares: { function: 'func' },
  lineComments: '//',
  blockComments: [['/*', '*/']],
  strings: [{ open: '"' }, { open: "'" }, { open: '`', escape: '', isLong: true }],
};
