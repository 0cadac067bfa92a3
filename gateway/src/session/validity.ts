import type { UserInfo } from '../generated/rest.ts';

/** A session is valid while its token is there and ends in the future (G-62, S-108). */
export function isActive(
  { token, expireTime }: Pick<UserInfo, 'token' | 'expireTime'>,
  now: Temporal.Instant,
): boolean {
  return token !== '' && expireTime > now.epochMilliseconds;
}

/** User types that may enter: neither empty, nor G, nor A (G-68, X-1). */
export function isAuthorizedType(userType: UserInfo['userType']): boolean {
  return userType === 'R' || userType === 'C';
}
