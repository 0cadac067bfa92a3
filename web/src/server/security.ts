import type { Language } from '../messages/language.ts';

interface PageHeaderOptions {
  nonce: string;
  language: Language;
  dev: boolean;
  https: boolean;
  mediaOrigin?: string | null | undefined;
  /** Does it read codes by the camera? Nothing else may use it, or run WebAssembly. */
  scans?: boolean;
  /** Is it the one that asks wallets of the browser for a payment? */
  pays?: boolean;
}

/** Headers of a page that is drawn for one visitor: a policy that lets in only what carries the nonce or comes from here, and no copy in any cache. */
export function pageHeaders({
  nonce,
  language,
  dev,
  https,
  mediaOrigin,
  scans = false,
  pays = false,
}: PageHeaderOptions): Record<string, string> {
  const own = `'nonce-${nonce}'`;
  return {
    ...headersOf({
      scripts: scans ? `${own} 'wasm-unsafe-eval'` : own,
      scans,
      styles: `'self' ${own}`,
      pays,
      connections: `'self'${dev ? ' ws:' : ''}${pays ? ` ${walletSites}` : ''}`,
      language,
      https,
      mediaOrigin,
    }),
    'cache-control': 'no-store',
  };
}

/** Where browsers look up what a wallet is, by the policy of the page that asks for it. */
const walletSites = 'https://google.com/pay https://pay.google.com';

interface GuestPageHeaderOptions {
  /** The page's own scripts: each one's sha256 in base64. */
  hashes: readonly string[];
  language: Language;
  https: boolean;
  mediaOrigin?: string | null | undefined;
}

/**
 * Headers of a page that is the same for every guest. A browser asks each time whether its copy still holds, because its
 * visitor may have signed in since; a shared cache that tells cookies apart may answer on its own for a while.
 */
export function guestPageHeaders({
  hashes,
  language,
  https,
  mediaOrigin,
}: GuestPageHeaderOptions): Record<string, string> {
  const scripts = hashes.map((hash) => `'sha256-${hash}'`).join(' ');
  return {
    ...headersOf({ scripts, styles: `'self'`, connections: `'self'`, language, https, mediaOrigin }),
    'cache-control': 'public, no-cache',
    'cdn-cache-control': 'public, max-age=30, stale-while-revalidate=300',
    // The banner comes from the host, which a proxy may tell in a header of its own (G-2).
    vary: 'accept-encoding, accept-language, cookie, x-forwarded-host',
  };
}

interface Sources {
  scripts: string;
  scans?: boolean;
  pays?: boolean;
  styles: string;
  connections: string;
  language: Language;
  https: boolean;
  /** The one other origin that pictures come from (S-275). */
  mediaOrigin?: string | null | undefined;
}

function headersOf({
  scripts,
  scans = false,
  pays = false,
  styles,
  connections,
  language,
  https,
  mediaOrigin,
}: Sources): Record<string, string> {
  const policy = [
    `default-src 'none'`,
    `script-src ${scripts} 'strict-dynamic'`,
    `worker-src 'self'`,
    `style-src ${styles}`,
    // Drawings place their parts with style attributes, computed on the server and never from input.
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data:${mediaOrigin ? ` ${mediaOrigin}` : ''}`,
    `font-src 'self'`,
    `connect-src ${connections}`,
    `media-src 'self'`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    ...(https ? ['upgrade-insecure-requests'] : []),
  ];
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-language': language,
    'content-security-policy': policy.join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': `camera=(${scans ? 'self' : ''}), geolocation=(self), microphone=(), payment=(${pays ? 'self' : ''})`,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
