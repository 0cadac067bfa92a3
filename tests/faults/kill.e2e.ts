import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { startStack, type Stack } from '../e2e/stack.ts';

interface PlayAnswer {
  play: { playId: string; receipt: string; pointsSpent: number };
}

/** A demo shopper who speaks to the services directly. */
async function tokenOf(stack: Stack, key: string): Promise<string> {
  const answer = await fetch(`${stack.services}/identity/demo/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key }),
  });
  return ((await answer.json()) as { token: string }).token;
}

const send = (stack: Stack, token: string, playKey: string): Promise<Response> =>
  fetch(`${stack.services}/games/gameplay/play`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': playKey },
    body: JSON.stringify({ programCode, playKey, clientSeed: 'kill' }),
  });

const programCode = 'HARVEST-SPIN';

async function balanceOf(stack: Stack, token: string): Promise<{ totalGamePoints: number; gameplaysUsed: number }> {
  const answer = await fetch(`${stack.services}/games/program/points?programCodes=${programCode}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { programPoints } = (await answer.json()) as {
    programPoints: { totalGamePoints: number; gameplaysUsed: number }[];
  };
  return programPoints[0] ?? { totalGamePoints: Number.NaN, gameplaysUsed: Number.NaN };
}

test('N-20 I-3 I-8 kill -9 of the services in the middle of plays: no acknowledged play is lost, none is doubled', async () => {
  test.setTimeout(300_000);
  const stack = await startStack();
  try {
    const token = await tokenOf(stack, 'maya');
    const before = await balanceOf(stack, token);
    const keys = Array.from({ length: 12 }, () => randomUUID());
    const acknowledged = new Map<string, PlayAnswer>();
    const plays = keys.map(async (key, index) => {
      await new Promise((resolve) => setTimeout(resolve, index * 6));
      const answer = await send(stack, token, key).catch(() => undefined);
      if (!answer?.ok) return;
      const body = (await answer.json().catch(() => undefined)) as PlayAnswer | undefined;
      if (body) acknowledged.set(key, body);
    });
    await Promise.race(plays.slice(0, 3));
    await stack.killServices();
    await Promise.all(plays);
    await stack.startServices();

    const again = await tokenOf(stack, 'maya');
    for (const [key, { play }] of acknowledged) {
      const answer = await send(stack, again, key);
      expect(answer.status).toBe(200);
      expect(((await answer.json()) as PlayAnswer).play).toMatchObject({ playId: play.playId, receipt: play.receipt });
    }
    const answers = new Map<string, PlayAnswer>();
    for (const key of keys) {
      const answer = await send(stack, again, key);
      if (answer.ok) answers.set(key, (await answer.json()) as PlayAnswer);
    }
    const after = await balanceOf(stack, again);
    expect(acknowledged.size).toBeGreaterThan(0);
    expect(new Set([...answers.values()].map(({ play }) => play.playId)).size).toBe(answers.size);
    expect(after.gameplaysUsed - before.gameplaysUsed).toBe(answers.size);
    expect(after.totalGamePoints).toBeGreaterThanOrEqual(0);
  } finally {
    await stack.stop();
  }
});
