/** Code page 850 from 0x80 on: what MS-DOS, and Windows' own archives, use in Western Europe. Its letters include those of 437. */
const CODE_PAGE_850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐' +
  '└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

/** Accents do not follow one upon another like this; words in other alphabets do. */
const RUN = /[\u0080-\u00ff]{3}/;

/**
 * A file name of an archive that says nothing of its encoding, as older programs write them: in that of their system. UTF-8 is
 * recognised for certain; of the others, the one that gives the most letters is taken. `isDos` says that the archive was made on
 * MS-DOS or Windows, which decides between equals.
 */
export function decodeName(name: Uint8Array, isDos: boolean): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(name);
  } catch {
    const bytes = Array.from(name, (byte) => String.fromCharCode(byte)).join('');
    const cyrillic = ['ibm866', 'windows-1251'] as const;
    const western = [codePage850(bytes), new TextDecoder('windows-1252').decode(name)];
    const candidates = RUN.test(bytes)
      ? cyrillic.map((label) => new TextDecoder(label).decode(name))
      : western;
    const inOrder = isDos ? candidates : candidates.toReversed();
    const [first = bytes, second = first] = inOrder;
    return lettersIn(second) > lettersIn(first) ? second : first;
  }
}

function codePage850(bytes: string): string {
  return bytes.replace(/[\u0080-\u00ff]/g, (byte) => CODE_PAGE_850[byte.charCodeAt(0) - 0x80] ?? byte);
}

function lettersIn(name: string): number {
  return name.match(/\p{L}/gu)?.length ?? 0;
}
