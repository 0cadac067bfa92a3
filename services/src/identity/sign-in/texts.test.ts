import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/database.ts';
import { loggerOptions } from '../../platform/http/server.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { browserOf, fillIdentities } from '../testing/fixture.ts';
import { textProvider, type TextProvider } from '../testing/text-provider.ts';
import { postMail, postText } from './outgoing.ts';

let provider: TextProvider;
let world: World;
let lines: string[];
beforeEach(async () => {
  provider = textProvider();
  await provider.up();
  lines = [];
  const logger = loggerOptions('warn', { write: (line) => void lines.push(line) });
  const texts = { url: provider.url(), from: '+15035550100' };
  world = await createWorld({ fill: fillIdentities, config: { texts }, logger });
});
afterEach(async () => {
  await world.close();
  await provider.down().catch(() => undefined);
});

const mobile = '925-555-0142';
const codeIn = (body: string | undefined): string => /Your Larder code is (\d{6})/.exec(body ?? '')?.[1] ?? '';
const asksFor = (handle: string) => browserOf(world).asksForCode({ channel: 'sms', handle });
const inOutbox = async () =>
  (await world.app.inject('/outbox.json')).json<{ messages: { channel: string; to: string }[] }>().messages;

test('N-1 with a provider, a code goes to the mobile and leaves nothing in the outbox; mail without a server stays there', async () => {
  const browser = browserOf(world);
  const started = await browser.asksForCode({ channel: 'sms', handle: mobile });
  expect(started.json()).toMatchObject({ isSent: true });
  const [text] = provider.taken;
  expect(text).toMatchObject({ account: 'AC1:se cret', form: { To: '+19255550142', From: '+15035550100' } });
  expect(await inOutbox()).toEqual([]);
  expect((await browser.enters(started.json().challengeId, codeIn(text?.form['Body']))).statusCode).not.toBe(401);
  await browser.asksForCode();
  expect(await inOutbox()).toMatchObject([{ channel: 'email' }]);
});

test('N-1 a text message that cannot be sent is said not to be, costs nothing, and leaves once the provider is back', async () => {
  const browser = browserOf(world);
  await provider.down();
  for (let asked = 1; asked <= 7; asked++) {
    const started = await browser.asksForCode({ channel: 'sms', handle: mobile });
    expect([started.statusCode, started.json().isSent]).toEqual([200, false]);
    world.clock.advance({ seconds: 30 });
  }
  await provider.up();
  await world.runJobs();
  expect(provider.taken).toHaveLength(1);
  // Its outage and its end, each once.
  expect(lines).toHaveLength(2);
  expect(lines.join('')).not.toMatch(/9255550142|se cret|se%20cret|\b\d{6}\b/);
});

test('N-1 a number that gets no text messages is said at once, whether it is none or has answered STOP', async () => {
  for (const handle of ['925-555-0100', '925-555-0110']) {
    const refused = await asksFor(handle);
    expect([refused.statusCode, refused.json().errors]).toMatchObject([
      409,
      [{ code: 'NUMBER_UNDELIVERABLE', field: 'handle' }],
    ]);
  }
  expect(lines.join('')).not.toContain('925555');
});

test('N-1 a sender that the provider does not know, or one message too many a second, is an outage and no wrong number', async () => {
  for (const handle of ['925-555-0120', '925-555-0129']) {
    const started = await asksFor(handle);
    expect([started.statusCode, started.json().isSent]).toEqual([200, false]);
  }
  await expect(world.runJobs()).rejects.toThrow(/answered (?:400 \(21606\)|429 \(20429\))/);
});

test('texts of other services leave with their transaction, are tried again, and are forgotten once sent', async () => {
  const text = { to: '+19255550142', subject: 'Tomorrow', body: 'Your order comes tomorrow.' };
  const { db } = world;
  const doomed = inTransaction(db, async (trx) => {
    await postText(world.context, trx, text);
    throw new Error('roll back');
  });
  await expect(doomed).rejects.toThrow('roll back');
  await provider.down();
  await inTransaction(db, async (trx) => {
    await postText(world.context, trx, text);
    await postMail(world.context, trx, { ...text, to: 'maya@example.com' });
  });
  expect(await inOutbox()).toMatchObject([{ channel: 'email' }]);
  await expect(world.runJobs()).rejects.toThrow('fetch failed');
  await provider.up();
  // As the library does with what has failed.
  await sql`update jobs.job set state = 'retry', start_after = now() where state = 'active'`.execute(db);
  expect(await world.runJobs()).toBe(1);
  expect(provider.taken.map(({ form }) => form['Body'])).toEqual(['Your order comes tomorrow.']);
  expect((await sql`select 1 from identity.outgoing_mail`.execute(db)).rows).toEqual([]);
});

test('N-1 outside demos, a shop without a provider says that it sends no text messages, and mails a code all the same', async () => {
  await world.close();
  world = await createWorld({ fill: fillIdentities, config: { demoData: false } });
  const refused = await asksFor(mobile);
  expect([refused.statusCode, refused.json().errors]).toMatchObject([
    409,
    [{ code: 'TEXTS_NOT_SENT', field: 'channel' }],
  ]);
  expect((await browserOf(world).asksForCode()).statusCode).toBe(200);
});

test('a messaging service picks one of its own numbers', async () => {
  await world.close();
  const from = `MG${'0a'.repeat(16)}`;
  world = await createWorld({ fill: fillIdentities, config: { texts: { url: provider.url(), from } } });
  await asksFor(mobile);
  expect(provider.taken[0]?.form).toMatchObject({ MessagingServiceSid: from });
  expect(provider.taken[0]?.form).not.toHaveProperty('From');
});
