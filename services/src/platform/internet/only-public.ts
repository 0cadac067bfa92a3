import { lookup, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** Which servers are asked: those of the internet, unless a test says otherwise. */
export interface Reach {
  isAllowed?: (address: string) => boolean;
  /** How names are looked up. */
  resolve?: typeof lookup;
}

/** A server that is in a private network, and is asked for nothing. */
export class PrivateAddress extends Error {
  constructor(hostname: string) {
    super(`${hostname} is an address in a private network`);
  }
}

/** Refuses an address that is written out: it is never looked up. @throws PrivateAddress */
export function refusePrivate({ hostname }: URL, { isAllowed = isPublicAddress }: Reach): void {
  const literal = hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(literal) !== 0 && !isAllowed(literal)) throw new PrivateAddress(hostname);
}

/**
 * Looks a name up once and connects to what was found, so that a name can't be public when it is checked and private when it
 * is connected to. One private address among several refuses the name.
 */
export function guardedLookup({ resolve = lookup, isAllowed = isPublicAddress }: Reach): LookupFunction {
  return (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => {
      if (error) return done(error, '', 4);
      const [first] = found;
      if (first === undefined || !found.every(({ address }) => isAllowed(address)))
        return done(new PrivateAddress(hostname), '', 4);
      if (options.all) done(null, found);
      else done(null, first.address, first.family);
    });
  };
}
