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
  const reads = () => world.statements.filter((text) => text.includes('revoked_at')).length;
  const before = reads();
  let isAnswered = false;
  const answer = sessions.has('session-1').finally(() => (isAnswered = true));
  // Others go on ending sessions until the answer is there, or one read too many was made.
  while (!isAnswered && reads() - before <= 2) {
    sessions.renew();
    await sql`SELECT 1`.execute(world.db);
  }
  expect(await answer).toBe(false);
  expect(reads() - before).toBeLessThanOrEqual(2);
});

test('T-23 many checks while sessions end are all answered', async () => {
  const sessions = createEndedSessions(world.context);
  const answers = Array.from({ length: 50 }, (_, each) => {
    if (each % 3 === 0) sessions.renew();
    return sessions.has(`session-${each}`);
  });
  expect(await Promise.all(answers)).toEqual(Array(50).fill(false));
});
