import type { InlineRow } from '../row.js';

/** Schemes of addresses without `//`. */
const SCHEMES = new Set(
  'about arxiv bitcoin blob callto cid data doi facetime file geo info isbn javascript magnet mailto mhtml mid news sip sips skype sms tag tel urn vbscript xmpp'.split(
    ' ',
  ),
);

const ADDRESS = /<([a-z][a-z\d+.-]{1,31}):([^<>\p{Cc} ]*)>/iuy;

/**
 * CommonMark treats everything with a colon between `<` and `>` as an address and shows it without these signs.
 * Text that looks like a type or a placeholder, `Vec<std::string>` or `<host:port>`, is kept as written.
 *
 * @example
 * Vec<std::string> and <host:port>
 */
export const literalAddresses: InlineRow = {
  kind: 'inline',
  name: 'literal_address',
  dialect: 'any',
  firstCharacters: '<',
  read(state, silent) {
    if (state.src.charCodeAt(state.pos) !== LESS_THAN) return false;
    ADDRESS.lastIndex = state.pos;
    const [, scheme, rest = ''] = ADDRESS.exec(state.src) ?? [];
    if (scheme === undefined || isAddress(scheme.toLowerCase(), rest)) return false;
    if (!silent) state.pending += '<';
    state.pos++;
    return true;
  },
};

function isAddress(scheme: string, rest: string): boolean {
  if (rest.startsWith(':')) return false;
  return SCHEMES.has(scheme) || /^(?:ms|search|view)-/.test(scheme) || rest.includes('//');
}

const LESS_THAN = 0x3c;
