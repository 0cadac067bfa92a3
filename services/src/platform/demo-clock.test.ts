import { expect, test } from 'vitest';
import { buildApp, services } from '../app.ts';
import { openSession } from '../ops/shell/session.ts';
import { createWorld } from '../testing/world.ts';
import { movableClock, settableClock } from './clock.ts';
import { keptDemoClock } from './demo-clock.ts';

test("N-71 a command goes by the clock that the demo's services were moved to, and tells the time again once it is set back", async () => {
  const world = await createWorld({ services });
  const app = await buildApp(world.context, { services: [], documentation: false, devClock: movableClock() });
  const moves = (payload: object) => app.inject({ method: 'POST', url: '/dev/clock', payload });
  const config = {
    ...world.context.config,
    databaseUrl: (world.connection as { connectionString: string }).connectionString,
  };
  const nowOf = async (more: object = {}, given?: string) => {
    const session = await openSession({ ...config, ...more }, given);
    const { year } = session.context.clock.now().toZonedDateTimeISO('UTC');
    await session.close();
    return year;
  };
  await moves({ now: '2041-03-09T10:00:00Z' });
  expect(await nowOf()).toBe(2041);
  expect(await nowOf({ demoData: false })).toBe(Temporal.Now.plainDateISO().year);
  expect(await nowOf({}, '2035-01-02T00:00:00Z')).toBe(2035);
  await moves({ reset: true });
  expect(await nowOf()).toBe(Temporal.Now.plainDateISO().year);
  const base = settableClock('2026-07-01T00:00:00Z');
  expect(await keptDemoClock(world.db, base)).toBe(base);
  await app.close();
  await world.close();
});
