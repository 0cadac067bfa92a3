import { readConfig as readServicesConfig } from '../services/src/platform/config.ts';
import { readConfig as readGatewayConfig } from '../gateway/src/config.ts';
import { build } from './build.ts';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { crashed, ready, root, run, stop, type Running } from './processes.ts';
import { restarts, type Restarts } from './restarts.ts';
import { checkDataDir, checkPort, frontHeap, heapOf, readSettings, type Settings } from './settings.ts';

/** A process of ours: how it starts, and where it says that it is ready. */
export interface Part {
  launch: () => Running;
  readyAt: string;
}

/**
 * Starts the parts one after the other, waits for each, and stops them in the opposite order when a signal comes. A part
 * that ends by itself starts again, and the others go on meanwhile; one that keeps ending stops everything.
 */
async function start(settings: Settings, parts: readonly Part[]): Promise<void> {
  const running = new Map<Part, Running>();
  const patience = 15 + readGatewayConfig(process.env).drainMs / 1000;
  const halt = new AbortController();
  let stopping: Promise<void> | undefined;
  const stopAll = (code: number) =>
    (stopping ??= (async () => {
      process.exitCode = code;
      halt.abort();
      for (const part of parts.toReversed()) if (running.has(part)) await stop(running.get(part)!, patience);
      process.disconnect?.();
    })());
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stopAll(0));
  process.on('disconnect', () => void stopAll(0));

  /** @returns once it is ready. @throws one sentence when it doesn't get ready */
  async function launch(part: Part, policy: Restarts): Promise<void> {
    const process = part.launch();
    running.set(part, process);
    await ready(process, part.readyAt);
    void process.ended.then((code) => stopping ?? again(part, policy, process, code));
  }

  async function again(part: Part, policy: Restarts, ended: Running, code: number | string): Promise<void> {
    const pause = policy.ended();
    if (pause === null) {
      console.error(`${crashed(ended, code)}, for the third time within a minute; everything else is stopped too.`);
      return stopAll(1);
    }
    console.error(`${crashed(ended, code)}; trying again in ${pause / 1000} s, everything else keeps running.`);
    await wait(pause, undefined, { signal: halt.signal }).catch(() => undefined);
    if (stopping) return stopping;
    try {
      await launch(part, policy);
      console.error(`Ready again: the ${ended.name}.`);
    } catch {
      const last = running.get(part)!;
      if (!stopping) await stop(last).then(async () => again(part, policy, last, await last.ended));
    }
    return undefined;
  }

  for (const part of parts) {
    if (stopping) return stopping;
    try {
      await launch(
        part,
        restarts(() => performance.now()),
      );
    } catch (error) {
      if (!stopping) console.error((error as Error).message);
      return stopAll(1);
    }
  }
  if (!stopping) console.log(addresses(settings));
}

/** What to open, as printed after the start. */
export function addresses(settings: Settings): string {
  const { host, port, servicesPort, foreignServices, outbox, store, sandbox, designMode } = settings;
  const name = host === '127.0.0.1' || host === '0.0.0.0' ? 'localhost' : host;
  const front = `http://${name}:${port}`;
  const services = `http://${name}:${servicesPort}`;
  return [
    '',
    designMode ? 'Larder is ready, in design mode: sample data, and nothing is saved.' : 'Larder is ready.',
    '',
    `  Storefront      ${front}`,
    ...(store && !foreignServices ? [`  Guided tour     ${front}/tour`] : []),
    ...(sandbox ? [`  Sandbox         ${front}/sandbox`] : []),
    ...(designMode
      ? []
      : [
          `  GraphQL         ${front}/graphql`,
          `  Console         ${front}/admin`,
          `  Design system   ${front}/design-system`,
        ]),
    ...(foreignServices ? [] : [`  REST services   ${services}/docs`]),
    ...(outbox ? [`  Sign-in outbox  ${services}/outbox  (one-time codes arrive here)`] : []),
    ...(store ? [`  The store       ${services}/store  (orders to pick, pack, and hand over)`] : []),
    `  Other banners   http://haggen.localhost:${port}, http://vons.localhost:${port}, … (any other host is Safeway)`,
    '',
    'Ctrl-C stops everything.',
  ].join('\n');
}

/** Switches of the gateway in development: each start composes the areas' SDL first, and so never serves what stood before an edit. */
export const gatewayInDev: readonly string[] = [
  '--watch-path=gateway/src',
  '--watch-preserve-output',
  '--import',
  pathToFileURL(join(root, 'gateway/scripts/compose.ts')).href,
];

/** The two processes: the services with their database, unless all of them stand elsewhere, and the front. */
export function parts(settings: Settings, dev: boolean): Part[] {
  const { host, port, servicesPort, dataDir, foreignServices, frontHeapMb, servicesHeapMb, designMode } = settings;
  const env = { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn' };
  const at = host === '0.0.0.0' ? '127.0.0.1' : host;
  const watch = dev ? ['--watch-path=services/src', '--watch-preserve-output'] : [];
  return [
    ...(foreignServices
      ? []
      : [
          {
            launch: () =>
              run({ name: 'services', args: [heapOf(servicesHeapMb), ...watch, 'services/src/main.ts'], env }),
            readyAt: `http://${at}:${servicesPort}/readyz`,
          },
        ]),
    {
      launch: () =>
        run({
          name: 'front',
          args: [
            ...frontHeap(frontHeapMb),
            ...(dev && !designMode ? gatewayInDev : []),
            designMode ? 'web/src/main.ts' : 'gateway/src/main.ts',
          ],
          env: { ...env, NODE_ENV: dev ? 'development' : 'production' },
        }),
      readyAt: `http://${at}:${port}/${designMode ? 'healthz' : 'readyz'}`,
    },
  ];
}

/** Checks what can be checked before anything is built or started; throws one sentence. */
async function check(settings: Settings): Promise<void> {
  const { port, servicesPort, host, dataDir, embedded, foreignServices } = settings;
  readGatewayConfig(process.env);
  if (!foreignServices) readServicesConfig(process.env, root);
  if (port === servicesPort) throw new Error(`PORT and SERVICES_PORT are both ${port}; they have to differ.`);
  if (!foreignServices) {
    if (embedded) await checkDataDir(dataDir);
    await checkPort('SERVICES_PORT', servicesPort, host);
  }
  await checkPort('PORT', port, host);
}

/** Starts everything. `prepare` makes what the parts need: the build, or the development tools. */
export async function main({ dev, prepare }: { dev: boolean; prepare: () => Promise<void> }): Promise<void> {
  try {
    const settings = readSettings(process.env);
    await check(settings);
    await prepare();
    await start(settings, parts(settings, dev));
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
    process.disconnect?.();
  }
}

if (process.argv.includes('--design')) process.env['CONSUMER'] = 'themedesigner';
if (import.meta.main) await main({ dev: false, prepare: build });
