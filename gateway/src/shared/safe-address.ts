/**
 * May an address that comes from content stand in a page? A path of this site, or https: nothing that runs
 * (`javascript:`), is read from the machine, or leads off the site in disguise (`//`, `/\\`).
 */
export function isSafeAddress(address: string): boolean {
  // Browsers leave out line breaks and tabs, and read a backslash as a slash.
  if (/[\p{Cc}\s\\]/u.test(address)) return false;
  if (address.startsWith('/')) return !address.startsWith('//');
  return URL.canParse(address) && new URL(address).protocol === 'https:';
}

/** The address, or null with a line in the log when it may not stand in a page. @param what what it belongs to */
export function safeAddress<T extends string | null | undefined>(
  address: T,
  log: { warn(facts: object, message: string): void },
  what: string,
): T | null {
  if (typeof address !== 'string' || isSafeAddress(address)) return address;
  log.warn({ what }, 'an address that is neither https nor of this site was left out');
  return null;
}
