import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { promisify } from 'node:util';
import { ready, root, run, stop, type Running } from '../../scripts/processes.ts';
import { copyData, folderTemplate, type FolderTemplate } from '../../services/src/testing/folder-template.ts';
import { quickFolder } from '../../services/src/testing/quick-folder.ts';
import { workedOff } from '../../services/src/testing/worked-off.ts';
import { within } from '../../scripts/gate/speed.ts';

/** Where services and front of a stack are, and what they were started with. */
export interface StackAddress {
  port: number;
  /** Address of the services. */
  services: string;
  /** Where its database is. */
  dataDir: string;
  env: NodeJS.ProcessEnv;
}

/** Services and front that tests stand on, maybe many at once. */
export interface SharedStack {
  address: StackAddress;
  /** Address of a page of a banner's site. */
  url(path?: string, banner?: string): string;
  /** Address of the services. */
  services: string;
  /** The services' now, in ISO 8601. */
  now(): Promise<string>;
  /** Runs a command of the product on the same data; answers what it printed, and fails as it fails. */
  command(script: string, ...args: string[]): Promise<string>;
  /** Runs an operation (`npm run ops`) as one of the demonstration's operators, another one agrees; what is asked is answered with yes. */
  operates(operator: string, ...args: string[]): Promise<string>;
}

/** A stack that other tests stand on as well, but not at the same time. */
export interface KillableStack extends SharedStack {
  /** Moves the clock of the services, and with it the front's: `{ advance: 'PT24H' }`, `{ now: '2026-…Z' }`, `{ reset: true }`. */
  moveClock(body: ClockMove): Promise<void>;
  /** Ends the services without a word (kill -9). */
  killServices(): Promise<void>;
  /** Starts the services again on the same data, with more environment if it is given. */
  startServices(env?: NodeJS.ProcessEnv): Promise<void>;
}

/** Services and front of their own, on ports and a data folder of their own. */
export interface Stack extends KillableStack {
  /** Process numbers of both. */
  pids: { front: number; services: number };
  stop(): Promise<void>;
}

type ClockMove = { advance: string } | { now: string } | { reset: true };

export interface StackOptions {
  /** More environment for both processes. */
  env?: NodeJS.ProcessEnv;
  /** Largest heap of each, as `npm start` gives it. */
  heapMb?: number;
  /** Folder of another checkout to run, built. */
  checkout?: string;
  /** false: services alone, for tests that ask them directly. */
  withFront?: boolean;
}

/** A front of its own before services that run already. */
export interface Front extends SharedStack {
  stop(): Promise<void>;
}

/** Ports that systems don't give to who asks for any; each worker counts on from its own. */
const ports = { first: 11_000, each: 1_000, workers: 16 };
const worker = Number(process.env['TEST_PARALLEL_INDEX'] ?? ports.workers - 1) % ports.workers;
let taken = process.pid % ports.each;

/** A port of this machine that nobody listens on, and that no other worker gets before its server is up. */
export async function freePort(): Promise<number> {
  taken = (taken + 1) % ports.each;
  const port = ports.first + worker * ports.each + taken;
  const server = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => resolve(true));
  });
  if (!isFree) return freePort();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** What services and front of a test are started with, on these ports and this data folder. */
const environmentOf = (port: number, servicesPort: number, dataDir: string): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PORT: String(port),
  SERVICES_PORT: String(servicesPort),
  DATA_DIR: dataDir,
  DEMO_DATA: 'on',
  LOG_LEVEL: 'error',
  DATABASE_URL: undefined,
  // A machine that is busy with tests is slow without being broken.
  UPSTREAM_TIMEOUT_MS: String(within(5000)),
  MAX_EVENT_LOOP_DELAY_MS: '0',
});

/** How long a process may take to start, its data included. */
const startSeconds = within(90_000) / 1000;

/** Names the data folder that stacks are copied from, once there is one. */
const templateVariable = 'LARDER_DATA_TEMPLATE';

/**
 * Fills a data folder with the demonstration, once: from then on stacks of this process, and of those that it starts, begin
 * with a copy of it, which takes a third of the time. A folder that `LARDER_DATA_TEMPLATE` names already is used, and kept.
 */
