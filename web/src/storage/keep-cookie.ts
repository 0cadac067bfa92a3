const year = 365 * 24 * 60 * 60;

/** Stores a value for a year, or for `seconds`, for the whole site; `null` removes it. What is already stored isn't written again. */
export function keepCookie(name: string, value: string | null, seconds = year): void {
  // Back and Forward don't restore a page whose cookies have changed since it was loaded.
  if (value !== null && document.cookie.split('; ').includes(`${name}=${value}`)) return;
  document.cookie = `${name}=${value ?? ''}; Path=/; Max-Age=${value === null ? 0 : seconds}; SameSite=Lax`;
}
