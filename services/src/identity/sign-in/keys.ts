import { createHmac, timingSafeEqual } from 'node:crypto';
import { calculateJwkThumbprint, errors, exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose';
import type { Database } from '../../platform/database/database.ts';
import type { ServiceContext } from '../../platform/service.ts';
import { addSigningKeys, signingKeys } from '../store/signing-keys.ts';
import { identityTables, type IdentityDatabase } from '../store/tables.ts';

/** The keys of this deployment, made in the database at the first start and the same for every instance (N-2). */
export interface Keys {
  kid: string;
  signing: CryptoKey;
  /** The key that a token names. @throws JWKSNoMatchingKey */
  verifying(kid: string | undefined): CryptoKey;
  /** Public keys, as /.well-known/jwks.json shows them. */
  published: readonly Record<string, string>[];
  /** A message authentication code in base64url. */
  mac(text: string): string;
}

const known = new WeakMap<Database, Promise<Keys>>();

type Needs = Pick<ServiceContext, 'db' | 'clock' | 'random'>;

/** The keys, read once for a database. A failed read is tried again. */
export function keysOf(context: Needs): Promise<Keys> {
  const found = known.get(context.db);
  if (found) return found;
  const loading = loadKeys(context).catch((error: unknown) => {
    known.delete(context.db);
    throw error;
  });
  known.set(context.db, loading);
  return loading;
}

/** Compares two texts in constant time. */
export function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

async function loadKeys(context: Needs): Promise<Keys> {
  const db = identityTables(context.db);
  await createMissingKeys(db, context);
  const rows = await signingKeys(db);
  const inUse = (purpose: 'SIGN' | 'MAC') => {
    const row = rows.find((each) => each.purpose === purpose && each.retired_at === null);
    if (!row) throw new Error(`There is no ${purpose} key.`);
    return row;
  };
  const signer = inUse('SIGN');
  const secret = Buffer.from(inUse('MAC').private_jwk['k'] ?? '', 'base64url');
  const published = rows.flatMap((row) => (row.public_jwk ? [row.public_jwk] : []));
  const verifiers = new Map<string, CryptoKey>();
  for (const jwk of published) verifiers.set(jwk['kid'] ?? '', await asymmetric(jwk));
  return {
    kid: signer.kid,
    signing: await asymmetric(signer.private_jwk),
    verifying: (kid) => {
      const key = verifiers.get(kid ?? '');
      if (!key) throw new errors.JWKSNoMatchingKey();
      return key;
    },
    published,
    mac: (text) => createHmac('sha256', secret).update(text).digest('base64url'),
  };
}

async function asymmetric(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, 'EdDSA');
  if (key instanceof Uint8Array) throw new TypeError('An EdDSA key is expected.');
  return key;
}

/** Instances that start together all offer a pair; the unique index lets one of each purpose in. */
async function createMissingKeys(db: IdentityDatabase, { clock, random }: Needs): Promise<void> {
  const inUse = (await signingKeys(db)).filter((key) => key.retired_at === null);
  if (inUse.length === 2) return;
  const pair = await generateKeyPair('EdDSA', { extractable: true });
  const publicJwk = await exportJWK(pair.publicKey);
  const kid = await calculateJwkThumbprint(publicJwk);
  const created_at = clock.now();
  await addSigningKeys(db, [
    {
      kid,
      purpose: 'SIGN',
      private_jwk: textual(await exportJWK(pair.privateKey)),
      public_jwk: textual({ ...publicJwk, kid, alg: 'EdDSA', use: 'sig' }),
      created_at,
      retired_at: null,
    },
    {
      kid: random.uuid(),
      purpose: 'MAC',
      private_jwk: { kty: 'oct', k: random.bytes(32).toString('base64url') },
      public_jwk: null,
      created_at,
      retired_at: null,
    },
  ]);
}

const textual = (jwk: JWK): Record<string, string> =>
  Object.fromEntries(Object.entries(jwk).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
