/** Cookies of the identity service; the gateway passes them on and reads none of them. */
export const identityCookies = {
  session: 'larder_session',
  refresh: 'larder_refresh',
  remember: 'larder_remember',
  joining: 'larder_joining',
} as const;
