/** Could it be the host of a site: a name or an address, with or without a port? Nothing at all is no garbage. */
export function isHost(host: string): boolean {
  if (host === '') return true;
  const isWritten = /^(?:[\w-]+(?:\.[\w-]+)*\.?|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(host);
  return isWritten && host.length <= 255 && URL.canParse(`http://${host}`);
}

/** Says whether the site is served under a host, with or without a port. */
export type IsAllowedHost = (host: string) => boolean;

/** Where the site is while nobody has said otherwise: on this machine, at each banner's name. */
export const ownHosts: readonly string[] = ['localhost', '*.localhost', '127.0.0.1', '[::1]'];

/** Reads a list such as `www.vons.com, *.haggen.com`; or says which entry is no host. */
export function hostsIn(text: string): readonly string[] | { wrong: string } {
  const entries = text.split(',').map((entry) => entry.trim().toLowerCase());
  const wrong = entries.find((entry) => entry === '' || /:\d+$/.test(entry) || !isHost(entry.replace(/^\*\./, 'any.')));
  return wrong === undefined ? entries : { wrong };
}

/** @param hosts names; `*.example.com` is every name that ends so */
export function allowedHosts(hosts: readonly string[]): IsAllowedHost {
  const whole = new Set(hosts);
  const endings = hosts.filter((host) => host.startsWith('*.')).map((host) => host.slice(1));
  return (host) => {
    const name = host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
    return whole.has(name) || endings.some((ending) => name.endsWith(ending));
  };
}

/** The origin that a host of the site's has in a browser; null for any other host. */
export const originsOf =
  (scheme: 'http' | 'https', isAllowed: IsAllowedHost) =>
  (host: string): string | null =>
    isHost(host) && isAllowed(host) ? (URL.parse(`${scheme}://${host}`)?.origin ?? null) : null;
