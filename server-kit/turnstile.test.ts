import { expect, test } from 'vitest';
import { turnstile } from './turnstile.ts';

const patient = { most: 2, queue: 2, patienceMs: 60_000 };

test('a set number are inside at once, a few wait, and the rest are refused right away', async () => {
  const door = turnstile(patient);
  const [first] = [await door.enter(), await door.enter()];
  const waiting = [door.enter(), door.enter()];
  expect(await door.enter()).toBeNull();
  first?.();
  const third = await waiting[0];
  expect(third).toBeTypeOf('function');
  third?.();
  expect(await waiting[1]).toBeTypeOf('function');
});

test('leaving twice makes room for one', async () => {
  const door = turnstile({ ...patient, most: 1, queue: 0 });
  const leave = await door.enter();
  leave?.();
  leave?.();
  expect(await door.enter()).toBeTypeOf('function');
  expect(await door.enter()).toBeNull();
});

test('those who wait too long are refused, and those who give up leave the queue', async () => {
  const door = turnstile({ most: 1, queue: 1, patienceMs: 1 });
  const leave = await door.enter();
  expect(await door.enter()).toBeNull();
  const slow = turnstile({ ...patient, most: 1, queue: 1 });
  await slow.enter();
  const gone = new AbortController();
  const givenUp = slow.enter(gone.signal);
  gone.abort();
  expect(await givenUp).toBeNull();
  leave?.();
  expect(await door.enter()).toBeTypeOf('function');
});
