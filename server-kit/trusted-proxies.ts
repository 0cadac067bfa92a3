import { isIP } from 'node:net';

const networks = ['loopback', 'linklocal', 'uniquelocal'];

/** Proxies that a server believes about whom they ask for, and under which host and scheme; this machine's, unless told. */
export const ownProxies: readonly string[] = ['loopback'];

/** Reads a list such as `loopback, 10.0.0.0/8`; or says which entry is no address and no network. */
export function trustedProxiesIn(text: string): readonly string[] | { wrong: string } {
  const entries = text.split(',').map((entry) => entry.trim());
  const wrong = entries.find((entry) => !networks.includes(entry) && !isNetwork(entry));
  return wrong === undefined ? entries : { wrong };
}

function isNetwork(entry: string): boolean {
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(entry) ?? [];
  const version = isIP(address);
  return version !== 0 && (bits === undefined || Number(bits) <= (version === 4 ? 32 : 128));
}
