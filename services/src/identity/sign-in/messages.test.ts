import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/database.ts';
import { loggerOptions } from '../../platform/http/server.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { postMail } from './outgoing.ts';
import { browserOf, fillIdentities } from '../testing/fixture.ts';
import { mailServer, type MailServer } from '../testing/mail-server.ts';
import { sendLimits } from '../rules/limits.ts';
import { identityTables } from '../store/tables.ts';

let post: MailServer;
let world: World;
let lines: string[];
beforeEach(async () => {
  post = mailServer();
  await post.up();
  lines = [];
  const logger = loggerOptions('warn', { write: (line) => void lines.push(line) });
  world = await createWorld({ fill: fillIdentities, config: { smtpUrl: post.url() }, logger });
});
afterEach(async () => {
  await world.close();
  await post.down().catch(() => undefined);
});

const codeIn = (mail: string | undefined): string => /Your Larder code is (\d{6})/.exec(mail ?? '')?.[1] ?? '';
const inOutbox = async () =>
  (await world.app.inject('/outbox.json')).json<{ messages: { channel: string; to: string }[] }>().messages;

/** What the jobs and identity keep, as text. */
async function kept(): Promise<string> {
  const { rows: jobs } = await sql`select data from jobs.job`.execute(world.db);
  const tables = ['message', 'outgoing_mail', 'otp_challenge'] as const;
  const rows = await Promise.all(
    tables.map((table) => identityTables(world.db).selectFrom(`identity.${table}`).selectAll().execute()),
  );
  return JSON.stringify([jobs, rows]);
}

test('N-1 with a mail server, email goes there and leaves no code in the database; a text message stays in the outbox', async () => {
  const browser = browserOf(world);
  const started = await browser.asksForCode();
  expect(started.json()).toMatchObject({ isSent: true });
  const [mail] = post.mails;
  expect(mail).toContain('To: maya@example.com');
  const code = codeIn(mail);
  expect(await inOutbox()).toEqual([]);
  expect(await kept()).not.toContain(`"${code}"`);
  expect((await browser.enters(started.json().challengeId, code)).statusCode).toBe(200);

  expect((await browser.asksForCode({ handle: 'nobody@example.com' })).json()).toMatchObject({ isSent: true });
  expect(post.mails[1]).toContain('To: nobody@example.com');
  world.clock.advance({ minutes: 1 });
  await browser.asksForCode({ language: 'es' });
  const spanish = post.mails[2]?.replaceAll('=\r\n', '');
  expect(spanish).toMatch(/digo de Larder es \d{6}\. Funciona durante 5 minutos/);
  await browser.asksForCode({ channel: 'sms', handle: '925-555-0142' });
  expect(await inOutbox()).toMatchObject([{ channel: 'sms', to: '+19255550142' }]);
  await world.runJobs();
  expect(post.mails).toHaveLength(3);
});

test('N-1 a code that cannot be sent is said not to be, leaves once the mail server is back, and signs in then', async () => {
  const browser = browserOf(world);
  await post.down();
  const started = await browser.asksForCode();
  expect([started.statusCode, started.json().isSent]).toEqual([200, false]);
  await post.up();
  world.clock.advance({ minutes: 4 });
  await world.runJobs();
  expect(post.mails).toHaveLength(1);
  expect((await browser.enters(started.json().challengeId, codeIn(post.mails[0]))).statusCode).toBe(200);
});

test('N-1 a code that cannot be sent costs nothing, and one that leaves later counts then', async () => {
  const browser = browserOf(world);
  await post.down();
  for (let asked = 1; asked <= 12; asked++) {
    const started = await browser.asksForCode();
    expect([started.statusCode, started.json().isSent]).toEqual([200, false]);
    world.clock.advance({ seconds: 30 });
  }
  await post.up();
  await world.runJobs();
  // The newest one alone has left: it took the place of those before.
  expect(post.mails).toHaveLength(1);
  for (let asked = 2; asked <= 5; asked++) {
    world.clock.advance({ seconds: 30 });
    expect((await browser.asksForCode()).json()).toMatchObject({ isSent: true });
  }
  world.clock.advance({ seconds: 30 });
  expect((await browser.asksForCode()).statusCode).toBe(429);
});

