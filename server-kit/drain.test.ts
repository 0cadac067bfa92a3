import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createDrain } from './drain.ts';

test('no request is lost while a server stops: it serves until the drain is over, and keeps no connection', async () => {
  const server = createServer((_request, answer) => answer.end('served')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const agent = new Agent({ keepAlive: true, maxSockets: 2 });
  const { port } = server.address() as AddressInfo;
  const ask = () =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const asking = get({ host: '127.0.0.1', port, agent }, (answer) =>
        answer.resume().once('end', () => resolve(answer)),
      );
      asking.once('error', reject);
    });
  const drain = createDrain(server);
  expect((await ask()).headers.connection).toBe('keep-alive');
  expect(drain.hasBegun()).toBe(false);

  let isOver = false;
  const drained = drain.begin(100).then(() => void (isOver = true));
  expect(drain.hasBegun()).toBe(true);
  const connections: (string | undefined)[] = [];
  while (!isOver)
    for (const { headers } of await Promise.all([ask(), ask(), ask()])) connections.push(headers.connection);
  await drained;
  expect(new Set(connections)).toEqual(new Set(['close']));
  const closed = once(server, 'close');
  server.close();
  await closed;
  agent.destroy();
});
