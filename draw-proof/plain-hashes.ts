import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { Hashes } from './draw-proof.ts';

/** SHA-256 for where there is no synchronous one, as in browsers: a million small texts take seconds. */
export const plainHashes: Hashes = { sha256, hmac: (key, data) => hmac(sha256, key, data) };
