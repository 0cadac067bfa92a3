import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { envelope, type Front, type Handler, now, openFront } from '../../testing/front.ts';
import { aCoupon } from '../../testing/coupon-rows.ts';
import { aStore } from '../../testing/rows.ts';
import { pseudonymOf, redacted } from './redact.ts';
import { recordedTape } from './tape.ts';

let folder: string;
let front: Front | null = null;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'larder-tape-'))));
afterEach(async () => {
  await close();
  rmSync(folder, { recursive: true });
});

async function close() {
  await front?.close();
  front = null;
}
/** The gateway in front of services that are recorded, or of a recording alone. */
async function open(upstreamMode: 'record' | 'playback', handlers: Record<string, Handler> = {}): Promise<Front> {
  await close();
  const off = upstreamMode === 'playback' ? readConfigNames() : [];
  return (front = await openFront({ handlers, off, config: { upstreamMode, recordings: folder } }));
}
const readConfigNames = () =>
  Object.keys(readConfig({}).upstreams) as (keyof ReturnType<typeof readConfig>['upstreams'])[];
const written = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');

const clip = {
  query: `mutation($input: ClipCouponInput!) { clipCoupon(input: $input) { userErrors { code message } } }`,
  given: { variables: { input: { couponId: 'butter', clientRequestId: 'request-0001' } } },
};
/** Clips that go wrong one after the other. */
const troubles = () => {
  const answers: { status: number; body: object }[] = [
    { status: 200, body: { items: [{ status: 0, itemId: 'butter', errorCd: 'E07', errorMsg: 'theirs' }] } },
    { status: 200, body: { items: [{ status: 7, itemId: 'butter' }] } },
    { status: 200, body: {} },
    { status: 500, body: envelope('BROKEN', 'Out of order.') },
  ];
  const handler: Handler = (_, reply) => {
    const { status, body } = answers.shift()!;
    return reply.code(status).send(body);
  };
  return {
    'GET /stores/2300': () => aStore({ storeId: '2300' }),
    'GET /offers/offerdetail': () => ({ offer: aCoupon() }),
    'POST /offers/clip': handler,
  };
};
const clipTexts = async (visited: Front): Promise<string[]> => {
  const { data, errors } = await visited.query(clip.query, clip.given);
  const payload = data?.['clipCoupon'] as { userErrors: { message: string }[] } | null;
  return [...errors, ...(payload?.userErrors ?? [])].map(({ message }) => message);
};

test('N-72 what was recorded is played back with no service there, and what was not recorded is missing alone', async () => {
  const live = await (await open('record')).query('{ me { id firstName } }');
  expect(live.data).toEqual({ me: { id: expect.any(String), firstName: 'Maya' } });
  await open('playback');
  const { data, errors } = await front!.query('{ me { id firstName } }');
  expect([data, errors]).toEqual([{ me: { ...(live.data?.['me'] as object), firstName: 'Sam' } }, []]);
  expect((await front!.query('{ coupon(id: "butter") { id } }')).errors).not.toEqual([]);
  expect(front!.calls).toEqual([]);
  expect(front!.log()).toContain('a call was not recorded');
});

test('S-169 S-220..S-224 answers come back in their order: every way in which a clip goes wrong, and then the last again', async () => {
  await open('record', troubles());
  const texts: string[][] = [];
  for (let attempt = 0; attempt < 4; attempt += 1) texts.push(await clipTexts(front!));
  expect(texts).toEqual([
    ['200: Coupon Expired E07 theirs'],
    ['200: Coupon Clip failed - status is not either 0 or 1'],
    ['200: Coupon Clip failed - items is not defined'],
    ['500: Coupon Clip failed BROKEN Out of order.'],
  ]);
  await open('playback');
  for (const text of [...texts, texts.at(-1)!]) expect(await clipTexts(front!)).toEqual(text);
});

test('N-72 a recording holds no token, no cookie, and no one’s name, and the time of playing is that of the recording', async () => {
  await open('record');
  await front!.query('{ me { id firstName email } }', {
    headers: { cookie: 'larder_session=s3cr3t-session; larder_refresh=s3cr3t-refresh' },
  });
  const text = written();
  for (const secret of ['s3cr3t', 'Maya', '@example.net']) expect(text).not.toContain(secret);
  expect(text).toContain('"date": "Wed, 05 Aug 2026 12:00:00 GMT"');
  expect(now.toString()).toBe('2026-08-05T12:00:00Z');
});

test('N-72 secrets have one name each, which a second recording leaves alone; other people’s data becomes nobody’s', () => {
  const token = (sub: string, jti: string) =>
    `eyJhbGciOiJFZERTQSJ9.${Buffer.from(JSON.stringify({ sub, jti })).toString('base64url')}.c2ln`;
  const name = pseudonymOf(token('u1', 'one'));
  expect(name).toMatch(/^redacted-[0-9a-f]{16}$/);
  expect([pseudonymOf(token('u1', 'two')), pseudonymOf(name)]).toEqual([name, name]);
  expect(pseudonymOf(token('u2', 'one'))).not.toBe(name);
  const answer = {
    token: token('u1', 'one'),
    firstName: 'Maya',
    phones: [{ number: '4155550134', purpose: 'PRIMARY' }],
    note: 'Write to maya@example.net or call (415) 555-0134.',
    code: '123456',
    errors: [{ code: 'NOT_FOUND', message: 'No.' }],
    prize: { vendorName: 'Ride', code: 'RIDE-77-K2' },
    addresses: [{ address: '9 Elm St', address2: null, city: 'Oakland', zipCode: '94607' }],
    totalCents: 1250,
  };
  expect(redacted('profile', answer)).toEqual({
    token: name,
    firstName: 'Sam',
    phones: [{ number: '5125550100', purpose: 'PRIMARY' }],
    note: 'Write to shopper@example.com or call 5125550100.',
    code: '000000',
    errors: [{ code: 'NOT_FOUND', message: 'No.' }],
    prize: { vendorName: 'Ride', code: 'REDACTED' },
    addresses: [{ address: '1 Market St', address2: null, city: 'Oakland', zipCode: '94607' }],
    totalCents: 1250,
  });
  const store = { name: 'Elm St', address: '9 Elm St', phone: '(415) 555-0134' };
  expect(redacted('stores', store)).toEqual(store);
});

test.each([
  ['no JSON', '{ "request": '],
  ['nothing', 'null'],
  ['no request', '{ "answers": [{ "status": 200, "headers": {} }] }'],
  ['no answers', '{ "request": { "service": "offers", "method": "GET", "path": "/" }, "answers": [] }'],
  [
    'an answer without headers',
    '{ "request": { "service": "a", "method": "GET", "path": "/" }, "answers": [{ "status": 200 }] }',
  ],
  [
    'a status that nobody sends',
    '{ "request": { "service": "a", "method": "GET", "path": "/" }, "answers": [{ "status": "200", "headers": {} }] }',
  ],
  [
    'cookies that are none',
    '{ "request": { "service": "a", "method": "GET", "path": "/" }, "answers": [{ "status": 200, "headers": { "set-cookie": [{}] } }] }',
  ],
])('N-72 a file with %s is named in one sentence before anything is played', (_, text) => {
  const file = join(folder, 'GET-odd.json');
  writeFileSync(file, text);
  expect(() => recordedTape(folder)).toThrow(`${file} is no recording: record it anew, or remove it.`);
});

test('N-72 a folder without a recording is one clear sentence', () => {
  expect(() => recordedTape(join(folder, 'none'))).toThrow(
    `There is no recording in ${join(folder, 'none')}: make one with GATEWAY_UPSTREAMS=record first.`,
  );
});