export async function startFromTemplate(): Promise<Pick<FolderTemplate, 'remove'>> {
  if (process.env[templateVariable]) return { remove: async () => undefined };
  const template = folderTemplate(async (dataDir) => {
    const servicesPort = await freePort();
    const env = environmentOf(0, servicesPort, dataDir);
    const services = run({ name: 'services', args: ['services/src/main.ts'], env, show: false });
    await ready(services, `http://127.0.0.1:${servicesPort}/readyz`, startSeconds).catch(reported(services));
    // What is still to be done would be done in each copy, while its test looks on.
    await workedOff(dataDir);
    await stop(services);
  });
  process.env[templateVariable] = await template.folder();
  return template;
}

/** A data folder for a stack: with the demonstration in it, when there is a template. */
export async function freshData(prefix: string): Promise<string> {
  const dataDir = await quickFolder(prefix);
  const template = process.env[templateVariable];
  if (template) await copyData(template, dataDir);
  return dataDir;
}

/** Starts services and front and waits until both are able to serve. The build has to be there. */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const { env = {}, heapMb = 512, checkout = root, withFront = true } = options;
  const [port, servicesPort] = [await freePort(), await freePort()];
  const dataDir = await freshData('larder-');
  const services = `http://127.0.0.1:${servicesPort}`;
  const environment = { ...environmentOf(port, servicesPort, dataDir), ...env };
  const heap = [`--max-old-space-size=${heapMb}`];
  let servicesProcess: Running | undefined;
  const startServices = async (more: NodeJS.ProcessEnv = {}): Promise<void> => {
    servicesProcess = run({
      name: 'services',
      args: [...heap, 'services/src/main.ts'],
      env: { ...environment, ...more },
      cwd: checkout,
      show: false,
    });
    await ready(servicesProcess, `${services}/readyz`, startSeconds).catch(reported(servicesProcess));
  };
  // The front says that it is ready once the services are.
  const [front] = await Promise.all([
    withFront ? runFront(port, environment, heap, checkout) : undefined,
    startServices(),
  ]);

  return {
    ...connectStack({ port, services, dataDir, env: environment }),
    get pids() {
      return { front: front?.child.pid ?? 0, services: servicesProcess?.child.pid ?? 0 };
    },
    startServices,
    async killServices() {
      servicesProcess?.child.kill('SIGKILL');
      await servicesProcess?.ended;
    },
    async stop() {
      if (front) await stop(front);
      if (servicesProcess) await stop(servicesProcess);
      await rm(dataDir, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/** Starts a front before the services of a stack, with more environment, and waits until it is able to serve. */
export async function startFront({ address }: SharedStack, more: NodeJS.ProcessEnv): Promise<Front> {
  const port = await freePort();
  const env = { ...address.env, PORT: String(port), ...more };
  const front = await runFront(port, env);
  return { ...connectStack({ ...address, port, env }), stop: () => stop(front) };
}

async function runFront(port: number, env: NodeJS.ProcessEnv, heap: string[] = [], cwd = root): Promise<Running> {
  const front = run({ name: 'front', args: [...heap, 'gateway/src/main.ts'], env, cwd, show: false });
  await ready(front, `http://127.0.0.1:${port}/readyz`, startSeconds).catch(reported(front));
  return front;
}

/** A stack that runs already, as its address names it. */
export function connectStack(address: StackAddress): Omit<KillableStack, 'killServices' | 'startServices'> {
  const { port, services, env } = address;
  const command = async (script: string, ...args: string[]): Promise<string> => {
    try {
      return (await promisify(execFile)(process.execPath, [script, ...args], { cwd: root, env })).stdout;
    } catch (error) {
      // What a command printed before it failed says why.
      const { message, stdout } = error as Error & { stdout: string };
      throw new Error(`${message}\n${stdout}`, { cause: error });
    }
  };
  return {
    address,
    services,
    url: (path = '/', banner = 'safeway') => new URL(path, `http://${banner}.localhost:${port}`).href,
    async now() {
      const answer = (await (await fetch(`${services}/dev/clock`)).json()) as { now: string };
      return answer.now;
    },
    async moveClock(body) {
      const answer = await fetch(`${services}/dev/clock`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (!answer.ok) throw new Error(`The clock did not move: ${answer.status} ${await answer.text()}`);
    },
    command,
    operates: (operator, ...args) => {
      const approver = operator === 'romero' ? 'okafor' : 'romero';
      return command('services/src/ops/main.ts', '--operator', operator, '--approver', approver, '--yes', ...args);
    },
  };
}

const reported = (running: Running) => (error: Error) => {
  throw new Error(`${error.message}\n${running.tail()}`);
};
