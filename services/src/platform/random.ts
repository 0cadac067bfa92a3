import { createHmac, randomBytes } from 'node:crypto';

/** The source of chance, passed in: cryptographic in the product, seeded in tests. */
export interface Random {
  bytes(length: number): Buffer;
  uuid(): string;
}

export const cryptoRandom: Random = { bytes: randomBytes, uuid: () => uuidFrom(randomBytes(16)) };

/** The same seed gives the same bytes in the same order; for tests and demo data only. */
export function seededRandom(seed: string): Random {
  let counter = 0;
  const bytes = (length: number): Buffer => {
    const blocks: Buffer[] = [];
    for (let have = 0; have < length; have += 32)
      blocks.push(createHmac('sha256', seed).update(String(counter++)).digest());
    return Buffer.concat(blocks).subarray(0, length);
  };
  return { bytes, uuid: () => uuidFrom(bytes(16)) };
}

/** A whole number in [0, below), every value equally likely. */
export function randomInt(random: Random, below: number): number {
  const limit = 2 ** 48 - (2 ** 48 % below);
  for (;;) {
    const drawn = random.bytes(6).readUIntBE(0, 6);
    if (drawn < limit) return drawn % below;
  }
}

/** A random UUID (version 4) of 16 bytes. */
export function uuidFrom(source: Buffer): string {
  const bytes = Buffer.from(source);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
