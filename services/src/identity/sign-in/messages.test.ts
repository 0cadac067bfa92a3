import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createWorld, type World } from '../../testing/world.ts';
import { browserOf, fillIdentities } from '../testing/fixture.ts';

/** As much of a mail server as one message needs. */
function mailServer() {
  const mails: string[] = [];
  const waiting: ((mail: string) => void)[] = [];
  const server = createServer((socket: Socket) => {
    let inData = false;
    let buffer = '';
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 mail.test');
    socket.on('data', (chunk) => {
      buffer += chunk.toString();
      if (inData && buffer.endsWith('\r\n.\r\n')) {
        mails.push(buffer);
        waiting.shift()?.(buffer);
        [inData, buffer] = [false, ''];
        return void say('250 kept');
      }
      if (inData || !buffer.endsWith('\r\n')) return undefined;
      const [verb] = buffer.split(/[\s:]/);
      buffer = '';
      if (verb === 'DATA') inData = true;
      if (verb === 'QUIT') return void (say('221 bye'), socket.end());
      return void say(inData ? '354 go on' : '250 well');
    });
    socket.on('error', () => undefined);
  });
  const next = () => new Promise<string>((done) => void waiting.push(done));
  return { server, mails, next };
}

const post = mailServer();
let world: World;
beforeEach(async () => {
  post.server.listen(0, '127.0.0.1');
  await once(post.server, 'listening');
  const { port } = post.server.address() as AddressInfo;
  world = await createWorld({ fill: fillIdentities, config: { smtpUrl: `smtp://127.0.0.1:${port}` } });
});
afterEach(async () => {
  await world.close();
  post.server.close();
});

test('N-1 with a mail server, email goes there and leaves no code in the database; a text message stays in the outbox', async () => {
  const browser = browserOf(world);
  const coming = post.next();
  const started = await browser.asksForCode();
  const mail = await coming;
  expect(mail).toContain('To: maya@example.com');
  const code = /Your Larder code is (\d{6})/.exec(mail)?.[1] ?? '';
  const outbox = async () =>
    (await world.app.inject('/outbox.json')).json<{ messages: { channel: string; to: string }[] }>().messages;
  expect(await outbox()).toEqual([]);
  expect((await browser.enters(started.json().challengeId, code)).statusCode).toBe(200);

  const second = post.next();
  expect((await browser.asksForCode({ handle: 'nobody@example.com' })).statusCode).toBe(200);
  expect(await second).toContain('To: nobody@example.com');
  world.clock.advance({ minutes: 1 });
  const third = post.next();
  await browser.asksForCode({ language: 'es' });
  const spanish = (await third).replaceAll('=\r\n', '');
  expect(spanish).toMatch(/digo de Larder es \d{6}\. Funciona durante 5 minutos/);
  await browser.asksForCode({ channel: 'sms', handle: '925-555-0142' });
  expect(await outbox()).toMatchObject([{ channel: 'sms', to: '+19255550142' }]);
  expect(post.mails).toHaveLength(3);
});
