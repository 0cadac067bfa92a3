/** The value of a cookie in a `Cookie` header; undefined when it is not there. */
export function cookie(header: string, name: string): string | undefined {
  for (const part of header.split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return undefined;
}

const elevatedSession = 'ABS_ELEVATED_SESSION';

/** The `Set-Cookie` values that delete the cookie of an earlier elevated session; none when the browser has none (G-30). */
export const expiredElevatedSession = (header: string): string[] =>
  cookie(header, elevatedSession) === undefined ? [] : [`${elevatedSession}=; Path=/; Max-Age=0; SameSite=Lax`];
