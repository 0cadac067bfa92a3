import type { Hashes } from './draw-proof.ts';

const blockBytes = 64;

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes (FIPS 180-4, 4.2.2). */
const rounds = Int32Array.from(primes(64), (prime) => fraction(Math.cbrt(prime)));
/** And of the square roots of the first 8 (5.3.3). */
const initial = Int32Array.from(primes(8), (prime) => fraction(Math.sqrt(prime)));

function primes(count: number): number[] {
  const found: number[] = [];
  for (let each = 2; found.length < count; each++) if (found.every((prime) => each % prime !== 0)) found.push(each);
  return found;
}

function fraction(root: number): number {
  return Math.floor((root - Math.floor(root)) * 2 ** 32) | 0;
}

const words = new Int32Array(64);
const state = new Int32Array(8);
const last = new Uint8Array(2 * blockBytes);

function compress(bytes: Uint8Array, at: number): void {
  for (let index = 0, from = at; index < 16; index++, from += 4)
    words[index] = (bytes[from]! << 24) | (bytes[from + 1]! << 16) | (bytes[from + 2]! << 8) | bytes[from + 3]!;
  for (let index = 16; index < 64; index++) {
    const early = words[index - 15]!;
    const late = words[index - 2]!;
    const small = ((early >>> 7) | (early << 25)) ^ ((early >>> 18) | (early << 14)) ^ (early >>> 3);
    const great = ((late >>> 17) | (late << 15)) ^ ((late >>> 19) | (late << 13)) ^ (late >>> 10);
    words[index] = (words[index - 16]! + small + words[index - 7]! + great) | 0;
  }
  let a = state[0]!;
  let b = state[1]!;
  let c = state[2]!;
  let d = state[3]!;
  let e = state[4]!;
  let f = state[5]!;
  let g = state[6]!;
  let h = state[7]!;
  for (let index = 0; index < 64; index++) {
    const great = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const first = (h + great + ((e & f) ^ (~e & g)) + rounds[index]! + words[index]!) | 0;
    const small = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const second = (small + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  state[0]! += a;
  state[1]! += b;
  state[2]! += c;
  state[3]! += d;
  state[4]! += e;
  state[5]! += f;
  state[6]! += g;
  state[7]! += h;
}

function put(bytes: Uint8Array, at: number, word: number): void {
  bytes[at] = word >>> 24;
  bytes[at + 1] = word >>> 16;
  bytes[at + 2] = word >>> 8;
  bytes[at + 3] = word;
}

function sha256(data: Uint8Array): Uint8Array {
  state.set(initial);
  const whole = data.length - (data.length % blockBytes);
  for (let at = 0; at < whole; at += blockBytes) compress(data, at);
  const rest = data.length - whole;
  const padded = rest < blockBytes - 8 ? blockBytes : 2 * blockBytes;
  last.fill(0);
  last.set(data.subarray(whole));
  last[rest] = 0x80;
  put(last, padded - 8, Math.floor(data.length / 2 ** 29));
  put(last, padded - 4, data.length << 3);
  for (let at = 0; at < padded; at += blockBytes) compress(last, at);
  const digest = new Uint8Array(32);
  for (let index = 0; index < 8; index++) put(digest, 4 * index, state[index]!);
  return digest;
}

function hmac(key: Uint8Array, data: Uint8Array): Uint8Array {
  const short = key.length > blockBytes ? sha256(key) : key;
  const inner = new Uint8Array(blockBytes + data.length).fill(0x36, 0, blockBytes);
  const outer = new Uint8Array(blockBytes + 32).fill(0x5c, 0, blockBytes);
  for (const [index, byte] of short.entries()) {
    inner[index] = 0x36 ^ byte;
    outer[index] = 0x5c ^ byte;
  }
  inner.set(data, blockBytes);
  outer.set(sha256(inner), blockBytes);
  return sha256(outer);
}

/** SHA-256 for where there is none that answers at once, as in a browser: a million small texts take seconds. */
export const plainHashes: Hashes = { sha256, hmac };
