import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StartError } from '../start-error.ts';
import { openDatabase } from './open-database.ts';
import { waitForDatabase } from './wait-for-database.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const refusing = (code: string, message = 'the database system is starting up') =>
  Object.assign(new Error(message), { code });

/** A start that waits for a database whose answers come one after the other, the last one for ever. */
function starting(...answers: readonly (boolean | Error)[]) {
  const left = [...answers];
  const said: string[] = [];
  const ask = vi.fn<() => Promise<boolean>>(async () => {
    const answer = left.length > 1 ? left.shift()! : left[0]!;
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const ended = waitForDatabase({ ask, say: (sentence) => void said.push(sentence), longestMs: 2000 }).then(
    () => 'ready',
    (error: unknown) => error,
  );
  return { ask, said, ended };
}

test.each([
  [
    'starts, then recovers from a crash',
    refusing('57P03'),
    refusing('57P03', 'the database system is in recovery mode'),
  ],
  ['stops to start again', refusing('57P01'), refusing('57P02')],
  ['is a standby that takes over', refusing('57P03'), true],
])('a database that %s is waited for, and that is said once', async (_, first, second) => {
  const { ask, said, ended } = starting(first, second, false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await ended).toBe('ready');
  expect(ask).toHaveBeenCalledTimes(3);
  expect(said).toEqual([
    "The database at DATABASE_URL isn't ready yet (the database system is starting up). Waiting for it, for 2 seconds at most.",
  ]);
});

test('one that is ready is not waited for, and nothing is said', async () => {
  const { said, ended } = starting(false);
  expect([await ended, said]).toEqual(['ready', []]);
});

test('one that stays a standby ends the start, with the reason', async () => {
  const { ended, said } = starting(true);
  await vi.advanceTimersByTimeAsync(2000);
  const error = await ended;
  expect(error).toBeInstanceOf(StartError);
  expect((error as Error).message).toBe(
    "The database at DATABASE_URL is read-only, as a standby is. It wasn't ready within 2 seconds.",
  );
  expect(said).toHaveLength(1);
});

test('any other refusal is not waited for', async () => {
  const wrong = refusing('28P01', 'password authentication failed');
  expect(await starting(wrong).ended).toBe(wrong);
});

test('what a server in recovery answers a connection is such a reason', async () => {
  vi.useRealTimers();
  const server = createServer((socket) => {
    socket.once('data', () => {
      const fields = 'SFATAL\0C57P03\0Mthe database system is in recovery mode\0\0';
      const head = Buffer.alloc(5, 'E');
      head.writeInt32BE(fields.length + 4, 1);
      socket.end(Buffer.concat([head, Buffer.from(fields)]));
    });
    socket.on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const databaseUrl = `postgres://larder@127.0.0.1:${(server.address() as AddressInfo).port}/larder`;
  const config = { dataDir: '', databaseUrl, databasePoolSize: 1, databasePooler: 'none' } as const;
  await expect(openDatabase(config, { longestWaitMs: 0 })).rejects.toThrow(
    "isn't ready yet (the database system is in recovery mode). It wasn't ready within 0 seconds.",
  );
  server.close();
});
