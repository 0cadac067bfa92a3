import { isIP } from 'node:net';
import { isPublicAddress } from '../../platform/internet/public-address.ts';

/** No push service's is longer. */
export const longestEndpoint = 1000;

/**
 * May messages be sent there? To https on its usual port, at a name or a public address, with no password in it. Where a name
 * leads is looked up when something is sent.
 */
export function isPushEndpoint(text: string): boolean {
  const url = text.length > longestEndpoint ? null : URL.parse(text);
  if (url === null || url.protocol !== 'https:' || url.port !== '' || url.username + url.password !== '') return false;
  const literal = url.hostname.replace(/^\[(.*)\]$/, '$1');
  return isIP(literal) === 0 ? literal.includes('.') : isPublicAddress(literal);
}

/** Is it a browser's public key: a point of P-256, uncompressed, in base64url? */
export const isPublicKey = (text: string): boolean => {
  const point = Buffer.from(text, 'base64url');
  return point.length === 65 && point[0] === 4;
};
