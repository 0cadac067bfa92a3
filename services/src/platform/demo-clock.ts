import { sql } from 'kysely';
import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';

/** Keeps how far a demo's clock is ahead, in milliseconds, for the commands that run beside the services. */
export async function keepDemoClock(db: Database, aheadMs: number): Promise<void> {
  await sql`insert into platform.demo_clock (ahead_ms) values (${aheadMs})
    on conflict (is_only) do update set ahead_ms = excluded.ahead_ms`.execute(db);
}

/** The clock that a demo's services were last set to; the base clock if nobody has moved it. */
export async function keptDemoClock(db: Database, base: Clock): Promise<Clock> {
  const { rows } = await sql<{ aheadMs: number }>`select ahead_ms as "aheadMs" from platform.demo_clock`.execute(db);
  const milliseconds = rows[0]?.aheadMs ?? 0;
  return milliseconds === 0 ? base : { now: () => base.now().add({ milliseconds }) };
}
