import type { Static } from 'typebox';
import type { FreeEntryAnswer } from '../contract/draws.ts';
import type { DrawsDb } from './tables.ts';

type Answer = Static<typeof FreeEntryAnswer>;

/** The answer to a free entry with this client request; null when there is none. */
export async function answerOf(db: DrawsDb, clientRequestId: string): Promise<Answer | null> {
  const row = await db
    .selectFrom('games.used_proof')
    .select('answer')
    .where('client_request_id', '=', clientRequestId)
    .executeTakeFirst();
  return row ? (row.answer as Answer) : null;
}

/** Marks a proof as used. @throws a unique violation if it, or the request, has been used before */
export async function insertUsedProof(
  db: DrawsDb,
  proof: { signature: string; clientRequestId: string; answer: Answer; usedAt: Temporal.Instant },
): Promise<void> {
  await db
    .insertInto('games.used_proof')
    .values({
      signature: proof.signature,
      client_request_id: proof.clientRequestId,
      answer: JSON.stringify(proof.answer),
      used_at: proof.usedAt,
    })
    .execute();
}
