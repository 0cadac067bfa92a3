import { BlockList, isIP } from 'node:net';

/** IPv4 networks that are nobody's server on the internet (IANA's registry of special addresses). */
const special = new BlockList();
for (const network of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
])
  special.addSubnet(network.split('/')[0]!, Number(network.split('/')[1]), 'ipv4');

/** Of IPv6 only this is given out, and parts of it lead elsewhere: to IPv4, or nowhere. */
const givenOut = new BlockList();
givenOut.addSubnet('2000::', 3, 'ipv6');
const elsewhere = new BlockList();
elsewhere.addSubnet('2001::', 23, 'ipv6');
elsewhere.addSubnet('2001:db8::', 32, 'ipv6');
elsewhere.addSubnet('2002::', 16, 'ipv6');
elsewhere.addSubnet('3fff::', 20, 'ipv6');

/** Is it the address of a server on the internet, and of nothing in a network of one's own? @param address IPv4 or IPv6 */
export function isPublicAddress(address: string): boolean {
  const kind = isIP(address);
  if (kind === 4) return !special.check(address, 'ipv4');
  return kind === 6 && givenOut.check(address, 'ipv6') && !elsewhere.check(address, 'ipv6');
}
