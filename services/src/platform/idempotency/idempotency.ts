import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import stringify from 'safe-stable-stringify';
import { type Database, inTransaction, type Transaction } from '../database/database.ts';
import { ServiceError } from '../http/errors.ts';
import type { ServiceContext } from '../service.ts';

/**
 * Runs `work` and stores its answer in ONE transaction under Idempotency-Key + route + principal: the same key with
 * the same body answers the same again, ten at a time too (I-8). Another body under the same key is
 * 409 IDEMPOTENCY_KEY_REUSED. A refusal rolls everything back and is not stored: the key may be tried again.
 */
export async function withIdempotency<T extends object>(
  context: Pick<ServiceContext, 'db' | 'clock'>,
  request: FastifyRequest,
  work: (trx: Transaction) => Promise<T>,
): Promise<T> {
  const once = idempotencyOf(context, request);
  return inTransaction(context.db, (trx) => once.run(trx, () => work(trx)));
}

/** The key of a request, for work that opens its transaction itself. */
export interface Once {
  /** @throws ServiceError 409 when the key has been used for another body */
  refuseReuse(db: Database): Promise<void>;
  /** What the key has been answered with; null if nothing yet. @throws ServiceError 409 when it was for another body */
  answered<T extends object>(db: Database): Promise<T | null>;
  /** As `withIdempotency`, inside a transaction. */
  run<T extends object>(trx: Transaction, work: () => Promise<T>): Promise<T>;
}

/** What makes two requests the same. */
interface Sameness {
  /** What the request says; its body if omitted. */
  says?: unknown;
  /** Who the caller may have been when they sent it first: a shopper who was a guest before signing in. */
  earlier?: string | undefined;
}

/** @param principal whose key it is; defaults to the bearer's account @throws ServiceError 400 without a key */
export function idempotencyOf(
  { clock }: Pick<ServiceContext, 'clock'>,
  request: FastifyRequest,
  principal = request.principal?.customerId ?? '',
  { says = request.body, earlier }: Sameness = {},
): Once {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string')
    throw new ServiceError(400, 'REQUIRED', 'idempotency-key is required.', 'idempotency-key');
  const id = {
    principal,
    route: `${request.method} ${request.routeOptions.url ?? ''}`,
    key,
  };
  const fingerprint = fingerprintOf({ params: request.params, body: says });
  const before = earlier === undefined ? null : { ...id, principal: earlier };
  const storedIn = (db: Database, at = id) => matching(db, at).select(['fingerprint', 'answer']);

  return {
    async refuseReuse(db) {
      const stored = await storedIn(db).executeTakeFirst();
      if (stored && stored.fingerprint !== fingerprint) throw reused();
    },
    async answered<T extends object>(db: Database) {
      const stored = await storedIn(db).executeTakeFirst();
      if (stored && stored.fingerprint !== fingerprint) throw reused();
      return stored?.answer ? (JSON.parse(stored.answer) as T) : null;
    },
    async run<T extends object>(trx: Transaction, work: () => Promise<T>) {
      const created = { answer: null, created_at: clock.now() };
      // A second request with the same key waits here until the first has committed or rolled back. Who they were before
      // is claimed too, in their name: the first request may arrive after its repetition.
      const claimed = await trx
        .insertInto('platform.idempotency_key')
        .values([
          { ...id, fingerprint, ...created },
          ...(before ? [{ ...before, fingerprint: `${principal} ${fingerprint}`, ...created }] : []),
        ])
        .onConflict((conflict) => conflict.doNothing())
        .returning('principal')
        .execute();
      const isNew = (at: { principal: string }) => claimed.some((each) => each.principal === at.principal);
      if (!isNew(id)) {
        const stored = await storedIn(trx).executeTakeFirstOrThrow();
        if (stored.fingerprint !== fingerprint || stored.answer === null) throw reused();
        return JSON.parse(stored.answer) as T;
      }
      const done = before && !isNew(before) ? await storedIn(trx, before).executeTakeFirst() : undefined;
      const answer = done?.answer && done.fingerprint === fingerprint ? (JSON.parse(done.answer) as T) : await work();
      await trx
        .updateTable('platform.idempotency_key')
        .set({ answer: JSON.stringify(answer) })
        .where('principal', '=', id.principal)
        .where('route', '=', id.route)
        .where('key', '=', id.key)
        .execute();
      return answer;
    },
  };
}

const reused = () =>
  new ServiceError(
    409,
    'IDEMPOTENCY_KEY_REUSED',
    'This key was already used for a different request.',
    'idempotency-key',
  );

function matching(db: Database, id: { principal: string; route: string; key: string }) {
  return db
    .selectFrom('platform.idempotency_key')
    .where('principal', '=', id.principal)
    .where('route', '=', id.route)
    .where('key', '=', id.key);
}

function fingerprintOf(value: unknown): string {
  return createHash('sha256')
    .update(stringify(value) ?? '')
    .digest('hex');
}
