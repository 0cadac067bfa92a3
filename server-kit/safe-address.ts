/**
 * May an address from content appear in a page? A path of this site, or https: nothing that runs
 * (`javascript:`), is read from the machine, or leads off the site in disguise (`//`, `/\\`).
 */
export function isSafeAddress(address: string): boolean {
  // Browsers drop line breaks and tabs, and read a backslash as a slash.
  if (/[\p{Cc}\s\\]/u.test(address)) return false;
  if (address.startsWith('/')) return !address.startsWith('//');
  return URL.canParse(address) && new URL(address).protocol === 'https:';
}
