import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chown, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import type { Connection } from '../database/database.ts';
import type { DatabaseHealth } from '../database/database-health.ts';
import { serverAccount } from './account.ts';
import { findBinaries } from './binaries.ts';
import { prepareDataFolder, type DataFolder } from './data-folder.ts';
import { StartError, codeOf } from '../start-error.ts';
import { holdDataFolder } from './lock.ts';
import { endServer, stopOrphan } from './orphan.ts';

export interface EmbeddedPostgres {
  /** How to reach a database of this server, over its Unix socket. */
  connection(database?: string): Connection & { host: string };
  /** Process id of the running server. */
  pid(): number;
  /** What the person who started it should know, if anything. */
  notice: string | null;
  stop(): Promise<void>;
}

export interface SupervisorOptions {
  dataDir: string;
  /** Server settings beyond the defaults; tests trade durability for speed. */
  settings?: Readonly<Record<string, string>>;
  /** How long it waits for a process that has the folder, in milliseconds; not at all if it isn't said. */
  waitForFolderMs?: number | undefined;
  /** How long the first start may take, crash recovery included, in milliseconds. */
  patience?: number;
  /** Hears when the server is gone and when it is back. */
  health?: DatabaseHealth;
  /** Runs before a server that ended by itself is started again: makes room, for example. */
  beforeRestart?: () => Promise<void>;
}

/** The pause before a server that ended by itself is started again grows to this. */
const longestPauseMs = 15_000;
/** A recovery that takes longer is started over. */
const longestRecoveryMs = 600_000;

const user = 'larder';
const database = 'larder';

/**
 * Starts the embedded PostgreSQL in `dataDir` and keeps it running until `stop` or the end of this process: Unix socket
 * only, never TCP. A server that a killed process left behind is stopped first. @throws StartError
 */
export async function startPostgres(options: SupervisorOptions): Promise<EmbeddedPostgres> {
  const folder = await prepareDataFolder(options.dataDir);
  const { ready, release } = await holdDataFolder(folder, options.waitForFolderMs);
  const supervisor = new Supervisor(folder, options);
  try {
    await supervisor.start();
    ready();
  } catch (error) {
    await supervisor.stop().catch(() => undefined);
    await release();
    throw error;
  }
  const lastResort = () => supervisor.signal('SIGINT');
  process.once('exit', lastResort);
  return {
    connection: (name = database) => supervisor.connection(name),
    pid: () => supervisor.pid(),
    notice: folder.notice,
    stop: async () => {
      process.off('exit', lastResort);
      await supervisor.stop();
      await release();
    },
  };
}

class Supervisor {
  readonly #folder: DataFolder;
  readonly #options: SupervisorOptions;
  #native = '';
  #child: ChildProcess | null = null;
  #stopping = false;
  #restarting = false;

  constructor(folder: DataFolder, options: SupervisorOptions) {
    this.#folder = folder;
    this.#options = options;
  }

