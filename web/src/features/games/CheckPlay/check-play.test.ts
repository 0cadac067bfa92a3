import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { checkPlay } from './check-play.ts';

const serverSeed = '5f0c'.repeat(16);
const seed = Buffer.from(serverSeed, 'hex');
const proof = {
  serverSeed,
  clientSeed: 'a1b2c3',
  nonce: 7,
  commit: createHash('sha256').update(seed).digest('hex'),
  roll: Number.parseInt(createHmac('sha256', seed).update('a1b2c3:7').digest('hex').slice(0, 13), 16) / 2 ** 52,
};

test('N-20 a genuine play passes the check in the browser', async () => {
  const checked = await checkPlay(proof);
  expect([checked.commit.matches, checked.roll.matches]).toEqual([true, true]);
  expect(checked.roll.computed).toBeGreaterThanOrEqual(0);
  expect(checked.roll.computed).toBeLessThan(1);
});

test('N-20 a server seed other than the promised one is detected', async () => {
  const checked = await checkPlay({ ...proof, serverSeed: '5f0d'.repeat(16) });
  expect([checked.commit.matches, checked.roll.matches]).toEqual([false, false]);
});

test('N-20 a roll that does not follow from the seeds is detected', async () => {
  expect((await checkPlay({ ...proof, roll: proof.roll + 0.01 })).roll.matches).toBe(false);
  expect((await checkPlay({ ...proof, nonce: 8 })).roll.matches).toBe(false);
  expect((await checkPlay({ ...proof, clientSeed: 'a1b2c4' })).roll.matches).toBe(false);
});
