import { createHash, createHmac } from 'node:crypto';

/** sha256 of a server seed (hex), shown before the play that it decides (N-20). */
export function commitOf(serverSeed: string): string {
  return createHash('sha256').update(Buffer.from(serverSeed, 'hex')).digest('hex');
}

/**
 * The number that decides a play: the first 52 bits of HMAC-SHA256(serverSeed, clientSeed:nonce), in [0, 1).
 * @param serverSeed 32 bytes in hex @param clientSeed of the browser @param nonce number of the play, so that a reused client seed never repeats a roll (T-43)
 */
export function rollOf(serverSeed: string, clientSeed: string, nonce: number): number {
  const digest = createHmac('sha256', Buffer.from(serverSeed, 'hex')).update(`${clientSeed}:${nonce}`).digest('hex');
  return Number.parseInt(digest.slice(0, 13), 16) / 2 ** 52;
}
