import { createHmac, hash } from 'node:crypto';
import type { Hashes } from '../../../../draw-proof/draw-proof.ts';

/** Node's own SHA-256. */
export const nodeHashes: Hashes = {
  sha256: (data) => hash('sha256', data, 'buffer'),
  hmac: (key, data) => createHmac('sha256', key).update(data).digest(),
};
