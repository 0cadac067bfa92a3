import Type, { type Static } from 'typebox';
import { iso, type MovableClock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { keepDemoClock } from '../demo-clock.ts';
import { Instant } from './contract.ts';
import { ServiceError } from './errors.ts';
import type { ServiceApp } from '../service.ts';

const Moment = Type.Object({ now: Instant, moved: Type.Boolean() });
const Move = Type.Object({
  advance: Type.Optional(Type.String({ maxLength: 64, description: 'An ISO 8601 duration, like PT24H.' })),
  now: Type.Optional(Instant),
  reset: Type.Optional(Type.Boolean()),
});

/** The clock of demos and tests: everything that needs the time uses it, commands too. */
export function registerDevClock(app: ServiceApp, clock: MovableClock, db: Database): void {
  const moment = () => ({ now: iso(clock.now()), moved: clock.moved() });
  app.get('/dev/clock', { schema: { hide: true, response: { 200: Moment } } }, async () => moment());
  app.post('/dev/clock', { schema: { hide: true, body: Move, response: { 200: Moment } } }, async ({ body }) => {
    await moveClock(clock, db, body);
    return moment();
  });
}

/** Moves the clock, and the commands' with it. @throws ServiceError 400 if `advance` is no duration */
export async function moveClock(clock: MovableClock, db: Database, { reset, now, advance }: Static<typeof Move>) {
  if (reset) clock.reset();
  if (now !== undefined) clock.set(Temporal.Instant.from(now));
  if (advance !== undefined) clock.advance(durationOf(advance));
  await keepDemoClock(db, clock.aheadMs());
}

function durationOf(text: string): Temporal.Duration {
  try {
    return Temporal.Duration.from(text);
  } catch {
    throw new ServiceError(400, 'INVALID', 'advance must be an ISO 8601 duration, like PT24H', 'advance');
  }
}
