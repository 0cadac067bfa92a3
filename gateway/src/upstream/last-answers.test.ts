import { expect, test } from 'vitest';
import { lastAnswers } from './last-answers.ts';
import { type UpstreamFailure, UpstreamError } from './upstream-error.ts';

const failure = (status: number, kind: UpstreamFailure = 'STATUS') =>
  new UpstreamError({ upstream: 'stores', failure: kind, status, correlationId: 'c' });
const away = failure(503, 'UNREACHABLE');

function asking() {
  let seconds = 0;
  let fails: Error | null = null;
  let joined = 0;
  const upstream = { joined: () => ((joined += 1), () => void (joined -= 1)) };
  const answers = lastAnswers({ upstream, mostSeconds: 60, most: 2, now: () => seconds * 1000 });
  const store = answers.outlasting('store', async (id: string) => {
    if (fails) throw fails;
    return id === 'none' ? null : { id, at: seconds };
  });
  const ages: number[] = [];
  const source = answers.telling({ store }, (age) => void ages.push(age));
  return {
    ...answers,
    ages,
    joined: () => joined,
    store: source.store,
    failing: (error: Error | null) => void (fails = error),
    passes: (more: number) => void (seconds += more),
  };
}

test.each([
  ['gives no answer', away],
  ['is too slow', failure(504, 'TIMEOUT')],
  ['fails', failure(500)],
])('while a service %s, its last answer is given again, and tells its age', async (_, error) => {
  const { store, failing, passes, ages } = asking();
  const first = await store('2910');
  expect(ages).toEqual([]);
  failing(error);
  passes(60);
  expect(await store('2910')).toBe(first);
  expect(ages).toEqual([60]);
  failing(null);
  expect(await store('2910')).toEqual({ id: '2910', at: 60 });
  expect(ages).toEqual([60]);
});

test('what is too old, or was never answered, fails as before', async () => {
  const { store, failing, passes, ages } = asking();
  await store('2910');
  failing(away);
  await expect(store('2300')).rejects.toBe(away);
  passes(61);
  await expect(store('2910')).rejects.toBe(away);
  expect(ages).toEqual([]);
});

test('a refusal, and that there is nothing, are answers', async () => {
  const { store, failing } = asking();
  await store('2910');
  const refusal = failure(404);
  failing(refusal);
  await expect(store('2910')).rejects.toBe(refusal);
  failing(null);
  expect(await store('none')).toBeNull();
  failing(away);
  await expect(store('none')).rejects.toBe(away);
});

test('a cache keeps an answer that was given again for a second', async () => {
  const { store, failing, freshFor } = asking();
  const answer = await store('2910');
  expect([freshFor(30)(answer), freshFor(0)(answer)]).toEqual([30, 0]);
  failing(away);
  await store('2910');
  expect([freshFor(30)(answer), freshFor(0)(answer)]).toEqual([1, 0]);
});

test('so many answers are kept, the latest', async () => {
  const { store, failing } = asking();
  for (const id of ['1', '2', '3']) await store(id);
  failing(away);
  await expect(store('1')).rejects.toBe(away);
  expect(await store('3')).toMatchObject({ id: '3' });
});

test('a visit waits once, however many of its reads are on their way, until the last has ended', async () => {
  const { store, joined, failing } = asking();
  const first = Promise.all([store('2910'), store('2300')]);
  expect(joined()).toBe(1);
  await first;
  expect(joined()).toBe(0);
  failing(away);
  await expect(store('none')).rejects.toBe(away);
  expect(joined()).toBe(0);
});
