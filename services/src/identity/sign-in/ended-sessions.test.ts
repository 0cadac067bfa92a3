import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorld, type World } from '../../testing/world.ts';
import { createEndedSessions } from './ended-sessions.ts';
import { fillIdentities } from '../testing/fixture.ts';

let world: World;
beforeAll(async () => void (world = await createWorld({ fill: fillIdentities })));
afterAll(() => world.close());

test('T-23 a check is answered after at most two reads, however many sessions end meanwhile', async () => {
  const sessions = createEndedSessions(world.context);
  let isAnswered = false;
  const answer = sessions.has('session-1').finally(() => (isAnswered = true));
  for (let roundTrip = 0; roundTrip < 200 && !isAnswered; roundTrip++) {
    sessions.renew();
    await sql`SELECT 1`.execute(world.db);
  }
  expect(isAnswered).toBe(true);
  expect(await answer).toBe(false);
});

test('T-23 many checks while sessions end are all answered', async () => {
  const sessions = createEndedSessions(world.context);
  const answers = Array.from({ length: 50 }, (_, each) => {
    if (each % 3 === 0) sessions.renew();
    return sessions.has(`session-${each}`);
  });
  expect(await Promise.all(answers)).toEqual(Array(50).fill(false));
});