  connection(name: string) {
    return { host: this.#folder.socket, port: 5432, user, password: '', database: name };
  }

  pid(): number {
    return this.#child?.pid ?? 0;
  }

  signal(signal: NodeJS.Signals): void {
    this.#child?.kill(signal);
  }

  async start(): Promise<void> {
    this.#native = await findBinaries();
    await stopOrphan(this.#folder.data);
    await this.#initialize();
    await this.#run();
    await this.#createDatabase();
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    const child = this.#child;
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    await endServer(child.pid);
    await ended;
  }

  /** An unfinished folder never gets the final name. */
  async #initialize(): Promise<void> {
    const { data } = this.#folder;
    const version = await readFile(join(data, 'PG_VERSION'), 'utf8').catch(() => null);
    if (version !== null) {
      if (version.trim() !== '18')
        throw new StartError(
          `The database in ${data} was created by PostgreSQL ${version.trim()}; this is PostgreSQL 18.`,
        );
      return;
    }
    const draft = `${data}.new`;
    await rm(draft, { recursive: true, force: true });
    const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
    await promisify(execFile)(
      join(this.#native, 'bin', 'initdb'),
      ['-D', draft, `--username=${user}`, '--auth=trust', '--no-instructions', ...locale],
      { ...serverAccount(), cwd: '/', env: environment() },
    ).catch((error: unknown) => {
      const said = String((error as { stderr?: string }).stderr ?? error)
        .trim()
        .split('\n')
        .at(-1);
      throw new StartError(`The database couldn't be created in ${data}: ${said}`);
    });
    await rename(draft, data);
  }

  /** Tries again while an earlier server's last processes let go of the folder, and while recovery runs. */
  async #run(): Promise<void> {
    const end = Date.now() + (this.#options.patience ?? 120_000);
    while (!this.#stopping) {
      if (await this.#runOnce(end)) return;
      if (Date.now() > end) {
        this.signal('SIGQUIT');
        throw new StartError(`The database in ${this.#folder.data} won't start: ${await this.#lastWords()}`);
      }
      await this.#options.beforeRestart?.();
      await sleep(250);
    }
  }

  /** Starts the server once. @returns whether it answers; from then on its end starts it again */
  async #runOnce(end: number): Promise<boolean> {
    const child = await this.#spawn();
    this.#child = child;
    if (!(await this.#answers(child, end))) return false;
    // One that ended since it answered would never be heard ending: the caller tries again.
    if (child.exitCode !== null || child.signalCode !== null) return false;
    child.once('exit', () => void this.#restart());
    this.#options.health?.set('server', { state: 'ready' });
    return true;
  }

  /** As long as this process lives, a server that ended is started again, with a growing pause. */
  async #restart(): Promise<void> {
    if (this.#restarting) return;
    this.#restarting = true;
    for (let pause = 100; !this.#stopping; pause = Math.min(pause * 2, longestPauseMs)) {
      const reason = /No space left/.test(await this.#lastWords()) ? 'its disk is full' : 'see its log';
      const sentence = `The database server stopped (${reason}) and is restarting.`;
      this.#options.health?.set('server', { state: 'down', sentence });
      await sleep(pause);
      if (this.#stopping) break;
      await this.#options.beforeRestart?.().catch(() => undefined);
      if (await this.#runOnce(Date.now() + longestRecoveryMs).catch(() => false)) break;
      if (!this.#stopping) this.signal('SIGQUIT');
    }
    this.#restarting = false;
  }

  async #spawn(): Promise<ChildProcess> {
    const { data, socket, log } = this.#folder;
    const settings = {
      listen_addresses: '',
      unix_socket_directories: socket,
      unix_socket_permissions: '0700',
      max_connections: '200',
      log_timezone: 'UTC',
      timezone: 'UTC',
      ...this.#options.settings,
    };
    const output = await open(log, 'w', 0o644);
    const account = serverAccount();
    if (account) await chown(log, account.uid, account.gid);
    try {
      // A group of its own: Ctrl-C reaches this process, which drains first and stops the server last.
      return spawn(
        join(this.#native, 'bin', 'postgres'),
        ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
        { ...account, cwd: '/', env: environment(), detached: true, stdio: ['ignore', output.fd, output.fd] },
      ).on('error', () => undefined);
    } finally {
      await output.close();
    }
  }

  async #answers(child: ChildProcess, end: number): Promise<boolean> {
    while (child.exitCode === null && child.signalCode === null && child.pid !== undefined && Date.now() < end) {
      const client = new pg.Client({ ...this.connection('postgres'), connectionTimeoutMillis: 5_000 });
      client.on('error', () => undefined);
      try {
        await client.connect();
        return true;
      } catch {
        await sleep(20);
      } finally {
        await client.end().catch(() => undefined);
      }
    }
    return false;
  }

  async #createDatabase(): Promise<void> {
    const client = new pg.Client(this.connection('postgres'));
    client.on('error', () => undefined);
    await client.connect();
    try {
      const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [database]);
      if (!rowCount) await client.query(`CREATE DATABASE ${database}`);
    } catch (error) {
      if (codeOf(error) !== '42P04' && codeOf(error) !== '23505') throw error;
    } finally {
      await client.end();
    }
  }

  async #lastWords(): Promise<string> {
    const text = await readFile(this.#folder.log, 'utf8').catch(() => '');
    return (
      text
        .trim()
        .split('\n')
        .findLast((line) => /FATAL|PANIC|ERROR|LOG/.test(line)) ?? 'it says nothing.'
    );
  }
}

/** Nothing of the caller's PG* variables may reach the server. */
function environment(): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'] ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
}
