import { isIPv6 } from 'node:net';

/**
 * Whom an address counts as for rate limits: an IPv4 address as itself, an IPv6 address for its /64, which one household
 * or server has to itself and can move about in at will.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%', 1);
  if (!isIPv6(plain)) return plain;
  // The URL parser writes the one usual form, an embedded IPv4 address as two groups.
  const [before = '', after = ''] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const [head, tail] = [before, after].map((part) => (part === '' ? [] : part.split(':'))) as [string[], string[]];
  const groups = [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') return ipv4Of(groups.slice(6));
  return `${groups.slice(0, 4).join(':')}::/64`;
}

const ipv4Of = (groups: readonly string[]): string =>
  groups.flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]).join('.');
