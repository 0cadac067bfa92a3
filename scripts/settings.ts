import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, isAbsolute, join } from 'node:path';
import { upstreamNames, type UpstreamName } from '../gateway/src/compose.ts';
import { urlVariable } from '../gateway/src/config.ts';
import { prepareDataFolder } from '../services/src/platform/postgres/data-folder.ts';
import { holdDataFolder } from '../services/src/platform/postgres/lock.ts';
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
  /** Is the database the embedded one? */
  embedded: boolean;
  /** Largest heap of each process, in megabytes. */
  frontHeapMb: number;
  servicesHeapMb: number;
  /** Do all services stand elsewhere, or does a recording stand in for them, so that none is started here? */
  foreignServices: boolean;
  /** Do one-time codes arrive in an outbox of ours, for everybody to read? In demonstrations with our own identity service only. */
  outbox: boolean;
  /** Are there pages of ours on which a store's orders are picked and handed over? In demonstrations with our own order service only. */
  store: boolean;
  /** Is there a sandbox? */
  sandbox: boolean;
  /** Does the web run alone, with fixtures for whoever designs a theme (S-167)? */
  designMode: boolean;
}

/** Reads the starter's settings; throws one sentence when a value can't be used. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const dataDir = env['DATA_DIR'] || '.data';
  // What was recorded answers by itself (S-169).
  const designMode = env['CONSUMER']?.trim() === 'themedesigner';
  const isPlayback = env['GATEWAY_UPSTREAMS']?.trim() === 'playback';
  const isElsewhere = (service: UpstreamName) => Boolean(env['API_URL']?.trim() || env[urlVariable(service)]?.trim());
  const foreignServices = designMode || isPlayback || upstreamNames.every(isElsewhere);
  const hasDemo = !foreignServices && env['DEMO_DATA']?.trim() !== 'off';
  return {
    port: readPort(env, 'PORT', 4000),
    servicesPort: readPort(env, 'SERVICES_PORT', 4001),
    host: env['HOST'] || '127.0.0.1',
    dataDir: isAbsolute(dataDir) ? dataDir : join(root, dataDir),
    embedded: !env['DATABASE_URL'],
    frontHeapMb: readHeap(env, 'FRONT_HEAP_MB'),
    servicesHeapMb: readHeap(env, 'SERVICES_HEAP_MB'),
    foreignServices,
    outbox: hasDemo && !isElsewhere('identity'),
    store: hasDemo && !isElsewhere('orders'),
    sandbox: !designMode && env['SANDBOX']?.trim() !== 'off',
    designMode,
  };
}

function readPort(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const text = env[name] || String(fallback);
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65535)
    throw new Error(`${name} has to be a port from 1 to 65535, not "${text}".`);
  return port;
}

/** Memory that the work of a process fits in well; V8 would take far more before it collects. */
const defaultHeapMb = 512;

function readHeap(env: NodeJS.ProcessEnv, name: string): number {
  const text = env[name] || String(defaultHeapMb);
  if (!/^\d{2,6}$/.test(text)) throw new Error(`${name} has to be a number of megabytes from 10 on, not "${text}".`);
  return Number(text);
}

/** The switch that gives a process its heap. */
export const heapOf = (megabytes: number): string => `--max-old-space-size=${megabytes}`;

/** The switches of the front: its heap, and from the start the room for young objects that V8 would only grow into (decision 26). */
export const frontHeap = (megabytes: number): string[] => [
  heapOf(megabytes),
  '--min-semi-space-size=16',
  '--max-semi-space-size=16',
];

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

/** mkdir with `recursive` never returns where a file system refuses new folders with ENOENT, such as /proc. */
function makeFolder(path: string): void {
  if (existsSync(path) && statSync(path).isDirectory()) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}

/** Makes the data folder and looks whether another process uses it; throws one sentence when it can't be used. */
export async function checkDataDir(dataDir: string): Promise<void> {
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? String(error);
    throw new Error(
      `The data folder ${dataDir} can't be written (${reason}); give it to this user or choose another one with DATA_DIR.`,
    );
  }
  const { release } = await holdDataFolder(await prepareDataFolder(dataDir));
  await release();
}
