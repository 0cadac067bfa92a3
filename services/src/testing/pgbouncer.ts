import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { giveToServer, serverAccount } from '../platform/postgres/account.ts';

/** A pooler's port, which only names its socket. */
export const poolerPort = 6432;

/**
 * A PgBouncer before a server of tests, on a Unix socket of its own. It hands each transaction another of the server's
 * connections, so that whatever a test keeps on one is soon missing. @param binary path of the program
 * @returns the folder of its socket, and how to end it
 */
export async function startPgBouncer(
  binary: string,
  server: string,
): Promise<{ socket: string; stop(): Promise<void> }> {
  const { host, port, user } = new pg.Client({ connectionString: server });
  const socket = await mkdtemp(join(tmpdir(), 'larder-pooler-'));
  const settings = join(socket, 'pgbouncer.ini');
  await writeFile(
    settings,
    `[databases]
* = host=${host} port=${port}
[pgbouncer]
listen_port = ${poolerPort}
unix_socket_dir = ${socket}
auth_type = trust
auth_file = ${join(socket, 'users')}
pool_mode = transaction
server_round_robin = 1
default_pool_size = 20
max_client_conn = 1000
`,
  );
  await writeFile(join(socket, 'users'), `"${user}" ""\n`);
  for (const path of [socket, settings, join(socket, 'users')]) await giveToServer(path);
  // As root it asks for another user, and it is the one that the server runs as.
  const asServer = serverAccount() ? ['-u', 'nobody'] : [];
  const child = spawn(binary, [...asServer, settings], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  const { promise: isUp, resolve, reject } = Promise.withResolvers<void>();
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
    if (said.includes('process up')) resolve();
  });
  child.once('error', reject);
  child.once('exit', () => reject(new Error(`PgBouncer didn't start as ${userInfo().username}: ${said.trim()}`)));
  await isUp;
  return {
    socket,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      await rm(socket, { recursive: true, force: true });
    },
  };
}
