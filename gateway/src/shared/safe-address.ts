import { isSafeAddress } from '../../../server-kit/safe-address.ts';

/** The address, or null and a line in the log if it may not appear in a page. @param what what it belongs to */
export function safeAddress<T extends string | null | undefined>(
  address: T,
  log: { warn(facts: object, message: string): void },
  what: string,
): T | null {
  if (typeof address !== 'string' || isSafeAddress(address)) return address;
  log.warn({ what }, 'an address that is neither https nor of this site was left out');
  return null;
}
