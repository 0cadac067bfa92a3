import { readConfig as readServicesConfig } from '../services/src/platform/config.ts';
import { readConfig as readGatewayConfig } from '../gateway/src/config.ts';
import { build } from './build.ts';
import { crashed, ready, root, run, stop, type Running } from './processes.ts';
import { checkDataDir, checkPort, frontHeap, heapOf, readSettings, type Settings } from './settings.ts';

/** Starts the parts one after the other, waits for each, and stops them in the opposite order when one ends or a signal comes. */
async function start(settings: Settings, parts: readonly { launch: () => Running; readyAt: string }[]): Promise<void> {
  const running: Running[] = [];
  let stopping: Promise<void> | undefined;
  const stopAll = (code: number) =>
    (stopping ??= (async () => {
      process.exitCode = code;
      for (const part of running.toReversed()) await stop(part);
      process.disconnect?.();
    })());
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stopAll(0));
  process.on('disconnect', () => void stopAll(0));

  for (const { launch, readyAt } of parts) {
    if (stopping) return stopping;
    const part = launch();
    running.push(part);
    void part.ended.then((code) => {
      if (stopping) return;
      console.error(crashed(part, code));
      void stopAll(1);
    });
    try {
      await ready(part, readyAt);
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
    ...(designMode ? [] : [`  GraphQL         ${front}/graphql`, `  Design system   ${front}/design-system`]),
    ...(foreignServices ? [] : [`  REST services   ${services}/docs`]),
    ...(outbox ? [`  Sign-in outbox  ${services}/outbox  (one-time codes arrive here)`] : []),
    ...(store ? [`  The store       ${services}/store  (orders to pick, pack, and hand over)`] : []),
    `  Other banners   http://haggen.localhost:${port}, http://vons.localhost:${port}, … (any other host is Safeway)`,
    '',
    'Ctrl-C stops everything.',
  ].join('\n');
}

/** The two processes: the services with their database, unless all of them stand elsewhere, and the front. */
export function parts(settings: Settings, dev: boolean): { launch: () => Running; readyAt: string }[] {
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
            ...(dev && !designMode ? ['--watch-path=gateway/src', '--watch-preserve-output'] : []),
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
