const year = 365 * 24 * 60 * 60;

/** Keeps a value for a year, for the whole site; `null` forgets it. */
export function keepCookie(name: string, value: string | null): void {
  document.cookie = `${name}=${value ?? ''}; Path=/; Max-Age=${value === null ? 0 : year}; SameSite=Lax`;
}
