import { randomUUID } from 'node:crypto';
import { expect, standsOn, test } from '../e2e/fixtures.ts';
import type { SharedStack } from '../e2e/stack.ts';
import { openWire } from '../e2e/wire.ts';
import { openPoints } from './points.ts';
import { householdsLike, signedIn } from './shoppers.ts';

standsOn('killed');

interface PlayAnswer {
  play: { playId: string; receipt: string; pointsSpent: number };
}

const programCode = 'HARVEST-SPIN';

/** Plays once per key. @param services where the shopper reaches them */
const plays = (services: string, token: string, playKey: string): Promise<Response> =>
  fetch(`${services}/games/gameplay/play`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': playKey },
    body: JSON.stringify({ programCode, playKey, clientSeed: 'kill' }),
  });

async function balanceOf(
  { services }: SharedStack,
  token: string,
): Promise<{ totalGamePoints: number; gameplaysUsed: number }> {
  const answer = await fetch(`${services}/games/program/points?programCodes=${programCode}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  type Answer = { programPoints: { totalGamePoints: number; gameplaysUsed: number }[] };
  return ((await answer.json()) as Answer).programPoints[0]!;
}

test('N-20 I-3 I-8 kill -9 of the services while a play is written, before it is committed, and before its answer is sent: no acknowledged play is lost, none is doubled', async ({
  stack,
}) => {
  const names = await householdsLike(stack, 'maya', 4);
  const shoppers = await Promise.all(names.map((name) => signedIn(stack, name)));
  const before = await Promise.all(shoppers.map(({ token }) => balanceOf(stack, token)));
  const keys = names.map(() => randomUUID());
  const wire = await openWire(() => stack.services);
  const points = await openPoints(stack, ['games.play']);
  try {
    const sent: Promise<unknown>[] = [];
    const sends = (index: number, services = stack.services) => {
      sent.push(plays(services, shoppers[index]!.token, keys[index]!).catch(() => undefined));
    };
    const acknowledged = (await (await plays(stack.services, shoppers[0]!.token, keys[0]!)).json()) as PlayAnswer;
    const isAnswered = wire.keepsAnswer(/^POST \/games\/gameplay\/play/);
    sends(1, wire.url);
    await isAnswered;
    await points.stopsAt('games.play', 'committing', () => sends(2));
    await points.stopsAt('games.play', 'writing', () => sends(3));
    await stack.killServices();
    wire.close();
    await Promise.all(sent);
    await stack.startServices();

    const again = await Promise.all(names.map((name) => signedIn(stack, name)));
    const used = await Promise.all(again.map(({ token }) => balanceOf(stack, token)));
    // What was committed is there, what was not is not.
    expect(used.map(({ gameplaysUsed }, index) => gameplaysUsed - before[index]!.gameplaysUsed)).toEqual([1, 1, 0, 0]);
    expect(used[2]!.totalGamePoints).toBe(before[2]!.totalGamePoints);
    expect(used[3]!.totalGamePoints).toBe(before[3]!.totalGamePoints);
    for (const [index, { token }] of again.entries()) {
      const answers = [];
      for (let time = 0; time < 2; time += 1) {
        const answer = await plays(stack.services, token, keys[index]!);
        expect(answer.status).toBe(200);
        answers.push(((await answer.json()) as PlayAnswer).play);
      }
      expect(answers[1]).toMatchObject({ playId: answers[0]!.playId, receipt: answers[0]!.receipt });
      if (index === 0)
        expect(answers[0]).toMatchObject({
          playId: acknowledged.play.playId,
          receipt: acknowledged.play.receipt,
        });
      const after = await balanceOf(stack, token);
      expect(after.gameplaysUsed).toBe(before[index]!.gameplaysUsed + 1);
      expect(after.totalGamePoints).toBeGreaterThanOrEqual(0);
    }
  } finally {
    wire.close();
    await points.close();
  }
});
