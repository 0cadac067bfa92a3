import { afterAll, beforeAll, expect, test } from 'vitest';
import type { World } from '../../testing/world.ts';
import { longestAsk, mostAsksADay } from '../rules/stock-ask.ts';
import { catalogWorld, otherStoreId, storeId } from '../testing/catalog-world.ts';

let world: World;
beforeAll(async () => void (world = await catalogWorld()));
afterAll(() => world.close());

interface Who {
  browserId?: string;
  customerId?: string;
}
interface Answer {
  words: string;
  isAsked: boolean;
  otherCount: number;
  errors?: { code: string; field?: string }[];
}

const bearer = async (customerId: string | undefined): Promise<Record<string, string>> =>
  customerId === undefined ? {} : { authorization: `Bearer ${await world.tokenFor({ customerId })}` };

let keys = 0;
async function asks(
  q: string,
  { browserId = 'browser-sam', customerId }: Who = {},
  given: object = {},
  key = `ask-key-${++keys}`,
) {
  const answer = await world.app.inject({
    method: 'POST',
    url: '/catalog/asks',
    headers: { ...(await bearer(customerId)), 'idempotency-key': key },
    payload: { storeId, q, browserId, ...given },
  });
  return { status: answer.statusCode, body: answer.json<Answer>(), text: answer.body };
}
async function sees(q: string, { browserId, customerId }: Who = {}, at = storeId) {
  const query = new URLSearchParams({ storeId: at, q, ...(browserId === undefined ? {} : { browserId }) });
  const answer = await world.app.inject({
    url: `/catalog/asks?${query.toString()}`,
    headers: await bearer(customerId),
  });
  return answer.json<Answer>();
}

test('a guest and a member ask a store to stock something, each counted once for the same words', async () => {
  expect(await sees('cloudberry jam')).toMatchObject({ isAsked: false, otherCount: 0 });
  expect((await asks('Cloudberry  Jam', { browserId: 'browser-one' })).body).toMatchObject({
    words: 'cloudberry jam',
    isAsked: true,
    otherCount: 0,
  });
  await asks('cloudberry jams', { browserId: 'browser-one' });
  expect((await asks('cloudberry jam', { customerId: 'customer-1' })).body).toMatchObject({
    isAsked: true,
    otherCount: 1,
  });
  expect(await sees('cloudberry jam', { browserId: 'browser-one' })).toMatchObject({ isAsked: true, otherCount: 1 });
  expect(await sees('cloudberry jam', { customerId: 'customer-2' })).toMatchObject({ isAsked: false, otherCount: 2 });
  expect(await sees('cloudberry jam', {}, otherStoreId)).toMatchObject({ isAsked: false, otherCount: 0 });
});

test('N-6 who asked as a guest and has signed in since has asked already', async () => {
  await asks('oat cream', { browserId: 'browser-two' });
  const member = { browserId: 'browser-two', customerId: 'customer-5' };
  expect(await sees('oat cream', member)).toMatchObject({ isAsked: true, otherCount: 0 });
  expect((await asks('oat cream', member)).body).toMatchObject({ isAsked: true, otherCount: 0 });
  expect(await sees('oat cream')).toMatchObject({ otherCount: 1 });
});

test('I-8 the same request twenty times at once asks once and answers the same', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => asks('sea buckthorn', {}, {}, 'ask-at-once')));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(answers[0]?.status).toBe(200);
  expect(await sees('sea buckthorn')).toMatchObject({ otherCount: 1 });
  expect((await asks('another', {}, {}, 'ask-at-once')).body.errors?.[0]?.code).toBe('IDEMPOTENCY_KEY_REUSED');
});

test('N-6 a request that is repeated after signing in asks no second time', async () => {
  const guest = { browserId: 'browser-late' };
  await asks('yuzu', guest, {}, 'ask-late-key');
  await asks('yuzu', { ...guest, customerId: 'customer-7' }, {}, 'ask-late-key');
  expect(await sees('yuzu')).toMatchObject({ otherCount: 1 });
});

test('T-101 a shopper asks for so many things a day, also when all are asked for at once', async () => {
  const who = { browserId: 'browser-many' };
  const answers = await Promise.all(Array.from({ length: mostAsksADay + 5 }, (_, at) => asks(`thing ${at}`, who)));
  const refused = answers.filter(({ status }) => status === 409);
  expect(refused.map(({ body }) => body.errors?.[0]?.code)).toEqual(Array.from({ length: 5 }, () => 'TOO_MANY_ASKS'));
  const taken = answers.find(({ status }) => status === 200)?.body.words ?? '';
  expect((await asks(taken, who)).body).toMatchObject({ isAsked: true });
  expect((await asks('somebody else', { browserId: 'browser-other' })).status).toBe(200);
  world.clock.advance({ hours: 25 });
  expect((await asks('one more', who)).status).toBe(200);
});

test.each([
  ['no word', { q: '!!!' }, 400, 'ASK_INVALID', 'q'],
  ['a text that is too long', { q: 'x'.repeat(longestAsk + 1) }, 400, 'TOO_LONG', 'q'],
  ['a control character', { q: 'jam\u0000' }, 400, 'INVALID', 'q'],
  ['a store that there is not', { storeId: 'nowhere' }, 404, 'STORE_NOT_FOUND', 'storeId'],
  ['a browser that no cookie of ours names', { browserId: '<b>browser</b>' }, 400, 'INVALID', 'browserId'],
])('T-45 %s is refused, and nothing is kept', async (_, given, status, code, field) => {
  const answer = await asks('refused jam', {}, given);
  expect(answer).toMatchObject({ status, body: { errors: [{ code, field }] } });
  expect(await sees('refused jam')).toMatchObject({ otherCount: 0 });
});
