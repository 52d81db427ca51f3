import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Networks without public sites: IANA's registry of special addresses, and multicast groups. */
const SPECIAL = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  SPECIAL.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  // Teredo and other special protocols, examples, and 6to4 relays.
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  SPECIAL.addSubnet(network, bits, 'ipv6');

/** The part of IPv6 that public sites use; loopback, private and link-local addresses are outside it. */
const GLOBAL = new BlockList();
GLOBAL.addSubnet('2000::', 3, 'ipv6');

/**
 * Whether an address is on the public internet, and not one of this computer, a private network or a cloud's
 * internal services. An IPv6 address that stands for an IPv4 address is judged by the latter.
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !SPECIAL.check(address, 'ipv4');
  if (!isIPv6(address)) return false;
  const embedded = embeddedIPv4(address);
  if (embedded !== undefined) return isPublicAddress(embedded);
  return GLOBAL.check(address, 'ipv6') && !SPECIAL.check(address, 'ipv6');
}

/** The IPv4 address in a mapped address (`::ffff:7f00:1`) or in one for a network translator (`64:ff9b::7f00:1`). */
function embeddedIPv4(address: string): string | undefined {
  const groups = /^\[(?:::ffff|64:ff9b:):(.*)\]$/.exec(plainForm(address))?.[1]?.split(':');
  if (groups === undefined || groups.length > 2) return undefined;
  const [high, low] = groups.length === 1 ? ['0', ...groups] : groups;
  const bytes = [high, low].flatMap((group = '') => {
    const value = Number.parseInt(group || '0', 16);
    return [value >> 8, value & 255];
  });
  return bytes.join('.');
}

/** The shortest spelling, as in URLs, without the zone. */
function plainForm(address: string): string {
  const url = `http://[${address.replace(/%.*$/, '')}]/`;
  return URL.canParse(url) ? new URL(url).hostname : address;
}
