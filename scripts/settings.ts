import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { isAbsolute, join } from 'node:path';
import { root } from './processes.ts';

/** What the starter itself needs of the configuration; each part reads and checks its own. */
export interface Settings {
  /** Port of the storefront. */
  port: number;
  /** Port of the services. */
  servicesPort: number;
  host: string;
  /** Absolute path of the data folder. */
  dataDir: string;
  /** Does every service have an address of its own, so that none is started here? */
  foreignServices: boolean;
}

export const upstreams = ['IDENTITY_URL', 'PROFILE_URL', 'CONTENT_URL', 'GAMES_URL', 'OFFERS_URL'] as const;

/** Reads the starter's settings; throws one sentence when a value can't be used. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const dataDir = env['DATA_DIR'] || '.data';
  return {
    port: readPort(env, 'PORT', 4000),
    servicesPort: readPort(env, 'SERVICES_PORT', 4001),
    host: env['HOST'] || '127.0.0.1',
    dataDir: isAbsolute(dataDir) ? dataDir : join(root, dataDir),
    foreignServices: upstreams.every((name) => env[name]),
  };
}

function readPort(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const text = env[name] || String(fallback);
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65535)
    throw new Error(`${name} has to be a port from 1 to 65535, not "${text}".`);
  return port;
}

/** Throws one sentence when another program listens on the port. */
export async function checkPort(name: string, port: number, host: string): Promise<void> {
  const server = createServer();
  const error = await new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
    server.once('error', resolve);
    server.listen({ port, host, exclusive: true }, () => resolve(undefined));
  });
  if (!error) return new Promise((resolve) => server.close(() => resolve()));
  if (error.code === 'EADDRINUSE')
    throw new Error(
      `Port ${port} is taken; stop the program that uses it or choose another one, such as ${name}=${port + 100}.`,
    );
  if (error.code === 'EACCES')
    throw new Error(`Port ${port} may not be opened by this user; choose another one with ${name}.`);
  throw new Error(`${name} ${port} can't be opened on ${host} (${error.code ?? error.message}).`);
}

/** Makes the data folder; throws one sentence when it can't be written. */
export function checkDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
    const probe = join(dataDir, '.write-check');
    writeFileSync(probe, '');
    rmSync(probe);
  } catch {
    throw new Error(
      `The data folder ${dataDir} can't be written; give it to this user or choose another one with DATA_DIR.`,
    );
  }
}

const lockOf = (dataDir: string) => join(dataDir, 'larder.pid');

/** The process that runs on the data folder, if it is alive. */
export function runningOn(dataDir: string): number | undefined {
  if (!existsSync(lockOf(dataDir))) return undefined;
  const pid = Number(readFileSync(lockOf(dataDir), 'utf8'));
  return pid > 0 && isStarter(pid) ? pid : undefined;
}

/** A process number is given out again after a restart of the machine, so the name has to fit too where it can be read. */
function isStarter(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  try {
    return /(start|dev)\.ts/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
  } catch {
    return true;
  }
}

/** Marks the data folder as in use by this process until it ends. Throws one sentence when another one uses it. */
export function holdDataDir(dataDir: string): void {
  const other = runningOn(dataDir);
  if (other !== undefined)
    throw new Error(
      `Larder already runs on ${dataDir} (process ${other}); stop it first or choose another folder with DATA_DIR.`,
    );
  writeFileSync(lockOf(dataDir), String(process.pid));
  process.on('exit', () => rmSync(lockOf(dataDir), { force: true }));
}
