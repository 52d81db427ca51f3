import { describe, expect, test } from 'vitest';
import { isPublicAddress } from './public-address.js';

describe('isPublicAddress', () => {
  test.each([
    '1.1.1.1',
    '93.184.216.34',
    '172.15.255.255',
    '172.32.0.1',
    '223.255.255.255',
    '2606:2800:220:1:248:1893:25c8:1946',
    '::ffff:1.1.1.1',
    '64:ff9b::101:101',
  ])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  test.each([
    ['this computer', '127.0.0.1'],
    ['this computer', '127.255.255.254'],
    ['this computer', '0.0.0.0'],
    ['this computer', '::1'],
    ['this computer', '::'],
    ['a private network', '10.1.2.3'],
    ['a private network', '172.16.0.1'],
    ['a private network', '172.31.255.255'],
    ['a private network', '192.168.0.1'],
    ['a private network', '100.64.0.1'],
    ['a private network', 'fd00::1'],
    ['a private network', 'fc00::1'],
    ['a private network', 'fec0::1'],
    ['a link', '169.254.169.254'],
    ['a link', 'fe80::1'],
    ['a link', 'fe80::1%eth0'],
    ['many receivers', '224.0.0.1'],
    ['many receivers', '255.255.255.255'],
    ['many receivers', 'ff02::1'],
    ['an example', '2001:db8::1'],
    ['an address of IPv4', '::ffff:127.0.0.1'],
    ['an address of IPv4', '::ffff:7f00:1'],
    ['an address of IPv4', '0:0:0:0:0:ffff:a9fe:a9fe'],
    ['an address of IPv4', '::FFFF:10.0.0.1'],
    ['an address of IPv4', '::127.0.0.1'],
    ['an address of IPv4', '::ffff:0:127.0.0.1'],
    ['an address of IPv4', '64:ff9b::7f00:1'],
    ['an address of IPv4', '64:ff9b::10.0.0.1'],
    ['an address of IPv4', '64:ff9b:1::7f00:1'],
    ['an address of IPv4', '2002:7f00:1::1'],
    ['no address', 'localhost'],
    ['no address', ''],
  ])('%s: %s is not', (_name, address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});