test('T-26 a code that has not left cannot be guessed at, so a mail server that is down gives nobody more guesses', async () => {
  const browser = browserOf(world);
  await post.down();
  const started = await browser.asksForCode();
  for (let guess = 1; guess <= 7; guess++) {
    const answer = await browser.enters(started.json().challengeId, `10000${guess}`);
    expect(answer.json()).toMatchObject({ errors: [{ code: 'CODE_EXPIRED' }] });
  }
  await post.up();
  await world.runJobs();
  expect((await browser.enters(started.json().challengeId, codeIn(post.mails[0]))).statusCode).toBe(200);
});

test('N-1 a code that has expired is not sent any more', async () => {
  await post.down();
  await browserOf(world).asksForCode();
  await post.up();
  world.clock.advance({ minutes: 5 });
  expect(await world.runJobs()).toBe(1);
  expect(post.mails).toEqual([]);
});

test('N-1 a mailbox that does not exist is said at once, so that the address can be corrected, and not tried again', async () => {
  const browser = browserOf(world);
  for (let asked = 1; asked <= 7; asked++) {
    const refused = await browser.asksForCode({ handle: 'unknown@example.com' });
    expect([refused.statusCode, refused.json().errors]).toMatchObject([
      409,
      [{ code: 'HANDLE_UNDELIVERABLE', field: 'handle' }],
    ]);
    world.clock.advance({ seconds: 30 });
  }
  await world.runJobs();
  expect(post.mails).toEqual([]);
  expect((await browser.asksForCode()).json()).toMatchObject({ isSent: true });
});

test('N-1 a server that does not let us send is an outage, not a wrong address', async () => {
  const started = await browserOf(world).asksForCode({ handle: 'refused-by-rule@example.com' });
  expect([started.statusCode, started.json().isSent]).toEqual([200, false]);
  await expect(world.runJobs()).rejects.toThrow('5.7.1');
});

test('N-1 who tries out addresses that are refused has soon asked for enough', async () => {
  const asked = { channel: 'email', purpose: 'SIGN_IN', deviceId: 'device-0001', banner: 'safeway' };
  const statuses: number[] = [];
  for (let count = 0; count <= sendLimits.ip.limit; count++) {
    const payload = { ...asked, handle: `unknown@${count}.example.com` };
    const call = { method: 'POST', url: '/identity/auth/otp/start', payload, remoteAddress: '203.0.113.9' } as const;
    statuses.push((await world.app.inject(call)).statusCode);
  }
  expect([statuses.indexOf(429), new Set(statuses)]).toEqual([sendLimits.ip.limit, new Set([409, 429])]);
});

test('an outage of the mail server is logged once, without address or code, and so is its end', async () => {
  const browser = browserOf(world);
  await post.down();
  for (let asked = 1; asked <= 3; asked++) {
    await browser.asksForCode();
    world.clock.advance({ minutes: 1 });
  }
  expect(lines).toHaveLength(1);
  await post.up();
  await browser.asksForCode();
  expect(lines).toHaveLength(2);
  expect(lines.join('')).not.toMatch(/maya|\b\d{6}\b/);
});

test('N-31 mail of other services leaves with its transaction, is tried again, and is forgotten once it is sent', async () => {
  const mail = { to: 'ben@example.com', subject: 'You won', body: 'Congratulations!' };
  const { db } = world;
  const doomed = inTransaction(db, async (trx) => {
    await postMail(world.context, trx, mail);
    throw new Error('roll back');
  });
  await expect(doomed).rejects.toThrow('roll back');
  await post.down();
  await inTransaction(db, (trx) => postMail(world.context, trx, mail));
  await expect(world.runJobs()).rejects.toThrow('ECONNREFUSED');
  expect(await kept()).toContain('You won');
  await post.up();
  // As the library does with what has failed.
  await sql`update jobs.job set state = 'retry', start_after = now() where state = 'active'`.execute(db);
  expect(await world.runJobs()).toBe(1);
  expect(post.mails).toHaveLength(1);
  expect(post.mails[0]).toContain('Subject: You won');
  expect(await kept()).not.toContain('You won');
});
