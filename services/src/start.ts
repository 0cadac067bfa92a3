import { buildApp, migrated, services, startServices } from './app.ts';
import { seedDemoBaskets } from './demo/baskets.ts';
import { seedDemoBusinessOrders } from './demo/business-orders.ts';
import { seedDemoCarts } from './demo/carts.ts';
import { seedDemoChallenges } from './demo/challenges.ts';
import { seedDemo } from './demo/index.ts';
import { seedDemoLists } from './demo/lists.ts';
import { seedDemoOperators } from './demo/operators.ts';
import { seedDemoOrders } from './demo/orders.ts';
import { seedDemoSubscriptions } from './demo/subscriptions.ts';
import { demoTimeZone, seedDemoShop } from './demo/shop.ts';
import { seedWelcomeOffers } from './demo/welcome.ts';
import { seedDemoOffers } from './offers/index.ts';
import { startStandIn } from './orders/index.ts';
import { movableClock, systemClock } from './platform/clock.ts';
import type { ServicesConfig } from './platform/config.ts';
import { keepDemoClock } from './platform/demo-clock.ts';
import { createClient, createDatabase } from './platform/database/database.ts';
import { gatheredLines } from './platform/http/log-lines.ts';
import { loggerOptions } from './platform/http/server.ts';
import { startJobs } from './platform/jobs/jobs.ts';
import { openLiveChanges } from './platform/live/live-changes.ts';
import { isOutage } from './platform/database/database-health.ts';
import { migrate, readMigrations } from './platform/database/migrations.ts';
import { openDatabase } from './platform/postgres/open-database.ts';
import { StartError, codeOf } from './platform/start-error.ts';
import { cryptoRandom } from './platform/random.ts';
import { openReferences } from './platform/reference-data/reference-data.ts';
import { createTableChanges } from './platform/reference-data/table-changes.ts';
import type { ServiceApp } from './platform/service.ts';

export interface Running {
  /** Where the services answer, like http://127.0.0.1:4001. */
  address: string;
  notice: string | null;
  /** Lets the requests that are under way end, then stops jobs and database. */
  stop(): Promise<void>;
}

/** Starts everything: database, migrations, jobs, services, demo data, HTTP. @throws StartError */
export async function start(given: ServicesConfig): Promise<Running> {
  const undo: (() => Promise<unknown>)[] = [];
  const stop = async (): Promise<void> => {
    for (let step = undo.pop(); step; step = undo.pop()) await step();
  };
  try {
    let config = given;
    if (config.demoData && config.quillpayUrl === null) {
      const provider = await startStandIn();
      undo.push(provider.close);
      config = { ...config, quillpayUrl: provider.url, demoWallet: true };
    }
    const listens = config.databasePooler === 'none';
    const changes = createTableChanges();
    const database = await openDatabase(config, {
      waitForFolderMs: longestCommandMs,
      writes: true,
      say: (sentence) => console.log(sentence),
      ...(listens ? { onConnect: changes.follow } : {}),
    });
    undo.push(database.close);
    const { connection } = database;
    await migrate(connection, await readMigrations(migrated(services)));
    const db = createDatabase(database.pool);
    const listenOn = listens ? () => createClient(connection) : null;
    const references = await openReferences({ db, changes, listenOn });
    undo.push(references.stop);
    const live = openLiveChanges({ listenOn });
    undo.push(live.stop);

    let report: (error: Error) => void = () => undefined;
    const runner = await startJobs({
      connection,
      onError: (error) => report(error),
      workers: true,
    });
    undo.push(runner.stop);

    const devClock = movableClock();
    if (config.demoData) await keepDemoClock(db, 0);
    const context = {
      db,
      database: database.health,
      clock: config.demoData ? devClock : systemClock,
      random: cryptoRandom,
      jobs: runner.jobs,
      outbox: runner.outbox,
      live,
      config,
    };
    const logger = loggerOptions(config.logLevel, gatheredLines());
    const app = await buildApp(context, { services, logger, ...(config.demoData ? { devClock } : {}) });
    report = (error) => {
      if (!database.health.statementFailed(error)) return;
      if (isOutage(error)) app.log.warn({ code: codeOf(error), reason: error.message }, 'background jobs');
      else app.log.warn({ err: error }, 'background jobs');
    };
    undo.push(() => drain(app, config));
    await startServices({ ...context, log: app.log }, services);
    if (config.demoData) {
      await seedDemo(context);
      await seedDemoShop(context);
      await seedDemoOffers(context, demoTimeZone);
      await seedWelcomeOffers(context);
      await seedDemoLists(context);
      await seedDemoCarts(context);
      await seedDemoOrders(context);
      await seedDemoBusinessOrders(context);
      await seedDemoSubscriptions(context);
      await seedDemoBaskets(context);
      await seedDemoChallenges(context);
      await seedDemoOperators(context);
    }
    const address = await listen(app, config);
    return { address, notice: database.notice, stop };
  } catch (error) {
    await stop().catch(() => undefined);
    throw error;
  }
}

/** How long a start waits for a command that has the data folder, such as an operation run while no services were there. */
const longestCommandMs = 20_000;

/** Serves for as long as it is told to; then requests under way may end, for ten seconds. */
async function drain(app: ServiceApp, { drainMs }: ServicesConfig): Promise<void> {
  await app.drain.begin(drainMs);
  const limit = setTimeout(() => app.server.closeAllConnections(), 10_000);
  await app.close();
  clearTimeout(limit);
}

async function listen(app: ServiceApp, { host, port }: ServicesConfig): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    if (codeOf(error) === 'EADDRINUSE')
      throw new StartError(
        `Port ${port} on ${host} is already in use: stop whatever is using it, or set SERVICES_PORT to another port.`,
      );
    if (codeOf(error) === 'EACCES')
      throw new StartError(`Port ${port} on ${host} isn't allowed: set SERVICES_PORT to another port.`);
    throw error;
  }
}
