/** What it takes to check a play: all strings in hex except the client seed. */
export interface Proof {
  commit: string;
  serverSeed: string;
  clientSeed: string;
  nonce: number;
  roll: number;
}

export interface CheckedPlay {
  commit: { computed: string; matches: boolean };
  roll: { computed: number; matches: boolean };
}

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const hexOf = (buffer: ArrayBuffer): string =>
  Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Recomputes a play in the browser: sha256(serverSeed) must be the commit, and the first 52 bits of
 * HMAC-SHA256(serverSeed, clientSeed:nonce), as a number in [0, 1), must be the roll (N-20).
 *
 * @throws if the page has no secure context, and so no `crypto.subtle`.
 */
export async function checkPlay({ commit, serverSeed, clientSeed, nonce, roll }: Proof): Promise<CheckedPlay> {
  const seed = bytesOf(serverSeed);
  const hash = hexOf(await crypto.subtle.digest('SHA-256', seed));
  const key = await crypto.subtle.importKey('raw', seed, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const signature = hexOf(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(`${clientSeed}:${nonce}`)));
  const number = Number.parseInt(signature.slice(0, 13), 16) / 2 ** 52;
  return {
    commit: { computed: hash, matches: hash === commit.toLowerCase() },
    roll: { computed: number, matches: number === roll },
  };
}
