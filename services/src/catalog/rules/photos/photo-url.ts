import { isIP } from 'node:net';
import { isPublicAddress } from '../../../platform/internet/public-address.ts';

const longest = 2000;

/** Where a photo may be fetched, or why it may not, in words. The names of hosts are looked up later. */
export function photoUrl(text: string): URL | string {
  if (text.length > longest) return `the address of a photo is longer than ${longest} characters`;
  const url = URL.parse(text);
  if (url === null) return `"${text}" isn't the address of a photo`;
  if (url.protocol !== 'https:') return `${text} isn't https`;
  if (url.username + url.password !== '') return `the address of a photo on ${url.hostname} has a password in it`;
  const literal = url.hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(literal) !== 0 && !isPublicAddress(literal)) return `${url.hostname} is an address in a private network`;
  url.hash = '';
  return url;
}
