const year = 365 * 24 * 60 * 60;

/** Keeps a value for a year, for the whole site; `null` forgets it. What is kept already is not written again. */
export function keepCookie(name: string, value: string | null): void {
  // Back and Forward don't bring a page back whose cookies have changed since it was loaded.
  if (value !== null && document.cookie.split('; ').includes(`${name}=${value}`)) return;
  document.cookie = `${name}=${value ?? ''}; Path=/; Max-Age=${value === null ? 0 : year}; SameSite=Lax`;
}
